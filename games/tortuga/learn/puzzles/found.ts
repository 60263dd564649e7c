import type { Puzzle } from '@haven/text-kit';

/** Made by `npm run puzzles -- tortuga --seed 1`. */
export const found: readonly Puzzle[] = [
  {
    id: 'dice-1',
    kind: 'dice',
    values: {
      action: 'crew',
      total: 12,
      symbol: '',
      numbers: '',
      skulls: 1,
      chance: 64,
      other: 39,
    },
    task: {
      type: 'choose',
      best: ['pick E'],
    },
    way: ['pick E'],
    table: {
      seats: 2,
      seed: '00000000000000000000000000000000000000000000000000000000000003e8',
    },
    choices: 10,
    before:
      '0 pick B, 1 pick E, 0 turn crew, 1 turn raid, 0 pick AE, 1 pick B, 0 pick CD, 1 pick D, 0 bonus raid, 1 pick A, 0 bonus raid, 1 pick none, 1 pick C, 1 turn board, 1 perform, 0 perform, 0 perform, 1 attack 0, 0 attack 1 chest 0, 0 arrange crew purple white, 1 arrange crew white red, 0 pick AE, 1 pick B, 0 pick D, 1 pick ACE, 0 turn board, 0 pick B, 1 pick D, 1 bonus board, 0 pick none, 0 pick C, 1 perform, 0 forfeit, 0 attack 1 chest 0, 0 arrange fleet purple white, 0 arrange crew purple white, 1 arrange crew blue, 0 pick E, 1 pick C, 0 turn raid, 0 pick C, 1 pick E, 0 turn hunt, 0 pick A, 1 pick D, 0 pick D, 1 pick A, 1 turn fleet, 0 pick B, 1 pick B, 1 perform, 0 perform, 0 perform, 1 attack 0 chest 0, 0 attack 1 chest 0, 0 arrange fleet purple, 0 arrange crew blue red, 1 arrange crew purple, 0 pick E, 1 pick D, 1 turn board, 0 turn raid, 0 pick AB, 1 pick A, 1 turn crew, 0 pick C, 1 pick C, 0 turn crew, 0 pick D, 1 pick B, 1 turn crew, 0 bonus board, 1 pick E, 0 perform, 1 perform, 1 perform, 1 attack 0 chest 0, 0 attack 1 chest 0, 0 arrange fleet red, 0 arrange crew purple blue, 1 arrange crew purple, 0 pick A, 1 pick C, 0 turn fleet, 1 turn crew, 0 pick B, 1 pick D, 1 turn board, 0 pick D, 1 pick B, 0 pick E, 1 pick E, 0 turn raid, 1 turn fleet, 0 pick C, 1 pick A, 0 perform, 1 perform, 0 perform, 1 attack 0 chest 0, 0 attack 1 chest 0, 0 arrange fleet purple, 0 arrange crew purple purple, 1 arrange crew blue',
  },
  {
    id: 'order-1',
    kind: 'order',
    values: {
      points: 29,
      next: 28,
      lost: 1,
    },
    task: {
      type: 'choose',
      best: ['arrange crew purple'],
    },
    way: ['arrange crew purple'],
    table: {
      seats: 2,
      seed: '00000000000000000000000000000000000000000000000000000000000003e8',
    },
    choices: 2,
    before:
      '0 pick B, 1 pick E, 0 turn crew, 1 turn raid, 0 pick AE, 1 pick B, 0 pick CD, 1 pick D, 0 bonus raid, 1 pick A, 0 bonus raid, 1 pick none, 1 pick C, 1 turn board, 1 perform, 0 perform, 0 perform, 1 attack 0, 0 attack 1 chest 0, 0 arrange crew purple white, 1 arrange crew white red, 0 pick AE, 1 pick B, 0 pick D, 1 pick ACE, 0 turn board, 0 pick B, 1 pick D, 1 bonus board, 0 pick none, 0 pick C, 1 perform, 0 forfeit, 0 attack 1 chest 0, 0 arrange fleet purple white, 0 arrange crew purple white, 1 arrange crew blue, 0 pick E, 1 pick C, 0 turn raid, 0 pick C, 1 pick E, 0 turn hunt, 0 pick A, 1 pick D, 0 pick D, 1 pick A, 1 turn fleet, 0 pick B, 1 pick B, 1 perform, 0 perform, 0 perform, 1 attack 0 chest 0, 0 attack 1 chest 0, 0 arrange fleet purple, 0 arrange crew blue red, 1 arrange crew purple, 0 pick E, 1 pick D, 1 turn board, 0 turn raid, 0 pick AB, 1 pick A, 1 turn crew, 0 pick C, 1 pick C, 0 turn crew, 0 pick D, 1 pick B, 1 turn crew, 0 bonus board, 1 pick E, 0 perform, 1 perform, 1 perform, 1 attack 0 chest 0, 0 attack 1 chest 0, 0 arrange fleet red, 0 arrange crew purple blue, 1 arrange crew purple, 0 pick A, 1 pick C, 0 turn fleet, 1 turn crew, 0 pick B, 1 pick D, 1 turn board, 0 pick D, 1 pick B, 0 pick E, 1 pick E, 0 turn raid, 1 turn fleet, 0 pick C, 1 pick A, 0 perform, 1 perform, 0 perform, 1 attack 0 chest 0, 0 attack 1 chest 0, 0 arrange fleet purple, 0 arrange crew purple purple, 1 arrange crew blue, 0 pick A, 1 pick D, 1 turn board, 0 pick D, 1 pick E, 0 pick E, 1 pick B, 1 turn crew, 0 pick B, 1 pick C, 1 turn raid, 0 pick C, 1 pick A, 0 perform, 1 perform, 0 perform, 1 attack 0 chest 0, 1 forfeit, 0 arrange crew red blue, 1 arrange crew purple yellow, 0 pick B, 1 pick A, 0 turn fleet, 0 pick D, 1 pick D, 1 turn board, 0 pick AC, 1 pick C, 0 pick E, 1 pick B, 1 turn hunt, 0 bonus board, 1 pick E, 1 turn crew, 0 perform, 1 perform, 1 perform, 1 attack 0 chest 0, 0 attack 1 chest 0, 0 arrange crew purple, 1 arrange crew purple yellow, 0 pick B, 1 pick B, 1 turn board, 0 pick A, 1 pick AE, 1 turn raid, 0 pick D, 1 pick C, 0 pick C, 1 pick D, 0 turn fleet, 1 bonus board, 0 pick E, 0 perform, 1 perform, 0 perform, 1 forfeit, 1 attack 0 chest 0, 0 arrange crew blue, 1 arrange fleet purple yellow, 1 arrange crew purple red, 0 pick D, 1 pick A, 0 turn board, 0 pick E, 1 pick B, 0 pick C, 1 pick C, 0 pick A, 1 pick E, 0 pick B, 1 pick D, 0 perform, 1 perform, 0 perform, 0 attack 1 chest 0, 0 attack 1 chest 0',
  },
  {
    id: 'dice-2',
    kind: 'dice',
    values: {
      action: 'raid',
      total: 9,
      symbol: 'board',
      numbers: '4',
      skulls: 0,
      chance: 51,
      other: 33,
    },
    task: {
      type: 'choose',
      best: ['pick B'],
    },
    way: ['pick B'],
    table: {
      seats: 3,
      seed: '00000000000000000000000000000000000000000000000000000000000003e9',
    },
    choices: 5,
    before:
      '0 pick A, 1 pick A, 2 pick A, 0 pick C, 1 pick D, 2 pick C, 0 pick BDE, 1 pick C, 2 pick B, 2 turn crew, 0 bonus raid, 1 pick B, 2 pick D, 0 bonus raid, 1 pick E, 2 pick E, 2 perform, 0 perform, 1 perform, 2 perform, 1 perform, 1 keep coin2, 0 attack 2 chest 0, 2 attack 0, 0 arrange crew purple, 1 arrange crew white yellow blue, 2 arrange crew yellow red, 0 pick B, 1 pick C, 2 pick C, 1 turn hunt, 0 pick E, 1 pick E, 2 pick D, 2 turn board, 0 turn raid, 0 pick A, 1 pick D, 2 pick E, 2 turn raid, 0 pick C, 1 pick A, 2 pick A, 0 pick D, 1 pick B, 2 pick B, 1 perform, 0 perform, 0 perform, 2 perform, 2 keep coin2, 1 perform, 1 attack 0 chest 0, 2 forfeit, 2 forfeit, 0 attack 1 centre yellow, 1 arrange fleet white yellow blue, 1 arrange crew purple red, 2 arrange fleet yellow red, 2 arrange crew red blue, 0 pick C, 1 pick B, 2 pick AE',
  },
  {
    id: 'dice-3',
    kind: 'dice',
    values: {
      action: 'crew',
      total: 10,
      symbol: 'crew',
      numbers: '1',
      skulls: 0,
      chance: 70,
      other: 48,
    },
    task: {
      type: 'choose',
      best: ['pick D'],
    },
    way: ['pick D'],
    table: {
      seats: 2,
      seed: '00000000000000000000000000000000000000000000000000000000000003ea',
    },
    choices: 6,
    before:
      '0 pick A, 1 pick E, 0 turn fleet, 0 pick CE, 1 pick A, 1 turn fleet, 0 pick D, 1 pick C, 0 pick B, 1 pick D, 1 turn fleet, 0 bonus raid, 1 pick B, 1 perform, 1 perform, 0 attack 1, 0 attack 1 chest 0, 0 arrange crew purple white, 1 arrange crew white red, 0 pick AE, 1 pick C, 1 turn hunt, 0 pick B, 1 pick E, 0 pick C, 1 pick D, 0 turn hunt, 1 turn hunt, 0 pick D, 1 pick B, 0 turn hunt, 0 bonus board, 1 pick A, 0 perform, 1 perform, 1 attack 0 chest 0, 0 attack 1 chest 0, 0 arrange fleet purple white, 0 arrange crew white blue, 1 arrange crew blue yellow, 0 pick D, 1 pick D, 1 turn board, 0 turn board, 0 pick C, 1 pick B, 0 pick E, 1 pick A, 0 pick B, 1 pick C, 1 turn board, 0 turn board, 0 pick A, 1 pick none, 1 pick E, 0 perform, 0 perform, 0 attack 1 chest 0, 0 forfeit, 0 arrange fleet white blue, 0 arrange crew red yellow, 1 arrange fleet yellow blue, 0 pick E, 1 pick B, 0 pick D, 1 pick E, 0 pick A, 1 pick A, 0 pick B, 1 pick C, 0 turn hunt, 0 pick none, 1 pick D, 0 pick C, 1 perform, 0 perform, 0 attack 1 chest 1, 0 forfeit, 0 arrange fleet yellow red, 0 arrange crew red yellow',
  },
  {
    id: 'dice-4',
    kind: 'dice',
    values: {
      action: 'fleet',
      total: 12,
      symbol: 'fleet',
      numbers: '4',
      skulls: 0,
      chance: 64,
      other: 38,
    },
    task: {
      type: 'choose',
      best: ['pick D'],
    },
    way: ['pick D'],
    table: {
      seats: 2,
      seed: '00000000000000000000000000000000000000000000000000000000000003ec',
    },
    choices: 6,
    before:
      '0 pick B, 1 pick DE, 0 pick D, 1 pick B, 0 pick E, 1 pick A, 0 pick C, 1 pick C, 0 turn hunt, 1 bonus raid, 0 pick A, 1 perform, 0 perform, 0 perform, 1 attack 0, 1 attack 0 chest 0, 0 arrange crew white blue, 0 pick D, 1 pick D, 1 turn board, 0 pick E, 1 pick A, 0 turn raid, 0 pick B, 1 pick C, 1 turn raid, 0 pick A, 1 pick E, 0 pick C, 1 pick B, 0 turn raid, 1 perform, 1 perform, 0 perform, 0 forfeit, 0 attack 1 chest 0, 0 arrange fleet white blue, 0 arrange crew yellow blue, 0 pick D, 1 pick B, 0 turn board, 1 turn board, 0 pick AE, 1 pick A, 0 turn raid, 0 pick C, 1 pick D, 1 turn board, 0 pick B, 1 pick CE, 1 perform, 0 perform, 0 forfeit, 0 forfeit, 0 arrange fleet yellow blue, 0 arrange crew purple blue, 0 pick CE, 1 pick E, 0 pick A, 1 pick B, 1 turn crew, 0 pick D, 1 pick D, 0 turn board, 0 pick B, 1 pick C, 0 bonus board, 1 pick A, 1 turn hunt, 0 perform, 1 perform, 1 perform, 0 attack 1 chest 0, 0 attack 1 chest 0, 0 arrange fleet purple blue, 0 arrange crew white red, 1 arrange crew yellow red',
  },
  {
    id: 'dice-5',
    kind: 'dice',
    values: {
      action: 'fleet',
      total: 6,
      symbol: 'raid',
      numbers: '4',
      skulls: 0,
      chance: 26,
      other: 0,
    },
    task: {
      type: 'choose',
      best: ['pick C', 'pick B'],
    },
    way: ['pick C'],
    table: {
      seats: 3,
      seed: '00000000000000000000000000000000000000000000000000000000000003ed',
    },
    choices: 4,
    before:
      '0 pick AD, 1 pick CE, 2 pick A, 0 turn fleet, 0 pick B, 1 pick B, 2 pick E, 0 pick C, 1 pick A, 2 pick D, 0 pick E, 1 pick D, 2 pick B, 2 turn crew, 0 bonus raid, 1 bonus crew, 2 pick C, 0 perform, 1 perform, 2 perform, 2 perform, 2 keep coin1, 1 perform, 2 forfeit, 0 forfeit, 0 arrange crew yellow red, 1 arrange crew yellow blue, 2 arrange crew purple red blue, 0 pick C, 1 pick AE, 2 pick E, 0 turn raid, 1 turn raid, 0 pick A, 1 pick C, 2 pick C, 1 turn hunt, 2 turn raid, 0 pick E, 1 pick D, 2 pick A, 0 turn crew, 0 pick B, 1 pick B, 2 pick B, 1 bonus board, 0 pick D, 2 pick D, 2 turn fleet, 0 perform, 2 perform, 0 perform, 1 perform, 1 keep coin1, 2 perform, 1 attack 2 chest 0, 0 forfeit, 2 attack 1 chest 0, 1 forfeit, 0 arrange fleet yellow red, 1 arrange crew purple red yellow, 2 arrange fleet purple red, 2 arrange crew yellow red, 0 pick B, 1 pick B, 2 pick D, 0 turn board, 0 pick A, 1 pick D, 2 pick A, 0 pick D, 1 pick E, 2 pick B, 1 turn raid, 2 turn board, 0 turn board, 0 pick C, 1 pick A, 2 pick none, 1 turn hunt, 0 turn hunt, 2 pick E, 0 pick E, 1 pick C, 2 pick C, 2 turn raid, 1 perform, 1 perform, 0 perform, 2 perform, 2 keep coin3, 0 perform, 2 attack 1 chest 0, 0 attack 2 centre blue, 1 attack 0 chest 0, 2 forfeit, 0 arrange crew yellow blue, 1 arrange fleet purple red yellow, 1 arrange crew white yellow, 2 arrange fleet yellow, 2 arrange crew blue yellow, 0 pick B, 1 pick E, 2 pick A, 2 turn fleet, 0 turn board, 1 turn raid, 0 pick C, 1 pick C, 2 pick B, 0 pick D, 1 pick A, 2 pick C, 0 turn hunt, 0 pick E, 1 pick D, 2 pick E, 0 pick A, 1 pick B, 2 pick D, 2 perform, 1 perform, 2 perform, 0 perform, 0 perform, 0 keep coin3, 1 perform, 2 attack 1 chest 0, 0 attack 2 centre red, 1 attack 0 chest 1, 0 arrange crew red blue blue, 1 arrange fleet white yellow, 1 arrange crew yellow blue, 2 arrange fleet blue yellow, 2 arrange crew purple red, 0 pick E, 1 pick D, 2 pick D, 1 turn board, 0 pick C, 1 pick C, 2 pick A, 0 turn hunt, 1 turn hunt, 2 turn raid, 0 pick A, 1 pick B, 2 pick C, 1 turn crew, 0 pick B, 1 pick E, 2 pick B, 1 turn raid, 0 pick D, 1 pick A, 2 pick E, 0 perform, 1 perform, 0 perform, 0 perform, 0 keep coin1, 1 perform, 2 forfeit, 1 attack 2 centre blue, 2 attack 0 chest 0, 0 forfeit, 0 arrange crew purple white, 1 arrange fleet blue yellow, 1 arrange crew blue yellow, 2 arrange fleet purple, 2 arrange crew white red, 0 pick D, 1 pick D, 2 pick A, 1 turn board, 0 turn board, 0 pick E, 1 pick C, 2 pick E, 1 turn hunt, 2 turn raid, 0 turn raid',
  },
  {
    id: 'dice-6',
    kind: 'dice',
    values: {
      action: 'hunt',
      total: 7,
      symbol: 'hunt',
      numbers: '4',
      skulls: 0,
      chance: 87,
      other: 68,
    },
    task: {
      type: 'choose',
      best: ['pick A'],
    },
    way: ['pick A'],
    table: {
      seats: 2,
      seed: '00000000000000000000000000000000000000000000000000000000000003ee',
    },
    choices: 4,
    before:
      '0 pick C, 1 pick A, 0 pick B, 1 pick D, 0 turn crew, 0 pick A, 1 pick E, 1 turn raid, 0 pick E, 1 pick BC, 1 bonus raid, 0 pick D, 0 perform, 1 perform, 1 forfeit, 1 attack 0 chest 0, 0 arrange crew red yellow, 1 arrange crew purple white, 0 pick E, 1 pick C, 0 turn raid, 0 pick D, 1 pick B, 0 turn board, 0 pick B, 1 pick A, 1 turn hunt, 0 pick AC, 1 pick E, 1 turn raid, 0 bonus hunt, 1 pick D, 1 turn crew, 1 perform, 1 perform, 0 perform, 0 attack 1 chest 0, 1 attack 0 chest 1, 0 arrange crew white yellow, 1 arrange fleet purple white, 1 arrange crew yellow red, 0 pick CE, 1 pick E, 0 pick B, 1 pick B, 1 turn board, 0 pick A, 1 pick C, 0 pick D, 1 pick D, 0 turn board, 0 bonus board, 1 pick none, 1 pick A, 0 perform, 0 attack 1 chest 0, 0 forfeit, 0 arrange fleet white yellow, 0 arrange crew purple purple, 1 arrange fleet red yellow, 0 pick E, 1 pick E, 1 turn raid, 0 pick B, 1 pick A, 0 pick C, 1 pick CD, 0 pick D, 1 pick B, 0 turn board, 1 bonus hunt, 0 pick A, 0 perform, 1 perform, 0 forfeit, 1 forfeit, 1 arrange crew purple red, 0 pick D, 1 pick B, 0 turn board, 0 pick C, 1 pick D, 1 turn board, 0 turn raid, 0 pick E, 1 pick E, 0 pick B, 1 pick A, 0 pick A, 1 pick C, 0 turn fleet, 0 perform, 0 perform, 1 perform, 0 attack 1 chest 0, 1 forfeit, 0 arrange crew blue red, 1 arrange fleet purple, 1 arrange crew purple red, 0 pick D, 1 pick E, 0 turn board',
  },
  {
    id: 'order-2',
    kind: 'order',
    values: {
      points: 18,
      next: 15,
      lost: 3,
    },
    task: {
      type: 'choose',
      best: ['arrange fleet blue'],
    },
    way: ['arrange fleet blue'],
    table: {
      seats: 3,
      seed: '00000000000000000000000000000000000000000000000000000000000003ef',
    },
    choices: 2,
    before:
      '0 pick B, 1 pick A, 2 pick AD, 0 turn crew, 0 pick CE, 1 pick D, 2 pick B, 1 turn fleet, 0 pick D, 1 pick E, 2 pick E, 0 turn hunt, 1 turn crew, 0 pick A, 1 pick C, 2 pick C, 2 bonus crew, 0 bonus raid, 1 pick B, 2 perform, 1 perform, 1 perform, 0 perform, 0 perform, 0 keep coin2, 1 perform, 0 attack 1 chest 0, 2 forfeit, 0 arrange crew purple purple yellow, 1 arrange crew purple yellow, 2 arrange crew yellow blue, 0 pick E, 1 pick DE, 2 pick AE, 2 turn raid, 0 pick C, 1 pick C, 2 pick C, 0 pick A, 1 pick B, 2 pick B, 0 pick D, 1 pick A, 2 pick D, 1 turn fleet, 2 turn board, 1 bonus raid, 2 bonus raid, 0 pick B, 1 perform, 2 perform, 1 perform, 0 perform, 0 keep coin1, 2 attack 0 chest 0, 0 attack 1 centre blue, 1 attack 0 chest 0, 0 forfeit, 0 arrange fleet purple yellow, 0 arrange crew blue red, 1 arrange fleet purple yellow, 2 arrange fleet yellow blue, 2 arrange crew white blue, 0 pick D, 1 pick B, 2 pick D, 2 turn board, 0 pick E, 1 pick D, 2 pick E, 1 turn board, 0 turn raid, 0 pick C, 1 pick A, 2 pick C, 2 turn hunt, 0 pick A, 1 pick E, 2 pick A, 1 turn raid, 2 turn raid, 0 pick none, 1 pick C, 2 pick B, 0 pick B, 1 perform, 2 perform, 2 perform, 2 keep coin3, 0 perform, 1 attack 0 chest 0, 2 attack 1 centre blue, 1 attack 2 chest 0, 2 forfeit',
  },
  {
    id: 'steal-1',
    kind: 'steal',
    values: {},
    task: {
      type: 'choose',
      best: ['attack 1 chest 0'],
    },
    way: ['attack 1 chest 0'],
    table: {
      seats: 3,
      seed: '00000000000000000000000000000000000000000000000000000000000003f1',
    },
    choices: 4,
    before:
      '0 pick B, 1 pick B, 2 pick A, 0 pick A, 1 pick D, 2 pick E, 0 turn fleet, 0 pick DE, 1 pick C, 2 pick D, 1 turn raid, 0 pick C, 1 pick A, 2 pick B, 0 bonus raid, 1 pick E, 2 pick C, 0 perform, 2 perform, 2 perform, 0 perform, 2 perform, 2 keep coin2, 0 perform, 1 attack 2, 1 attack 2 chest 0, 0 forfeit, 0 arrange crew white blue, 1 arrange crew yellow red, 2 arrange crew yellow blue red, 0 pick D, 1 pick D, 2 pick D, 0 pick E, 1 pick B, 2 pick E, 2 turn raid, 0 pick C, 1 pick A, 2 pick A, 0 pick A, 1 pick CE, 2 pick C, 1 bonus board, 0 pick B, 2 pick B, 0 perform, 2 perform, 1 perform, 2 perform, 2 keep coin2, 1 perform, 1 attack 0 chest 0, 0 attack 1 centre yellow, 0 attack 1 chest 0, 2 attack 0, 0 arrange fleet white blue, 0 arrange crew purple yellow, 1 arrange crew white blue, 2 arrange fleet blue yellow, 2 arrange crew blue red, 0 pick B, 1 pick BD, 2 pick AE, 0 pick A, 1 pick A, 2 pick D, 0 turn raid, 1 turn hunt, 0 pick D, 1 pick E, 2 pick C, 0 turn board, 1 turn crew, 0 pick E, 1 pick C, 2 pick none, 1 turn hunt, 2 pick B, 2 bonus raid, 1 bonus crew, 0 pick C, 1 perform, 2 perform, 1 perform, 2 perform, 1 perform, 1 keep coin2',
  },
  {
    id: 'steal-2',
    kind: 'steal',
    values: {},
    task: {
      type: 'choose',
      best: ['attack 1 chest 1'],
    },
    way: ['attack 1 chest 1'],
    table: {
      seats: 3,
      seed: '00000000000000000000000000000000000000000000000000000000000003f3',
    },
    choices: 4,
    before:
      '0 pick BE, 1 pick C, 2 pick AD, 1 turn raid, 0 turn crew, 0 pick C, 1 pick BE, 2 pick E, 0 pick D, 1 pick D, 2 pick C, 0 turn hunt, 0 pick A, 1 pick A, 2 pick B, 1 perform, 2 perform, 0 perform, 2 perform, 0 perform, 0 keep coin2, 2 attack 1, 0 forfeit, 2 attack 0 chest 0, 1 attack 2, 0 arrange crew red yellow yellow, 1 arrange crew white red, 2 arrange crew white red, 0 pick D, 1 pick E, 2 pick D, 2 turn board, 0 pick B, 1 pick A, 2 pick B, 2 turn crew, 0 pick E, 1 pick B, 2 pick A, 2 turn hunt, 0 turn raid, 0 pick A, 1 pick C, 2 pick C, 0 pick C, 1 pick D, 2 pick E, 0 perform, 2 perform, 1 perform, 1 keep coin1, 2 perform, 2 attack 1 chest 0, 0 attack 2 centre blue, 0 attack 2 chest 1, 1 forfeit, 0 arrange fleet red yellow yellow, 0 arrange crew blue red red, 1 arrange fleet white red, 1 arrange crew purple yellow, 2 arrange crew white yellow, 0 pick CE, 1 pick E, 2 pick A, 1 turn crew, 2 turn hunt, 0 pick B, 1 pick A, 2 pick BC, 0 turn board, 2 turn board, 0 pick D, 1 pick B, 2 pick DE, 2 bonus hunt, 0 pick A, 1 pick C, 0 turn crew, 0 bonus hunt, 2 bonus hunt, 1 pick D, 1 perform, 2 perform, 1 perform, 0 perform, 1 perform, 1 keep coin2, 2 perform, 0 attack 1 chest 1, 2 attack 0, 0 attack 1 chest 0, 0 arrange fleet blue red, 0 arrange crew purple blue red, 1 arrange crew blue yellow, 2 arrange fleet white yellow, 0 pick BD, 1 pick C, 2 pick D, 1 turn hunt, 2 turn board, 0 pick E, 1 pick B, 2 pick B, 0 pick A, 1 pick A, 2 pick C, 2 turn hunt, 0 turn fleet, 0 pick none, 1 pick D, 2 pick A, 2 turn fleet, 0 pick C, 0 bonus raid, 1 pick E, 2 pick E, 0 perform, 2 perform, 1 perform, 2 perform, 2 perform, 2 keep coin2, 1 perform, 0 attack 1 chest 0, 2 forfeit, 0 attack 2 chest 0, 1 attack 0 centre yellow, 0 arrange fleet purple blue, 0 arrange crew purple blue, 1 arrange fleet blue yellow, 1 arrange crew yellow blue, 2 arrange crew purple yellow, 0 pick C, 1 pick D, 2 pick D, 2 turn board, 0 turn raid, 1 turn board, 0 pick D, 1 pick B, 2 pick C, 2 turn hunt, 0 pick A, 1 pick E, 2 pick B, 0 pick B, 1 pick A, 2 pick E, 2 turn raid, 0 pick E, 1 pick C, 2 pick A, 0 perform, 1 perform, 2 perform, 1 perform, 2 perform, 2 keep coin3, 1 perform',
  },
  {
    id: 'order-3',
    kind: 'order',
    values: {
      points: 18,
      next: 15,
      lost: 3,
    },
    task: {
      type: 'choose',
      best: ['arrange crew yellow'],
    },
    way: ['arrange crew yellow'],
    table: {
      seats: 2,
      seed: '00000000000000000000000000000000000000000000000000000000000003f4',
    },
    choices: 2,
    before:
      '0 pick B, 1 pick CD, 0 turn crew, 0 pick D, 1 pick AE, 0 pick AC, 1 pick B, 1 bonus crew, 0 pick E, 1 perform, 1 perform, 0 attack 1, 0 attack 1 chest 0, 0 arrange crew purple blue, 1 arrange crew blue red, 0 pick C, 1 pick A, 0 pick A, 1 pick E, 1 turn raid, 0 pick E, 1 pick B, 0 pick D, 1 pick C, 1 turn raid, 0 pick B, 1 pick none, 1 pick D, 1 turn board, 1 perform, 0 perform, 1 forfeit, 1 attack 0 chest 0, 0 arrange crew blue, 1 arrange fleet blue red, 0 pick B, 1 pick D, 0 turn crew, 1 turn board, 0 pick E, 1 pick B, 0 pick A, 1 pick AE, 0 turn hunt, 0 pick D, 1 pick C, 1 bonus board, 0 pick C, 0 perform, 0 perform, 1 forfeit, 1 attack 0 chest 0, 0 arrange crew red, 1 arrange crew blue red, 0 pick A, 1 pick A, 0 turn hunt, 0 pick E, 1 pick E, 0 turn raid, 0 pick C, 1 pick C, 0 pick B, 1 pick B, 0 pick none, 1 pick D, 0 pick D, 1 perform, 0 perform, 0 perform, 1 forfeit, 1 attack 0 chest 0',
  },
  {
    id: 'order-4',
    kind: 'order',
    values: {
      points: 19,
      next: 17,
      lost: 2,
    },
    task: {
      type: 'choose',
      best: ['arrange crew yellow'],
    },
    way: ['arrange crew yellow'],
    table: {
      seats: 2,
      seed: '00000000000000000000000000000000000000000000000000000000000003f8',
    },
    choices: 2,
    before:
      '0 pick BD, 1 pick AD, 0 pick A, 1 pick B, 0 pick E, 1 pick C, 0 pick C, 1 pick E, 1 perform, 0 attack 1 chest 0, 0 arrange crew white red, 0 pick A, 1 pick C, 1 turn raid, 0 pick C, 1 pick D, 0 turn hunt, 0 pick E, 1 pick AE, 0 turn hunt, 0 pick B, 1 pick B, 1 bonus hunt, 0 pick D, 1 perform, 0 perform, 1 attack 0 chest 0, 1 forfeit, 0 arrange fleet white red, 0 arrange crew red yellow, 0 pick E, 1 pick D, 0 pick A, 1 pick E, 1 turn raid, 0 pick C, 1 pick A, 0 pick D, 1 pick C, 0 pick none, 1 pick B, 0 pick B, 0 turn crew, 0 perform, 1 perform, 0 forfeit, 0 attack 1 chest 0, 0 arrange fleet yellow red, 0 arrange crew purple white, 0 pick D, 1 pick BD, 0 turn hunt, 0 pick A, 1 pick E, 0 pick B, 1 pick A, 0 turn crew, 0 pick C, 1 pick C, 1 turn hunt, 0 turn raid, 1 bonus raid, 0 pick E, 0 perform, 1 perform, 1 attack 0 chest 0, 0 attack 1 chest 0, 0 arrange fleet purple, 0 arrange crew yellow red, 1 arrange crew red, 0 pick E, 1 pick D, 0 turn raid, 0 pick A, 1 pick A, 0 pick D, 1 pick E, 0 turn board, 0 pick B, 1 pick B, 0 pick C, 1 pick C, 0 perform, 1 perform, 1 attack 0 chest 0, 0 forfeit, 0 arrange fleet yellow, 1 arrange crew purple, 0 pick B, 1 pick B, 1 turn crew, 0 turn board, 0 pick AC, 1 pick D, 1 turn board, 0 pick E, 1 pick E, 0 turn fleet, 0 pick D, 1 pick A, 1 turn fleet, 0 turn fleet, 0 bonus raid, 1 pick none, 1 pick C, 0 perform, 1 perform, 1 attack 0 chest 0, 0 attack 1 chest 0',
  },
  {
    id: 'steal-3',
    kind: 'steal',
    values: {},
    task: {
      type: 'choose',
      best: ['attack 1 chest 1'],
    },
    way: ['attack 1 chest 1'],
    table: {
      seats: 3,
      seed: '00000000000000000000000000000000000000000000000000000000000003fd',
    },
    choices: 4,
    before:
      '0 pick C, 1 pick B, 2 pick E, 2 turn raid, 1 turn crew, 0 pick A, 1 pick CE, 2 pick D, 0 pick D, 1 pick AD, 2 pick A, 0 turn hunt, 1 bonus raid, 0 pick E, 2 pick B, 1 bonus crew, 0 pick B, 2 pick C, 0 perform, 1 perform, 2 perform, 0 perform, 0 keep coin1, 1 perform, 2 attack 0, 1 attack 2 chest 0, 2 attack 0, 0 arrange crew white red, 1 arrange crew purple blue red, 2 arrange crew purple yellow, 0 pick B, 1 pick D, 2 pick E, 0 turn board, 1 turn board, 0 pick AC, 1 pick C, 2 pick D, 2 turn board, 0 pick D, 1 pick A, 2 pick B, 2 turn hunt, 0 pick none, 1 pick E, 2 pick A, 0 pick E, 0 turn crew, 0 bonus raid, 1 pick B, 2 pick C, 1 perform, 0 perform, 2 perform, 1 perform, 1 keep coin2, 2 perform, 0 attack 1 chest 0, 2 attack 0 centre yellow, 1 attack 2 chest 0, 0 forfeit, 0 arrange fleet white red, 0 arrange crew white yellow, 1 arrange fleet purple blue, 1 arrange crew purple yellow, 0 pick BD, 1 pick D, 2 pick E, 0 turn board, 0 pick A, 1 pick A, 2 pick C, 2 turn hunt, 0 pick CE, 1 pick C, 2 pick D, 1 turn hunt, 0 bonus board, 1 pick E, 2 pick B, 2 turn hunt, 0 bonus hunt, 1 pick B, 2 pick A, 2 perform, 1 perform, 2 perform, 2 keep coin1, 1 perform',
  },
  {
    id: 'steal-4',
    kind: 'steal',
    values: {},
    task: {
      type: 'choose',
      best: ['attack 2 centre red'],
    },
    way: ['attack 2 centre red'],
    table: {
      seats: 3,
      seed: '0000000000000000000000000000000000000000000000000000000000000403',
    },
    choices: 4,
    before:
      '0 pick C, 1 pick CE, 2 pick BD, 1 turn raid, 2 turn fleet, 0 pick BD, 1 pick AD, 2 pick ACE, 2 bonus fleet, 0 pick E, 1 pick B, 1 bonus fleet, 2 bonus hunt, 0 pick A, 0 perform, 2 perform, 2 perform, 1 perform, 1 keep coin2, 0 perform, 1 attack 2, 1 attack 2 chest 0, 0 forfeit, 0 arrange crew purple yellow, 1 arrange crew white white, 2 arrange crew blue red, 0 pick E, 1 pick E, 2 pick B, 0 turn raid, 0 pick D, 1 pick A, 2 pick CE, 0 pick C, 1 pick C, 2 pick D, 1 turn raid, 0 pick A, 1 pick B, 2 pick A, 2 bonus hunt, 0 pick B, 1 pick D, 0 turn hunt, 1 perform, 0 perform, 0 keep coin2, 2 perform, 1 attack 0 chest 0, 0 attack 1 centre red, 2 attack 0 chest 0, 1 forfeit, 0 arrange crew blue yellow, 2 arrange fleet red blue, 2 arrange crew purple yellow, 0 pick AE, 1 pick D, 2 pick E, 0 pick D, 1 pick C, 2 pick C, 0 turn board, 0 pick B, 1 pick A, 2 pick BD, 2 turn board, 0 turn crew, 0 pick C, 1 pick E, 2 pick A, 2 bonus crew, 0 bonus raid, 1 pick B, 1 perform, 0 perform, 2 perform, 2 perform, 2 keep coin2, 0 perform, 2 attack 1 chest 0',
  },
];
