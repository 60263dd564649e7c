/** A way to the house: through its server, or straight to its data when no server runs on them. */
export interface Way {
  /** Answers a request such as `GET /tables`, or throws why not. */
  ask(request: string): Promise<string>;
  backUp(file: string): Promise<void>;
  /** Tells where the data from before lie. */
  restore(file: string): Promise<string>;
  close(): Promise<void>;
}
