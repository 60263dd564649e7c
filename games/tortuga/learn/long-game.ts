/** A game of three up to the last time that the chests move. */
const MOVES = `
0 pick B, 1 pick BC, 2 pick BE, 2 turn crew, 0 turn fleet, 0 pick C, 1 pick E, 2 pick A, 0 pick ADE, 1 pick D,
2 pick C, 0 bonus fleet, 1 pick A, 2 pick D, 0 perform, 2 perform, 2 perform, 1 perform, 1 perform,
1 keep coin2, 1 attack 0, 2 forfeit, 0 attack 2 chest 0, 1 forfeit, 0 arrange crew red yellow,
1 arrange crew white blue yellow, 2 arrange crew purple red, 0 pick CE, 1 pick A, 2 pick A, 0 turn raid,
0 pick D, 1 pick B, 2 pick CE, 1 turn board, 0 pick none, 1 pick E, 2 pick B, 0 pick B, 0 turn crew, 0 pick A,
1 pick C, 2 pick D, 1 turn hunt, 2 bonus hunt, 0 bonus hunt, 1 pick D, 1 perform, 0 perform, 1 perform,
2 perform, 2 keep coin3, 1 perform, 2 forfeit, 0 attack 1 centre red, 2 attack 1 chest 0, 0 forfeit,
0 arrange fleet red yellow, 0 arrange crew white red, 1 arrange fleet blue yellow, 2 arrange fleet purple red,
2 arrange crew purple white, 0 pick B, 1 pick C, 2 pick C, 0 turn board, 1 turn hunt, 2 turn raid, 0 pick C,
1 pick A, 2 pick E, 2 turn raid, 0 pick D, 1 pick D, 2 pick A, 0 turn raid, 1 turn board, 0 pick E, 1 pick B,
2 pick D, 2 turn board, 0 pick A, 1 pick E, 2 pick none, 2 pick B, 2 perform, 1 perform, 2 perform, 0 perform,
0 keep coin2, 1 perform, 1 attack 2 chest 0, 2 attack 1 centre yellow, 0 attack 2 chest 0, 2 forfeit,
0 arrange fleet white red, 0 arrange crew purple white yellow, 1 arrange crew purple blue,
2 arrange crew blue yellow, 0 pick D, 1 pick A, 2 pick D, 2 turn board, 0 pick C, 1 pick B, 2 pick A, 0 pick A,
1 pick C, 2 pick C, 2 turn hunt, 0 turn fleet, 0 pick BE, 1 pick D, 2 pick E, 1 turn board, 0 bonus raid,
1 pick E, 2 pick B, 2 perform, 0 perform, 1 perform, 2 perform, 2 perform, 2 keep coin2, 1 forfeit, 2 forfeit,
0 attack 1 chest 0, 1 attack 2, 0 arrange fleet purple white, 0 arrange crew purple yellow,
2 arrange fleet blue yellow, 2 arrange crew purple yellow, 0 pick E, 1 pick A, 2 pick C, 2 turn raid, 0 pick B,
1 pick BD, 2 pick D, 0 turn board, 0 pick D, 1 pick C, 2 pick A, 2 turn hunt, 0 turn board, 0 pick A, 1 pick E,
2 pick E, 1 bonus hunt, 0 pick none, 2 pick B, 2 turn crew, 0 pick C, 0 perform, 2 perform, 1 perform,
1 keep coin2, 2 perform, 0 attack 2 chest 0, 1 attack 0 centre yellow, 0 attack 2 chest 0, 2 forfeit
`;

export const LONG_GAME: readonly string[] = MOVES.trim().split(/,\s+/);
