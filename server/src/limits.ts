/** What one visitor may ask for. */
export interface Limits {
  readonly messageBytes: number;
  readonly messagesPerSecond: number;
  /** So many messages may come at once. */
  readonly burst: number;
  /** An address, where several people may live, has so many times the rate of one socket, and of one guest. */
  readonly addressFactor: number;
  readonly socketsPerAddress: number;
  /** Messages without sense in a row, until the socket is closed. */
  readonly badMessages: number;
  /** A socket where nobody has joined a table by then is closed. */
  readonly joinSeconds: number;
  /** A reader that is so many bytes behind is let go. */
  readonly unsentBytes: number;
  /** All readers behind one address together; those furthest behind are let go first. */
  readonly unsentBytesPerAddress: number;
  readonly requestsPerMinute: number;
  readonly newMatchesPerMinute: number;
  /** Matches without a table that an address may begin in a day. */
  readonly matchesPerAddress: number;
  /** Documents that an address may bring along in a day. */
  readonly documentBytesPerAddress: number;
  /** What is expensive is paid in coins, of which a guest receives so many. */
  readonly coinsPerSecond: number;
  /** So many coins can be saved up; whatever costs more takes all of them and leaves a debt. */
  readonly purse: number;
  /** A seat may take back so often, and so many times at once. */
  readonly undosPerSecond: number;
  readonly undoBurst: number;
  /** The head of a request, and then its body, must have come within so long. */
  readonly headSeconds: number;
  readonly bodySeconds: number;
}

export const LIMITS: Limits = {
  messageBytes: 4096,
  messagesPerSecond: 30,
  burst: 60,
  addressFactor: 10,
  socketsPerAddress: 100,
  badMessages: 20,
  joinSeconds: 30,
  unsentBytes: 1_000_000,
  unsentBytesPerAddress: 16_000_000,
  requestsPerMinute: 600,
  newMatchesPerMinute: 60,
  matchesPerAddress: 500,
  documentBytesPerAddress: 4_000_000,
  coinsPerSecond: 30,
  purse: 600,
  undosPerSecond: 1,
  undoBurst: 20,
  headSeconds: 15,
  bodySeconds: 30,
};

/** In coins. For one, the server works a quarter of a millisecond at most. */
export const PRICES = {
  join: 4,
  look: 1,
  undo: 4,
  say: 2,
  here: 1,
  list: 4,
  open: 1,
  newTable: 20,
  newMatch: 20,
  record: 4,
} as const;

/** One coin pays for so many bytes told or brought along… */
export const BYTES_PER_COIN = 8192;
/** … or for so many entries read from the store. */
export const ENTRIES_PER_COIN = 20;
