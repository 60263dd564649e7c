/** A run up to its last shots, as a good captain flew it. */
const MOVES = `
engage KC, fire, brace, endure, fire, fire, brace, endure, fire, sell KC, heal 1, buy 4C, buy 4S, leave,
engage AS, fire, strike, fire, improvise 7C, strike, engage JD, fire, strike, brace, endure, re-engage, fire,
strike, engage QD, fire, strike, fire, strike, fire, strike, sell JD, heal 1, buy 3C, leave, engage JC, fire,
fire, engage QS, fire, improvise 3C, improvise 4C, strike, engage KS, fire, drone ballistics, strike, brace,
improvise 9D, endure, re-engage, fire, engage QH, fire, strike, brace, improvise 5D, endure, re-engage, fire,
strike, brace, improvise 7S, endure, re-engage, fire, strike, engage KH, fire, strike, fire, strike, brace,
improvise 4D, endure, re-engage, fire, strike, sell AS, sell JC, sell KS, sell QH, sell KH, buy 6C, buy 5C,
buy 6S, buy 8S, repair, buy 9S, heal 8, back-room, buy 3C, leave, engage JS, fire, improvise 3C, improvise 5C,
strike, engage JH, fire, strike, brace, improvise 8S, endure, re-engage, fire, strike, engage QC, fire, brace,
drone shields, endure, re-engage, fire, brace, re-engage, fire, brace, re-engage, fire, engage KD, fire,
strike, brace, endure, re-engage, fire, strike, brace, improvise 6S, endure, re-engage, fire, improvise 6C,
strike, engage AC, fire, brace, endure, flee QD, sell JH, sell QC, sell KD, heal 1, buy 8C, buy 10C, repair,
buy 10S, buy 7S, buy 9D, heal 8, leave, engage AC, fire, brace, drone shields, endure, re-engage, fire, brace,
re-engage, fire, brace, brace, re-engage, fire, engage AD, fire, strike, brace, improvise 9S, endure,
re-engage, fire, strike, fire, improvise 8C, strike, engage AH, fire, strike, brace, improvise 9D, endure,
brace, re-engage
`;

export const LONG_RUN: readonly string[] = MOVES.trim()
  .split(/,\s+/)
  .map((move) => `0 ${move}`);
