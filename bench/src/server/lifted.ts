const PLENTY = 1_000_000;

/** For a house in which one visitor is a whole crowd. */
export const LIFTED = {
  messagesPerSecond: PLENTY,
  burst: PLENTY,
  socketsPerAddress: PLENTY,
  requestsPerMinute: PLENTY,
  newMatchesPerMinute: PLENTY,
  purse: PLENTY,
  coinsPerSecond: PLENTY,
} as const;
