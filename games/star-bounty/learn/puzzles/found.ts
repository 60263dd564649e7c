import type { Puzzle } from '@haven/text-kit';

/** Made by `npm run puzzles -- star-bounty --seed 1`. */
export const found: readonly Puzzle[] = [
  {
    id: 'safest-1',
    kind: 'safest',
    values: {
      enemy: 'KD',
      well: 100,
      other: 'JC',
      otherWell: 71,
    },
    task: {
      type: 'choose',
      best: ['engage KD'],
    },
    way: ['engage KD'],
    table: {
      seats: 1,
      seed: '00000000000000000000000000000000000000000000000000000000000003e9',
    },
    choices: 2,
    before:
      '0 engage AC, 0 fire, 0 brace, 0 endure, 0 fire, 0 brace, 0 drone shields, 0 endure, 0 fire, 0 brace, 0 improvise 10D, 0 endure, 0 fire, 0 brace, 0 fire, 0 brace, 0 fire, 0 sell AC, 0 fit 3S, 0 buy 4S, 0 fit 4S, 0 buy 10C, 0 leave, 0 engage QS, 0 fire, 0 strike, 0 brace, 0 improvise 8D, 0 endure, 0 fire, 0 strike, 0 brace, 0 endure, 0 fire, 0 strike, 0 engage AD, 0 fire, 0 strike, 0 brace, 0 improvise 8S, 0 endure, 0 fire, 0 strike, 0 brace, 0 improvise 10S, 0 endure, 0 fire, 0 strike, 0 brace, 0 brace, 0 endure, 0 fire, 0 strike, 0 engage KS, 0 fire, 0 strike, 0 brace, 0 drone shields, 0 endure, 0 fire, 0 improvise 10C, 0 strike, 0 sell QS, 0 sell AD, 0 heal 1, 0 buy 4D, 0 buy 8C, 0 repair, 0 leave, 0 engage AH, 0 fire, 0 strike, 0 brace, 0 improvise 4D, 0 endure, 0 re-engage, 0 fire, 0 strike, 0 brace, 0 endure, 0 re-engage, 0 fire, 0 strike, 0 fire, 0 strike, 0 engage JH, 0 fire, 0 strike, 0 fire, 0 strike, 0 flee KS, 0 sell AH, 0 sell JH, 0 heal 1, 0 buy 4C, 0 buy 6C, 0 buy 7C, 0 repair, 0 buy 5D, 0 leave, 0 engage KC, 0 fire, 0 brace, 0 drone shields, 0 improvise 5D, 0 endure, 0 brace, 0 fire, 0 brace, 0 brace, 0 fire, 0 brace, 0 brace, 0 fire',
  },
  {
    id: 'alive-1',
    kind: 'alive',
    values: {
      shot: 4,
      health: 20,
      missing: 16,
    },
    task: {
      type: 'reach',
      goal: {
        at: ['collection', 1, 'alive'],
        is: true,
      },
      during: {
        at: ['step', 'type'],
        is: 'volley',
      },
    },
    way: ['improvise 9C', 'improvise 7C', 'strike'],
    table: {
      seats: 1,
      seed: '00000000000000000000000000000000000000000000000000000000000003ea',
    },
    choices: 5,
    before:
      '0 engage JD, 0 fire, 0 strike, 0 fire, 0 strike, 0 sell JD, 0 fit 3S, 0 buy 4S, 0 fit 4S, 0 leave, 0 engage KC, 0 fire, 0 brace, 0 drone shields, 0 drone engines, 0 endure, 0 brace, 0 fire, 0 brace, 0 fire, 0 brace, 0 fire, 0 brace, 0 fire, 0 engage QD, 0 fire',
  },
  {
    id: 'safest-2',
    kind: 'safest',
    values: {
      enemy: 'QS',
      well: 100,
      other: 'KS',
      otherWell: 80,
    },
    task: {
      type: 'choose',
      best: ['engage QS'],
    },
    way: ['engage QS'],
    table: {
      seats: 1,
      seed: '00000000000000000000000000000000000000000000000000000000000003eb',
    },
    choices: 2,
    before:
      '0 engage KH, 0 fire, 0 strike, 0 brace, 0 drone shields, 0 endure, 0 fire, 0 strike, 0 brace, 0 fire, 0 strike, 0 brace, 0 improvise 9S, 0 endure, 0 fire, 0 strike, 0 sell KH, 0 buy 7C, 0 leave, 0 engage AD, 0 fire, 0 strike, 0 brace, 0 endure, 0 fire, 0 strike, 0 brace, 0 improvise 4S, 0 endure, 0 brace, 0 endure, 0 fire, 0 improvise 4C, 0 strike',
  },
  {
    id: 'alive-2',
    kind: 'alive',
    values: {
      shot: 19,
      health: 30,
      missing: 11,
    },
    task: {
      type: 'reach',
      goal: {
        at: ['collection', 0, 'alive'],
        is: true,
      },
      during: {
        at: ['step', 'type'],
        is: 'volley',
      },
    },
    way: ['improvise 5C', 'improvise 6C', 'strike'],
    table: {
      seats: 1,
      seed: '00000000000000000000000000000000000000000000000000000000000003eb',
    },
    choices: 5,
    before:
      '0 engage KH, 0 fire, 0 strike, 0 brace, 0 drone shields, 0 endure, 0 fire, 0 strike, 0 brace, 0 fire, 0 strike, 0 brace, 0 improvise 9S, 0 endure, 0 fire, 0 strike, 0 sell KH, 0 buy 7C, 0 leave, 0 engage AD, 0 fire, 0 strike, 0 brace, 0 endure, 0 fire, 0 strike, 0 brace, 0 improvise 4S, 0 endure, 0 brace, 0 endure, 0 fire, 0 improvise 4C, 0 strike, 0 engage QS, 0 fire, 0 strike, 0 brace, 0 improvise 6D, 0 endure, 0 fire, 0 strike, 0 engage KS, 0 fire, 0 strike, 0 brace, 0 endure, 0 fire, 0 improvise 7C, 0 strike, 0 sell AD, 0 sell QS, 0 sell KS, 0 heal 1, 0 buy 3C, 0 buy 6C, 0 buy 3S, 0 fit 3S, 0 buy 3D, 0 fit 3D, 0 buy 8S, 0 repair, 0 back-room, 0 buy 5C, 0 buy 5S, 0 leave, 0 engage AS, 0 fire, 0 drone ballistics',
  },
  {
    id: 'alive-3',
    kind: 'alive',
    values: {
      shot: 9,
      health: 23,
      missing: 14,
    },
    task: {
      type: 'reach',
      goal: {
        at: ['collection', 2, 'alive'],
        is: true,
      },
      during: {
        at: ['step', 'type'],
        is: 'volley',
      },
    },
    way: ['improvise 6C', 'improvise 8C', 'strike'],
    table: {
      seats: 1,
      seed: '00000000000000000000000000000000000000000000000000000000000003ed',
    },
    choices: 7,
    before:
      '0 engage KC, 0 fire, 0 brace, 0 drone shields, 0 endure, 0 brace, 0 improvise 10S, 0 endure, 0 fire, 0 fire, 0 brace, 0 fire, 0 brace, 0 fire, 0 sell KC, 0 buy 4D, 0 buy 3S, 0 fit 3S, 0 fit 4S, 0 fit 5S, 0 leave, 0 engage KD, 0 fire, 0 strike, 0 brace, 0 endure, 0 fire, 0 strike, 0 fire, 0 strike, 0 engage QD, 0 fire, 0 strike, 0 fire, 0 strike, 0 fire, 0 strike, 0 engage QC, 0 fire, 0 brace, 0 endure, 0 re-engage, 0 fire, 0 brace, 0 re-engage, 0 fire, 0 sell QD, 0 heal 1, 0 buy 6C, 0 buy 8C, 0 leave, 0 engage AS, 0 fire, 0 strike, 0 brace, 0 endure, 0 re-engage, 0 fire',
  },
  {
    id: 'safest-3',
    kind: 'safest',
    values: {
      enemy: 'JC',
      well: 96,
      other: 'AD',
      otherWell: 78,
    },
    task: {
      type: 'choose',
      best: ['engage JC'],
    },
    way: ['engage JC'],
    table: {
      seats: 1,
      seed: '00000000000000000000000000000000000000000000000000000000000003ed',
    },
    choices: 4,
    before:
      '0 engage KC, 0 fire, 0 brace, 0 drone shields, 0 endure, 0 brace, 0 improvise 10S, 0 endure, 0 fire, 0 fire, 0 brace, 0 fire, 0 brace, 0 fire, 0 sell KC, 0 buy 4D, 0 buy 3S, 0 fit 3S, 0 fit 4S, 0 fit 5S, 0 leave, 0 engage KD, 0 fire, 0 strike, 0 brace, 0 endure, 0 fire, 0 strike, 0 fire, 0 strike, 0 engage QD, 0 fire, 0 strike, 0 fire, 0 strike, 0 fire, 0 strike, 0 engage QC, 0 fire, 0 brace, 0 endure, 0 re-engage, 0 fire, 0 brace, 0 re-engage, 0 fire, 0 sell QD, 0 heal 1, 0 buy 6C, 0 buy 8C, 0 leave, 0 engage AS, 0 fire, 0 strike, 0 brace, 0 endure, 0 re-engage, 0 fire, 0 improvise 6C, 0 improvise 8C, 0 strike, 0 engage QS, 0 fire, 0 drone ballistics, 0 improvise 3C, 0 strike, 0 flee QC, 0 sell AS, 0 heal 1, 0 buy 4C, 0 repair, 0 buy 3D, 0 fit 3D, 0 buy 6S, 0 fit 4D, 0 leave, 0 engage KS, 0 fire, 0 strike, 0 brace, 0 endure, 0 re-engage, 0 fire, 0 improvise 7C, 0 strike, 0 engage KH, 0 fire, 0 strike, 0 brace, 0 drone engines, 0 improvise 6S, 0 endure, 0 re-engage, 0 fire, 0 strike, 0 brace, 0 re-engage, 0 fire, 0 improvise 4C, 0 strike, 0 flee QS, 0 sell KS, 0 heal 1, 0 buy 5C, 0 repair, 0 leave, 0 engage AH, 0 fire, 0 strike, 0 brace, 0 re-engage, 0 fire, 0 strike, 0 brace, 0 brace, 0 re-engage, 0 fire, 0 strike, 0 brace, 0 re-engage, 0 fire, 0 strike, 0 sell AH, 0 buy 6C, 0 buy 8C, 0 buy 8S, 0 leave, 0 engage JS, 0 fire, 0 improvise 8C, 0 strike, 0 engage QH, 0 fire, 0 strike, 0 fire, 0 improvise 5C, 0 strike, 0 engage JD, 0 fire, 0 strike, 0 brace, 0 endure, 0 re-engage, 0 fire, 0 improvise 6C, 0 strike, 0 engage JH, 0 fire, 0 drone ballistics, 0 strike, 0 flee JH, 0 sell JS, 0 sell QH, 0 sell JD, 0 heal 1, 0 buy 4C, 0 buy 3C, 0 repair, 0 buy 6S, 0 repair, 0 leave, 0 engage AC, 0 fire, 0 brace, 0 drone engines, 0 improvise 6S, 0 endure, 0 brace, 0 re-engage, 0 fire, 0 brace, 0 re-engage, 0 fire, 0 brace, 0 brace, 0 brace, 0 re-engage, 0 fire, 0 brace, 0 re-engage, 0 fire',
  },
  {
    id: 'safest-4',
    kind: 'safest',
    values: {
      enemy: 'QC',
      well: 100,
      other: 'KS',
      otherWell: 86,
    },
    task: {
      type: 'choose',
      best: ['engage QC'],
    },
    way: ['engage QC'],
    table: {
      seats: 1,
      seed: '00000000000000000000000000000000000000000000000000000000000003ee',
    },
    choices: 5,
    before:
      '0 engage JD, 0 fire, 0 strike, 0 fire, 0 strike, 0 sell JD, 0 fit 3D, 0 fit 4D, 0 buy 6C, 0 leave, 0 engage AD, 0 fire, 0 strike, 0 brace, 0 endure, 0 fire, 0 strike, 0 fire, 0 strike, 0 engage JH, 0 fire, 0 strike, 0 brace, 0 brace, 0 brace, 0 brace, 0 brace, 0 improvise 8S, 0 endure, 0 re-engage, 0 fire, 0 strike, 0 brace, 0 improvise 7D, 0 endure, 0 re-engage, 0 fire, 0 strike, 0 engage QH, 0 fire, 0 strike, 0 brace, 0 endure, 0 re-engage, 0 fire, 0 strike, 0 sell JH, 0 heal 1, 0 buy 6D, 0 leave, 0 engage AC, 0 fire, 0 brace, 0 drone engines, 0 improvise 6D, 0 endure, 0 re-engage, 0 fire, 0 brace, 0 re-engage, 0 fire, 0 brace, 0 re-engage, 0 fire, 0 brace, 0 re-engage, 0 fire, 0 engage QS, 0 fire, 0 strike, 0 fire, 0 improvise 6C, 0 strike, 0 engage KD, 0 fire, 0 strike, 0 brace, 0 improvise 10S, 0 endure, 0 brace, 0 brace, 0 brace, 0 re-engage, 0 fire, 0 strike, 0 brace, 0 endure, 0 re-engage, 0 fire, 0 strike, 0 flee QH, 0 sell AC, 0 sell QS, 0 sell KD, 0 heal 1, 0 buy 3C, 0 buy 4S, 0 buy 10C, 0 buy 3S, 0 fit 3S, 0 repair, 0 buy 10D, 0 fit 4S, 0 leave, 0 engage KH, 0 fire, 0 strike, 0 brace, 0 improvise 10D, 0 endure, 0 re-engage, 0 fire, 0 strike, 0 engage QD, 0 fire, 0 improvise 3C, 0 improvise 10C, 0 strike, 0 sell QD, 0 buy 4C, 0 buy 3C, 0 buy 5C, 0 buy 6S, 0 heal 6, 0 leave, 0 engage JS, 0 fire, 0 improvise 4C, 0 improvise 5C, 0 strike',
  },
  {
    id: 'alive-4',
    kind: 'alive',
    values: {
      shot: 9,
      health: 25,
      missing: 16,
    },
    task: {
      type: 'reach',
      goal: {
        at: ['collection', 0, 'alive'],
        is: true,
      },
      during: {
        at: ['step', 'type'],
        is: 'volley',
      },
    },
    way: ['improvise 8C', 'drone ballistics', 'strike'],
    table: {
      seats: 1,
      seed: '00000000000000000000000000000000000000000000000000000000000003f0',
    },
    choices: 6,
    before:
      '0 engage AC, 0 fire, 0 brace, 0 drone shields, 0 endure, 0 fire, 0 brace, 0 fire, 0 fire, 0 brace, 0 fire, 0 brace, 0 fire, 0 leave, 0 engage QH, 0 fire, 0 strike, 0 brace, 0 drone shields, 0 improvise 9S, 0 endure, 0 brace, 0 re-engage, 0 fire, 0 brace, 0 re-engage, 0 fire, 0 engage KH, 0 fire, 0 fire, 0 brace, 0 endure, 0 re-engage, 0 fire, 0 flee AC, 0 sell QH, 0 sell KH, 0 heal 1, 0 buy 3C, 0 fit 3D, 0 repair, 0 buy 8S, 0 leave, 0 engage AH, 0 fire, 0 strike, 0 brace, 0 endure, 0 fire, 0 strike, 0 brace, 0 improvise 9D, 0 endure, 0 fire, 0 strike, 0 brace, 0 improvise 8S, 0 endure, 0 fire, 0 strike, 0 sell AH, 0 heal 1, 0 buy 6C, 0 buy 8C, 0 buy 6S, 0 leave, 0 engage KD, 0 fire',
  },
  {
    id: 'alive-5',
    kind: 'alive',
    values: {
      shot: 8,
      health: 20,
      missing: 12,
    },
    task: {
      type: 'reach',
      goal: {
        at: ['collection', 0, 'alive'],
        is: true,
      },
      during: {
        at: ['step', 'type'],
        is: 'volley',
      },
    },
    way: ['improvise 4C', 'drone ballistics', 'strike'],
    table: {
      seats: 1,
      seed: '00000000000000000000000000000000000000000000000000000000000003f5',
    },
    choices: 5,
    before: '0 engage QD, 0 fire',
  },
  {
    id: 'safest-5',
    kind: 'safest',
    values: {
      enemy: 'QS',
      well: 100,
      other: 'QC',
      otherWell: 89,
    },
    task: {
      type: 'choose',
      best: ['engage QS'],
    },
    way: ['engage QS'],
    table: {
      seats: 1,
      seed: '00000000000000000000000000000000000000000000000000000000000003f8',
    },
    choices: 2,
    before:
      '0 engage AS, 0 fire, 0 strike, 0 brace, 0 drone shields, 0 endure, 0 fire, 0 strike, 0 brace, 0 endure, 0 fire, 0 strike, 0 brace, 0 brace, 0 improvise 7D, 0 improvise 8D, 0 endure, 0 fire, 0 strike, 0 sell AS, 0 heal 1, 0 buy 3D, 0 fit 3D, 0 buy 8C, 0 buy 5S, 0 leave, 0 engage JS, 0 fire, 0 improvise 8C, 0 strike',
  },
  {
    id: 'alive-6',
    kind: 'alive',
    values: {
      shot: 11,
      health: 25,
      missing: 14,
    },
    task: {
      type: 'reach',
      goal: {
        at: ['collection', 5, 'alive'],
        is: true,
      },
      during: {
        at: ['step', 'type'],
        is: 'volley',
      },
    },
    way: ['drone ballistics', 'improvise 6C', 'strike'],
    table: {
      seats: 1,
      seed: '00000000000000000000000000000000000000000000000000000000000003f8',
    },
    choices: 5,
    before:
      '0 engage AS, 0 fire, 0 strike, 0 brace, 0 drone shields, 0 endure, 0 fire, 0 strike, 0 brace, 0 endure, 0 fire, 0 strike, 0 brace, 0 brace, 0 improvise 7D, 0 improvise 8D, 0 endure, 0 fire, 0 strike, 0 sell AS, 0 heal 1, 0 buy 3D, 0 fit 3D, 0 buy 8C, 0 buy 5S, 0 leave, 0 engage JS, 0 fire, 0 improvise 8C, 0 strike, 0 engage QC, 0 fire, 0 brace, 0 improvise 4S, 0 endure, 0 fire, 0 engage QS, 0 fire, 0 strike, 0 brace, 0 endure, 0 fire, 0 strike, 0 sell JS, 0 sell QC, 0 heal 1, 0 buy 4D, 0 fit 4D, 0 buy 5C, 0 buy 7C, 0 buy 6S, 0 leave, 0 engage JC, 0 fire, 0 brace, 0 improvise 5S, 0 endure, 0 re-engage, 0 fire, 0 brace, 0 endure, 0 re-engage, 0 fire, 0 engage KH, 0 fire, 0 strike, 0 fire, 0 improvise 5C, 0 strike, 0 engage AD, 0 fire, 0 improvise 7C, 0 improvise 9C, 0 improvise 10C, 0 strike, 0 engage QD, 0 fire, 0 strike, 0 fire, 0 strike, 0 engage AC, 0 fire, 0 brace, 0 re-engage, 0 fire, 0 fire, 0 brace, 0 re-engage, 0 fire, 0 brace, 0 improvise 6S, 0 endure, 0 re-engage, 0 fire, 0 sell JC, 0 sell KH, 0 sell AD, 0 sell QD, 0 sell AC, 0 heal 1, 0 buy 3C, 0 buy 6C, 0 buy 3S, 0 fit 3S, 0 buy 6D, 0 repair, 0 buy 5D, 0 heal 8, 0 back-room, 0 buy 4C, 0 buy 8S, 0 buy 7S, 0 leave, 0 engage KS, 0 fire, 0 strike, 0 brace, 0 endure, 0 re-engage, 0 fire, 0 strike, 0 brace, 0 improvise 5D, 0 endure, 0 re-engage, 0 fire, 0 strike, 0 engage AH, 0 fire, 0 strike, 0 brace, 0 improvise 7S, 0 improvise 6D, 0 endure, 0 re-engage, 0 fire, 0 strike, 0 brace, 0 re-engage, 0 fire, 0 strike, 0 engage KC, 0 fire, 0 fire, 0 fire, 0 brace, 0 brace, 0 endure, 0 re-engage, 0 fire, 0 brace, 0 brace, 0 brace, 0 improvise 8S, 0 endure, 0 re-engage, 0 fire, 0 engage JH, 0 fire, 0 improvise 3C, 0 strike, 0 engage KD, 0 fire',
  },
  {
    id: 'alive-7',
    kind: 'alive',
    values: {
      shot: 11,
      health: 25,
      missing: 14,
    },
    task: {
      type: 'reach',
      goal: {
        at: ['collection', 2, 'alive'],
        is: true,
      },
      during: {
        at: ['step', 'type'],
        is: 'volley',
      },
    },
    way: ['drone ballistics', 'improvise 6C', 'strike'],
    table: {
      seats: 1,
      seed: '0000000000000000000000000000000000000000000000000000000000000400',
    },
    choices: 7,
    before:
      '0 engage AD, 0 fire, 0 strike, 0 brace, 0 drone engines, 0 endure, 0 brace, 0 improvise 4S, 0 endure, 0 fire, 0 strike, 0 brace, 0 brace, 0 fire, 0 strike, 0 brace, 0 fire, 0 strike, 0 sell AD, 0 buy 4C, 0 buy 3S, 0 fit 3S, 0 buy 8C, 0 buy 5S, 0 leave, 0 engage JD, 0 fire, 0 improvise 8C, 0 strike, 0 engage QH, 0 fire, 0 strike, 0 brace, 0 re-engage, 0 fire, 0 strike, 0 brace, 0 endure, 0 re-engage, 0 fire, 0 strike, 0 engage QD, 0 fire, 0 strike, 0 brace, 0 drone engines, 0 improvise 5S, 0 endure, 0 re-engage, 0 fire, 0 improvise 4C, 0 strike, 0 sell QH, 0 sell QD, 0 heal 1, 0 buy 3C, 0 buy 6C, 0 repair, 0 leave, 0 engage JH, 0 fire, 0 strike, 0 fire, 0 strike, 0 brace, 0 re-engage, 0 fire, 0 strike, 0 engage KH, 0 fire',
  },
  {
    id: 'alive-8',
    kind: 'alive',
    values: {
      shot: 10,
      health: 22,
      missing: 12,
    },
    task: {
      type: 'reach',
      goal: {
        at: ['collection', 0, 'alive'],
        is: true,
      },
      during: {
        at: ['step', 'type'],
        is: 'volley',
      },
    },
    way: ['improvise 4C', 'improvise 8C', 'strike'],
    table: {
      seats: 1,
      seed: '0000000000000000000000000000000000000000000000000000000000000401',
    },
    choices: 7,
    before:
      '0 engage KH, 0 fire, 0 strike, 0 brace, 0 fire, 0 strike, 0 brace, 0 brace, 0 improvise 7S, 0 endure, 0 fire, 0 strike, 0 fire, 0 strike, 0 sell KH, 0 fit 3D, 0 buy 5C, 0 buy 8C, 0 leave, 0 engage AD, 0 fire, 0 strike, 0 fire',
  },
  {
    id: 'safest-6',
    kind: 'safest',
    values: {
      enemy: 'JD',
      well: 100,
      other: 'AD',
      otherWell: 84,
    },
    task: {
      type: 'choose',
      best: ['engage JD'],
    },
    way: ['engage JD'],
    table: {
      seats: 1,
      seed: '0000000000000000000000000000000000000000000000000000000000000408',
    },
    choices: 2,
    before:
      '0 engage QC, 0 fire, 0 brace, 0 improvise 5D, 0 endure, 0 fire, 0 brace, 0 improvise 8S, 0 endure, 0 brace, 0 endure, 0 fire, 0 sell QC, 0 heal 1, 0 buy 4C, 0 buy 6D, 0 leave, 0 engage KD, 0 fire, 0 improvise 4C, 0 improvise 6C, 0 improvise 7C, 0 strike, 0 engage KC, 0 fire, 0 brace, 0 drone shields, 0 endure, 0 re-engage, 0 fire, 0 brace, 0 re-engage, 0 fire, 0 fire, 0 engage QD, 0 fire, 0 strike, 0 fire, 0 strike, 0 fire, 0 strike, 0 sell KC, 0 sell QD, 0 buy 3S, 0 fit 3S, 0 buy 10C, 0 repair, 0 leave, 0 engage JH, 0 fire, 0 strike, 0 brace, 0 re-engage, 0 fire, 0 strike, 0 engage KH, 0 fire, 0 strike, 0 brace, 0 endure, 0 re-engage, 0 fire, 0 improvise 10C, 0 strike, 0 engage KS, 0 fire, 0 drone ballistics, 0 strike, 0 brace, 0 improvise 4D, 0 endure, 0 re-engage, 0 fire, 0 flee KD, 0 sell JH, 0 sell KS, 0 heal 1, 0 buy 5C, 0 buy 8C, 0 buy 3D, 0 fit 3D, 0 buy 5S, 0 leave',
  },
];
