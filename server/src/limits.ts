/** What one visitor may ask for. */
export interface Limits {
  readonly messageBytes: number;
  readonly messagesPerSecond: number;
  /** So many messages may come at once. */
  readonly burst: number;
  /** An address, where several people may live, has so many times the rate of one socket. */
  readonly addressFactor: number;
  readonly socketsPerAddress: number;
  /** Messages without sense in a row, until the socket is closed. */
  readonly badMessages: number;
  /** A reader that is so many bytes behind is let go. */
  readonly unsentBytes: number;
  readonly requestsPerMinute: number;
  readonly newMatchesPerMinute: number;
}

export const LIMITS: Limits = {
  messageBytes: 4096,
  messagesPerSecond: 30,
  burst: 60,
  addressFactor: 10,
  socketsPerAddress: 100,
  badMessages: 20,
  unsentBytes: 4_000_000,
  requestsPerMinute: 600,
  newMatchesPerMinute: 60,
};
