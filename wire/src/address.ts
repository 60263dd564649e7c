/** By which addresses other devices find the house. */
export interface HouseAddress {
  /** The one that whoever runs it has told; null if none. */
  readonly address: string | null;
  /** Those of the machine in its networks; told to its own visitors, and only if the house listens there. */
  readonly nearby: readonly string[];
}
