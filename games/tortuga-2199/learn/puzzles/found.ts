import type { Puzzle } from '@haven/text-kit';

/** Made by `npm run puzzles -- tortuga-2199 --seed 1`. */
export const found: readonly Puzzle[] = [
  {
    id: 'hunt-1',
    kind: 'hunt',
    values: {},
    task: {
      type: 'reach',
      goal: {
        at: ['captains', 0, 'hunts'],
        least: 1,
      },
      during: {
        at: ['turn', 'seat'],
        is: 0,
      },
    },
    way: ['play mercenary', 'play manoeuvre', 'capture'],
    table: {
      seats: 2,
      seed: '00000000000000000000000000000000000000000000000000000000000003e8',
    },
    choices: 4,
    before:
      '0 ship marauder, 1 ship bastion, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play booster, 0 use move vortex, 0 explore, 0 buy mercenary, 0 end, 1 play mining, 1 play manoeuvre, 1 play bastion, 1 play manoeuvre, 1 play booster, 1 use move fortress, 1 explore, 1 capture, 1 end, 0 play mining, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 destroy mining, 0 refresh fence, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play mining, 1 play manoeuvre, 1 collect, 1 buy sapper, 1 end, 0 play mining, 0 play mining, 0 play marauder, 0 play manoeuvre, 0 destroy mining, 0 end, 1 play mining, 1 play mining, 1 play bastion, 1 play manoeuvre, 1 play sapper, 1 destroy mining, 1 destroy mining, 1 end',
  },
  {
    id: 'conquer-1',
    kind: 'conquer',
    values: {
      sector: 'fortress',
    },
    task: {
      type: 'reach',
      goal: {
        at: ['sectors', 'fortress', 'owner'],
        is: 0,
      },
      during: {
        at: ['turn', 'seat'],
        is: 0,
      },
    },
    way: ['play booster', 'use move fortress', 'conquer'],
    table: {
      seats: 2,
      seed: '00000000000000000000000000000000000000000000000000000000000003e8',
    },
    choices: 13,
    before:
      '0 ship marauder, 1 ship bastion, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play booster, 0 use move vortex, 0 explore, 0 buy mercenary, 0 end, 1 play mining, 1 play manoeuvre, 1 play bastion, 1 play manoeuvre, 1 play booster, 1 use move fortress, 1 explore, 1 capture, 1 end, 0 play mining, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 destroy mining, 0 refresh fence, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play mining, 1 play manoeuvre, 1 collect, 1 buy sapper, 1 end, 0 play mining, 0 play mining, 0 play marauder, 0 play manoeuvre, 0 destroy mining, 0 end, 1 play mining, 1 play mining, 1 play bastion, 1 play manoeuvre, 1 play sapper, 1 destroy mining, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play mercenary, 0 capture, 0 collect, 0 buy rift-runner, 0 end, 1 redeem scrap-swarm, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play booster, 1 use move post-4, 1 destroy mining, 1 end, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play manoeuvre, 0 play rift-runner, 0 use move turrets-1, 0 explore, 0 capture, 0 end, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play sapper, 1 play booster, 1 use move lab, 1 explore, 1 buy lab-assistant, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play marauder, 0 play mercenary, 0 play booster, 0 use move post-4, 0 explore, 0 destroy mining, 0 end, 1 play mining, 1 play bastion, 1 play manoeuvre, 1 play manoeuvre, 1 play manoeuvre, 1 move post-2, 1 explore, 1 destroy mining, 1 end, 0 play mining, 0 play marauder, 0 play void-ray, 0 play rift-runner, 0 skip, 0 capture, 0 play mystic, 0 use move mines, 0 explore, 0 end, 1 play lab-assistant, 1 play manoeuvre, 1 play manoeuvre, 1 play bastion, 1 play sapper, 1 play booster, 1 use move lab, 1 capture, 1 end, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play manoeuvre, 0 play booster, 0 use move turrets-5, 0 explore, 0 destroy mining, 0 end, 1 play manoeuvre, 1 play manoeuvre, 1 play bastion, 1 play rogue-sentinel, 1 play booster, 1 use move post-2, 1 capture, 1 end, 0 play manoeuvre, 0 play mercenary, 0 play void-ray',
  },
  {
    id: 'gain-1',
    kind: 'gain',
    values: {
      points: 2,
    },
    task: {
      type: 'reach',
      goal: {
        at: ['captains', 0, 'total'],
        least: 6,
      },
      during: {
        at: ['turn', 'seat'],
        is: 0,
      },
    },
    way: ['move turrets-1', 'conquer', 'redeem mystic'],
    table: {
      seats: 2,
      seed: '00000000000000000000000000000000000000000000000000000000000003e8',
    },
    choices: 12,
    before:
      '0 ship marauder, 1 ship bastion, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play booster, 0 use move vortex, 0 explore, 0 buy mercenary, 0 end, 1 play mining, 1 play manoeuvre, 1 play bastion, 1 play manoeuvre, 1 play booster, 1 use move fortress, 1 explore, 1 capture, 1 end, 0 play mining, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 destroy mining, 0 refresh fence, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play mining, 1 play manoeuvre, 1 collect, 1 buy sapper, 1 end, 0 play mining, 0 play mining, 0 play marauder, 0 play manoeuvre, 0 destroy mining, 0 end, 1 play mining, 1 play mining, 1 play bastion, 1 play manoeuvre, 1 play sapper, 1 destroy mining, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play mercenary, 0 capture, 0 collect, 0 buy rift-runner, 0 end, 1 redeem scrap-swarm, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play booster, 1 use move post-4, 1 destroy mining, 1 end, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play manoeuvre, 0 play rift-runner, 0 use move turrets-1, 0 explore, 0 capture, 0 end, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play sapper, 1 play booster, 1 use move lab, 1 explore, 1 buy lab-assistant, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play marauder, 0 play mercenary, 0 play booster, 0 use move post-4, 0 explore, 0 destroy mining, 0 end, 1 play mining, 1 play bastion, 1 play manoeuvre, 1 play manoeuvre, 1 play manoeuvre, 1 move post-2, 1 explore, 1 destroy mining, 1 end, 0 play mining, 0 play marauder, 0 play void-ray, 0 play rift-runner, 0 skip, 0 capture, 0 play mystic, 0 use move mines, 0 explore, 0 end, 1 play lab-assistant, 1 play manoeuvre, 1 play manoeuvre, 1 play bastion, 1 play sapper, 1 play booster, 1 use move lab, 1 capture, 1 end, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play manoeuvre, 0 play booster, 0 use move turrets-5, 0 explore, 0 destroy mining, 0 end, 1 play manoeuvre, 1 play manoeuvre, 1 play bastion, 1 play rogue-sentinel, 1 play booster, 1 use move post-2, 1 capture, 1 end, 0 play manoeuvre, 0 play mercenary, 0 play void-ray, 0 play mystic, 0 use move mines, 0 capture, 0 destroy manoeuvre, 0 end, 1 play lab-assistant, 1 play manoeuvre, 1 play manoeuvre, 1 play bastion, 1 play sapper, 1 play booster, 1 use move turrets-5, 1 explore, 1 destroy booster, 1 destroy manoeuvre, 1 end, 0 play phase-panther, 0 play mining, 0 play marauder, 0 play manoeuvre, 0 play manoeuvre, 0 play rift-runner, 0 use move post-4, 0 conquer, 0 destroy mining, 0 end, 1 play manoeuvre, 1 play manoeuvre, 1 play sapper, 1 play nebula-leviathan, 1 play rogue-sentinel, 1 move mines, 1 conquer, 1 cache, 1 collect, 1 destroy manoeuvre, 1 end, 0 play manoeuvre, 0 play void-ray, 0 play dust-hydra, 0 play mercenary, 0 play rift-runner, 0 use move fortress, 0 conquer, 0 destroy manoeuvre, 0 destroy rift-runner, 0 end, 1 play lab-assistant, 1 play bastion, 1 move turrets-5, 1 play manoeuvre, 1 move post-4, 1 play sapper, 1 move fortress, 1 attack 0, 1 commit nebula-leviathan, 1 commit rogue-sentinel, 1 ready, 0 ready, 1 buy renegade-trooper, 1 destroy manoeuvre, 1 end, 0 place tortuga, 0 play phase-panther, 0 play marauder, 0 play manoeuvre, 0 play dust-hydra',
  },
  {
    id: 'gain-2',
    kind: 'gain',
    values: {
      points: 3,
    },
    task: {
      type: 'reach',
      goal: {
        at: ['captains', 0, 'total'],
        least: 9,
      },
      during: {
        at: ['turn', 'seat'],
        is: 0,
      },
    },
    way: ['move turrets-3', 'redeem mystic', 'move lab', 'conquer'],
    table: {
      seats: 3,
      seed: '00000000000000000000000000000000000000000000000000000000000003e9',
    },
    choices: 15,
    before:
      '0 ship marauder, 1 ship bastion, 2 ship comet, 0 attack 2, 0 commit marauder, 0 commit manoeuvre, 0 ready, 2 ready, 0 play booster, 0 use move lab, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play manoeuvre, 1 move turrets-3, 1 buy smuggler, 1 end, 2 play mining, 2 play mining, 2 play manoeuvre, 2 play manoeuvre, 2 play comet, 2 use move turrets-3, 2 move lab, 2 explore, 2 buy field-analyst, 2 end, 0 play mining, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 explore, 0 move turrets-3, 0 buy smuggler, 0 end, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play bastion, 1 play booster, 1 use move lab, 1 buy lab-assistant, 1 destroy mining, 1 end, 2 play mining, 2 play mining, 2 play mining, 2 play manoeuvre, 2 play booster, 2 use move fortress, 2 explore, 2 buy shield-gunner, 2 end, 0 play mining, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play booster, 0 use move mines, 0 explore, 0 buy driller, 0 end, 1 play lab-assistant, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play bastion, 1 play smuggler, 1 explore, 1 buy drone-handler, 1 destroy mining, 1 end, 2 play mining, 2 play mining, 2 play shield-gunner, 2 play manoeuvre, 2 play comet, 2 use move post-0, 2 buy scout, 2 destroy mining, 2 end, 0 play mining, 0 play marauder, 0 play smuggler, 0 play manoeuvre, 0 play manoeuvre, 0 capture, 0 end, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play booster, 1 use move post-4, 1 destroy mining, 1 end, 2 play field-analyst, 2 play mining, 2 play mining, 2 play mining, 2 play manoeuvre, 2 play manoeuvre, 2 explore, 2 buy smuggler, 2 destroy mining, 2 end, 0 play mining, 0 play mining, 0 play smuggler, 0 play booster, 0 use move post-2, 0 play driller, 0 buy scout, 0 destroy mining, 0 end, 1 play smuggler, 1 play bastion, 1 play manoeuvre, 1 play drone-handler, 1 use explore post-4, 1 play booster, 1 use move lab, 1 capture, 1 end, 2 play field-analyst, 2 play smuggler, 2 play manoeuvre, 2 play manoeuvre, 2 play manoeuvre, 2 play booster, 2 use move fortress, 2 capture, 2 move post-0, 2 end, 0 play mining, 0 play mining, 0 play marauder, 0 play manoeuvre, 0 play dust-hydra, 0 explore, 0 capture, 0 buy smuggler, 0 end, 1 play lab-assistant, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play rogue-sentinel, 1 collect, 1 destroy mining, 1 destroy mining, 1 refresh simulation-officer, 1 refresh cryo-archivist, 1 end, 2 play mining, 2 play mining, 2 play shield-gunner, 2 play scout, 2 capture, 2 play comet, 2 skip, 2 buy scout, 2 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play manoeuvre, 0 destroy mining, 0 end, 1 play smuggler, 1 play bastion, 1 play manoeuvre, 1 play drone-handler, 1 use explore turrets-3, 1 play booster, 1 use move turrets-5, 1 explore, 1 capture, 1 destroy booster, 1 end, 2 play field-analyst, 2 play mining, 2 play manoeuvre, 2 play scout, 2 play scout, 2 play comet, 2 use move vortex, 2 explore, 2 collect, 2 destroy mining, 2 destroy comet, 2 refresh assassin, 2 end, 0 play mining, 0 play smuggler, 0 reserve scout, 0 play mystic, 0 use move turrets-3, 0 explore, 0 play driller, 0 destroy mining, 0 end, 1 play manoeuvre, 1 play bastion, 1 play manoeuvre, 1 play manoeuvre, 1 play rogue-sentinel, 1 collect, 1 destroy manoeuvre, 1 destroy manoeuvre, 1 destroy manoeuvre, 1 end, 2 play smuggler, 2 play manoeuvre, 2 play manoeuvre, 2 play shield-gunner, 2 play booster, 2 use move post-4, 2 conquer, 2 move lab, 2 buy field-analyst, 2 end, 0 take-reserve, 0 play mining, 0 play marauder, 0 play smuggler, 0 play dust-hydra, 0 play scout, 0 capture, 0 play booster, 0 use move mines, 0 end, 1 redeem bot, 1 play lab-assistant, 1 play smuggler, 1 play bastion, 1 play drone-handler, 1 play rogue-sentinel, 1 move post-4, 1 conquer, 1 capture, 1 buy scout, 1 end, 2 play phase-panther, 2 play mining, 2 play mining, 2 reserve void-ray, 2 play manoeuvre, 2 play scout, 2 destroy mining, 2 destroy mining, 2 end, 0 play marauder, 0 play manoeuvre, 0 play smuggler, 0 play scout, 0 play dust-hydra, 0 conquer, 0 cache, 0 destroy manoeuvre, 0 end, 1 reserve rogue-sentinel, 1 play bastion, 1 play smuggler, 1 play drone-handler, 1 play scout, 1 move turrets-3, 1 conquer, 1 destroy smuggler, 1 end, 2 take-reserve, 2 play field-analyst, 2 play field-analyst, 2 play smuggler, 2 play manoeuvre, 2 play manoeuvre, 2 play void-ray, 2 play scout, 2 play booster, 2 use move tortuga, 2 move post-0, 2 move vortex, 2 capture, 2 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play nebula-leviathan, 0 cache, 0 play mystic, 0 use move post-2, 0 buy scout, 0 move mines, 0 destroy mining, 0 destroy mining, 0 end, 1 take-reserve, 1 redeem scrap-swarm, 1 play lab-assistant, 1 reserve rogue-sentinel, 1 play bastion, 1 play scout, 1 play drone-handler, 1 move post-2, 1 conquer, 1 end, 2 play shield-gunner, 2 play manoeuvre, 2 play scout, 2 play scout, 2 play void-ray, 2 move turrets-1, 2 explore, 2 move vortex, 2 conquer, 2 vortex manoeuvre, 2 end, 0 play manoeuvre, 0 play smuggler, 0 play manoeuvre, 0 cache, 0 destroy manoeuvre, 0 play driller, 0 destroy manoeuvre, 0 end, 1 take-reserve, 1 play lab-assistant, 1 reserve rogue-sentinel, 1 play bastion, 1 play scout, 1 play drone-handler, 1 use explore turrets-1, 1 move turrets-1, 1 conquer, 1 collect, 1 end, 2 play field-analyst, 2 play phase-panther, 2 play manoeuvre, 2 play manoeuvre, 2 play smuggler, 2 play kraken, 2 vortex manoeuvre, 2 play booster, 2 use move post-0, 2 conquer, 2 collect, 2 move vortex, 2 destroy booster, 2 destroy manoeuvre, 2 refresh rift-runner, 2 buy mercenary, 2 end, 0 play smuggler, 0 play marauder, 0 play scout, 0 play nebula-leviathan',
  },
  {
    id: 'conquer-2',
    kind: 'conquer',
    values: {
      sector: 'lab',
    },
    task: {
      type: 'reach',
      goal: {
        at: ['sectors', 'lab', 'owner'],
        is: 0,
      },
      during: {
        at: ['turn', 'seat'],
        is: 0,
      },
    },
    way: ['play booster', 'use move lab', 'conquer'],
    table: {
      seats: 3,
      seed: '00000000000000000000000000000000000000000000000000000000000003e9',
    },
    choices: 10,
    before:
      '0 ship marauder, 1 ship bastion, 2 ship comet, 0 attack 2, 0 commit marauder, 0 commit manoeuvre, 0 ready, 2 ready, 0 play booster, 0 use move lab, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play manoeuvre, 1 move turrets-3, 1 buy smuggler, 1 end, 2 play mining, 2 play mining, 2 play manoeuvre, 2 play manoeuvre, 2 play comet, 2 use move turrets-3, 2 move lab, 2 explore, 2 buy field-analyst, 2 end, 0 play mining, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 explore, 0 move turrets-3, 0 buy smuggler, 0 end, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play bastion, 1 play booster, 1 use move lab, 1 buy lab-assistant, 1 destroy mining, 1 end, 2 play mining, 2 play mining, 2 play mining, 2 play manoeuvre, 2 play booster, 2 use move fortress, 2 explore, 2 buy shield-gunner, 2 end, 0 play mining, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play booster, 0 use move mines, 0 explore, 0 buy driller, 0 end, 1 play lab-assistant, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play bastion, 1 play smuggler, 1 explore, 1 buy drone-handler, 1 destroy mining, 1 end, 2 play mining, 2 play mining, 2 play shield-gunner, 2 play manoeuvre, 2 play comet, 2 use move post-0, 2 buy scout, 2 destroy mining, 2 end, 0 play mining, 0 play marauder, 0 play smuggler, 0 play manoeuvre, 0 play manoeuvre, 0 capture, 0 end, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play booster, 1 use move post-4, 1 destroy mining, 1 end, 2 play field-analyst, 2 play mining, 2 play mining, 2 play mining, 2 play manoeuvre, 2 play manoeuvre, 2 explore, 2 buy smuggler, 2 destroy mining, 2 end, 0 play mining, 0 play mining, 0 play smuggler, 0 play booster, 0 use move post-2, 0 play driller, 0 buy scout, 0 destroy mining, 0 end, 1 play smuggler, 1 play bastion, 1 play manoeuvre, 1 play drone-handler, 1 use explore post-4, 1 play booster, 1 use move lab, 1 capture, 1 end, 2 play field-analyst, 2 play smuggler, 2 play manoeuvre, 2 play manoeuvre, 2 play manoeuvre, 2 play booster, 2 use move fortress, 2 capture, 2 move post-0, 2 end, 0 play mining, 0 play mining, 0 play marauder, 0 play manoeuvre, 0 play dust-hydra, 0 explore, 0 capture, 0 buy smuggler, 0 end, 1 play lab-assistant, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play rogue-sentinel, 1 collect, 1 destroy mining, 1 destroy mining, 1 refresh simulation-officer, 1 refresh cryo-archivist, 1 end, 2 play mining, 2 play mining, 2 play shield-gunner, 2 play scout, 2 capture, 2 play comet, 2 skip, 2 buy scout, 2 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play manoeuvre, 0 destroy mining, 0 end, 1 play smuggler, 1 play bastion, 1 play manoeuvre, 1 play drone-handler, 1 use explore turrets-3, 1 play booster, 1 use move turrets-5, 1 explore, 1 capture, 1 destroy booster, 1 end, 2 play field-analyst, 2 play mining, 2 play manoeuvre, 2 play scout, 2 play scout, 2 play comet, 2 use move vortex, 2 explore, 2 collect, 2 destroy mining, 2 destroy comet, 2 refresh assassin, 2 end, 0 play mining, 0 play smuggler, 0 reserve scout, 0 play mystic, 0 use move turrets-3, 0 explore, 0 play driller, 0 destroy mining, 0 end, 1 play manoeuvre, 1 play bastion, 1 play manoeuvre, 1 play manoeuvre, 1 play rogue-sentinel, 1 collect, 1 destroy manoeuvre, 1 destroy manoeuvre, 1 destroy manoeuvre, 1 end, 2 play smuggler, 2 play manoeuvre, 2 play manoeuvre, 2 play shield-gunner, 2 play booster, 2 use move post-4, 2 conquer, 2 move lab, 2 buy field-analyst, 2 end, 0 take-reserve, 0 play mining, 0 play marauder, 0 play smuggler, 0 play dust-hydra, 0 play scout, 0 capture, 0 play booster, 0 use move mines, 0 end, 1 redeem bot, 1 play lab-assistant, 1 play smuggler, 1 play bastion, 1 play drone-handler, 1 play rogue-sentinel, 1 move post-4, 1 conquer, 1 capture, 1 buy scout, 1 end, 2 play phase-panther, 2 play mining, 2 play mining, 2 reserve void-ray, 2 play manoeuvre, 2 play scout, 2 destroy mining, 2 destroy mining, 2 end, 0 play marauder, 0 play manoeuvre, 0 play smuggler, 0 play scout, 0 play dust-hydra, 0 conquer, 0 cache, 0 destroy manoeuvre, 0 end, 1 reserve rogue-sentinel, 1 play bastion, 1 play smuggler, 1 play drone-handler, 1 play scout, 1 move turrets-3, 1 conquer, 1 destroy smuggler, 1 end, 2 take-reserve, 2 play field-analyst, 2 play field-analyst, 2 play smuggler, 2 play manoeuvre, 2 play manoeuvre, 2 play void-ray, 2 play scout, 2 play booster, 2 use move tortuga, 2 move post-0, 2 move vortex, 2 capture, 2 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play nebula-leviathan, 0 cache, 0 play mystic, 0 use move post-2, 0 buy scout, 0 move mines, 0 destroy mining, 0 destroy mining, 0 end, 1 take-reserve, 1 redeem scrap-swarm, 1 play lab-assistant, 1 reserve rogue-sentinel, 1 play bastion, 1 play scout, 1 play drone-handler, 1 move post-2, 1 conquer, 1 end, 2 play shield-gunner, 2 play manoeuvre, 2 play scout, 2 play scout, 2 play void-ray, 2 move turrets-1, 2 explore, 2 move vortex, 2 conquer, 2 vortex manoeuvre, 2 end, 0 play manoeuvre, 0 play smuggler, 0 play manoeuvre, 0 cache, 0 destroy manoeuvre, 0 play driller, 0 destroy manoeuvre, 0 end, 1 take-reserve, 1 play lab-assistant, 1 reserve rogue-sentinel, 1 play bastion, 1 play scout, 1 play drone-handler, 1 use explore turrets-1, 1 move turrets-1, 1 conquer, 1 collect, 1 end, 2 play field-analyst, 2 play phase-panther, 2 play manoeuvre, 2 play manoeuvre, 2 play smuggler, 2 play kraken, 2 vortex manoeuvre, 2 play booster, 2 use move post-0, 2 conquer, 2 collect, 2 move vortex, 2 destroy booster, 2 destroy manoeuvre, 2 refresh rift-runner, 2 buy mercenary, 2 end, 0 play smuggler, 0 play marauder, 0 play scout, 0 play nebula-leviathan, 0 cache, 0 play mystic, 0 use move turrets-1, 0 explore, 0 move post-2, 0 conquer, 0 buy bodyguard, 0 destroy smuggler, 0 end, 1 take-reserve, 1 play lab-assistant, 1 reserve rogue-sentinel, 1 play bastion, 1 play scout, 1 play drone-handler, 1 capture, 1 end, 2 play field-analyst, 2 play phase-panther, 2 play field-analyst, 2 reserve kraken, 2 play shield-gunner, 2 play smuggler, 2 play void-ray, 2 play scout, 2 vortex smuggler, 2 move post-0, 2 move turrets-5, 2 conquer, 2 move post-0, 2 move vortex, 2 destroy shield-gunner, 2 end, 0 play marauder, 0 play scout, 0 play dust-hydra',
  },
  {
    id: 'hunt-2',
    kind: 'hunt',
    values: {},
    task: {
      type: 'reach',
      goal: {
        at: ['captains', 0, 'hunts'],
        least: 3,
      },
      during: {
        at: ['turn', 'seat'],
        is: 0,
      },
    },
    way: ['move tortuga', 'play mercenary', 'move turrets-5', 'capture'],
    table: {
      seats: 2,
      seed: '00000000000000000000000000000000000000000000000000000000000003ea',
    },
    choices: 12,
    before:
      '1 ship bastion, 0 ship marauder, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play bastion, 1 move post-2, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play manoeuvre, 0 move turrets-5, 0 explore, 0 move vortex, 0 buy mercenary, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play booster, 1 use move vortex, 1 explore, 1 buy mercenary, 1 end, 0 play mining, 0 play mining, 0 play mining, 0 play marauder, 0 play booster, 0 use move post-2, 0 move fortress, 0 buy renegade-trooper, 0 end, 1 play mining, 1 play mining, 1 play bastion, 1 play mercenary, 1 play booster, 1 use move post-4, 1 explore, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play renegade-trooper, 0 play booster, 0 use move lab, 0 explore, 0 capture, 0 buy lab-assistant, 0 end, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play manoeuvre, 1 collect, 1 buy smuggler, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play mercenary, 0 collect, 0 buy cryo-archivist, 0 destroy mining, 0 end, 1 play mining, 1 play mining, 1 play smuggler, 1 play manoeuvre, 1 buy smuggler, 1 destroy mining, 1 end, 0 play lab-assistant, 0 play mining, 0 play manoeuvre, 0 play marauder, 0 play manoeuvre, 0 buy lab-assistant, 0 play booster, 0 use move post-2, 0 explore, 0 destroy mining, 0 end, 1 play manoeuvre, 1 play bastion, 1 play manoeuvre, 1 play smuggler, 1 play mercenary, 1 capture, 1 move turrets-5, 1 explore, 1 end, 0 play mining, 0 play manoeuvre, 0 play cryo-archivist, 0 skip, 0 play bot, 0 play mercenary, 0 capture, 0 buy scout, 0 end, 1 play mining, 1 play smuggler, 1 play manoeuvre, 1 play dust-hydra, 1 play booster, 1 use move mines, 1 explore, 1 collect, 1 buy driller, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play renegade-trooper',
  },
  {
    id: 'gain-3',
    kind: 'gain',
    values: {
      points: 4,
    },
    task: {
      type: 'reach',
      goal: {
        at: ['captains', 0, 'total'],
        least: 6,
      },
      during: {
        at: ['turn', 'seat'],
        is: 0,
      },
    },
    way: ['redeem rogue-sentinel', 'play scout', 'conquer'],
    table: {
      seats: 2,
      seed: '00000000000000000000000000000000000000000000000000000000000003ea',
    },
    choices: 17,
    before:
      '1 ship bastion, 0 ship marauder, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play bastion, 1 move post-2, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play manoeuvre, 0 move turrets-5, 0 explore, 0 move vortex, 0 buy mercenary, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play booster, 1 use move vortex, 1 explore, 1 buy mercenary, 1 end, 0 play mining, 0 play mining, 0 play mining, 0 play marauder, 0 play booster, 0 use move post-2, 0 move fortress, 0 buy renegade-trooper, 0 end, 1 play mining, 1 play mining, 1 play bastion, 1 play mercenary, 1 play booster, 1 use move post-4, 1 explore, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play renegade-trooper, 0 play booster, 0 use move lab, 0 explore, 0 capture, 0 buy lab-assistant, 0 end, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play manoeuvre, 1 collect, 1 buy smuggler, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play mercenary, 0 collect, 0 buy cryo-archivist, 0 destroy mining, 0 end, 1 play mining, 1 play mining, 1 play smuggler, 1 play manoeuvre, 1 buy smuggler, 1 destroy mining, 1 end, 0 play lab-assistant, 0 play mining, 0 play manoeuvre, 0 play marauder, 0 play manoeuvre, 0 buy lab-assistant, 0 play booster, 0 use move post-2, 0 explore, 0 destroy mining, 0 end, 1 play manoeuvre, 1 play bastion, 1 play manoeuvre, 1 play smuggler, 1 play mercenary, 1 capture, 1 move turrets-5, 1 explore, 1 end, 0 play mining, 0 play manoeuvre, 0 play cryo-archivist, 0 skip, 0 play bot, 0 play mercenary, 0 capture, 0 buy scout, 0 end, 1 play mining, 1 play smuggler, 1 play manoeuvre, 1 play dust-hydra, 1 play booster, 1 use move mines, 1 explore, 1 collect, 1 buy driller, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play renegade-trooper, 0 play mercenary, 0 move fortress, 0 destroy mining, 0 destroy mining, 0 end, 1 play manoeuvre, 1 play smuggler, 1 play bastion, 1 play manoeuvre, 1 play mercenary, 1 capture, 1 destroy manoeuvre, 1 end, 0 play lab-assistant, 0 play mining, 0 play manoeuvre, 0 play cryo-archivist, 0 use reserve scout, 0 play booster, 0 use move lab, 0 buy field-analyst, 0 destroy mining, 0 end, 1 play manoeuvre, 1 play manoeuvre, 1 play dust-hydra, 1 play booster, 1 use move turrets-1, 1 explore, 1 destroy booster, 1 play driller, 1 destroy manoeuvre, 1 end, 0 take-reserve, 0 play lab-assistant, 0 play field-analyst, 0 play manoeuvre, 0 play bot',
  },
  {
    id: 'conquer-3',
    kind: 'conquer',
    values: {
      sector: 'fortress',
    },
    task: {
      type: 'reach',
      goal: {
        at: ['sectors', 'fortress', 'owner'],
        is: 0,
      },
      during: {
        at: ['turn', 'seat'],
        is: 0,
      },
    },
    way: ['play mercenary', 'play manoeuvre', 'conquer'],
    table: {
      seats: 2,
      seed: '00000000000000000000000000000000000000000000000000000000000003ea',
    },
    choices: 9,
    before:
      '1 ship bastion, 0 ship marauder, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play bastion, 1 move post-2, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play manoeuvre, 0 move turrets-5, 0 explore, 0 move vortex, 0 buy mercenary, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play booster, 1 use move vortex, 1 explore, 1 buy mercenary, 1 end, 0 play mining, 0 play mining, 0 play mining, 0 play marauder, 0 play booster, 0 use move post-2, 0 move fortress, 0 buy renegade-trooper, 0 end, 1 play mining, 1 play mining, 1 play bastion, 1 play mercenary, 1 play booster, 1 use move post-4, 1 explore, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play renegade-trooper, 0 play booster, 0 use move lab, 0 explore, 0 capture, 0 buy lab-assistant, 0 end, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play manoeuvre, 1 collect, 1 buy smuggler, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play mercenary, 0 collect, 0 buy cryo-archivist, 0 destroy mining, 0 end, 1 play mining, 1 play mining, 1 play smuggler, 1 play manoeuvre, 1 buy smuggler, 1 destroy mining, 1 end, 0 play lab-assistant, 0 play mining, 0 play manoeuvre, 0 play marauder, 0 play manoeuvre, 0 buy lab-assistant, 0 play booster, 0 use move post-2, 0 explore, 0 destroy mining, 0 end, 1 play manoeuvre, 1 play bastion, 1 play manoeuvre, 1 play smuggler, 1 play mercenary, 1 capture, 1 move turrets-5, 1 explore, 1 end, 0 play mining, 0 play manoeuvre, 0 play cryo-archivist, 0 skip, 0 play bot, 0 play mercenary, 0 capture, 0 buy scout, 0 end, 1 play mining, 1 play smuggler, 1 play manoeuvre, 1 play dust-hydra, 1 play booster, 1 use move mines, 1 explore, 1 collect, 1 buy driller, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play renegade-trooper, 0 play mercenary, 0 move fortress, 0 destroy mining, 0 destroy mining, 0 end, 1 play manoeuvre, 1 play smuggler, 1 play bastion, 1 play manoeuvre, 1 play mercenary, 1 capture, 1 destroy manoeuvre, 1 end, 0 play lab-assistant, 0 play mining, 0 play manoeuvre, 0 play cryo-archivist, 0 use reserve scout, 0 play booster, 0 use move lab, 0 buy field-analyst, 0 destroy mining, 0 end, 1 play manoeuvre, 1 play manoeuvre, 1 play dust-hydra, 1 play booster, 1 use move turrets-1, 1 explore, 1 destroy booster, 1 play driller, 1 destroy manoeuvre, 1 end, 0 take-reserve, 0 play lab-assistant, 0 play field-analyst, 0 play manoeuvre, 0 play bot, 0 play marauder, 0 play scout, 0 play rogue-sentinel, 0 play booster, 0 use move fortress, 0 explore, 0 capture, 0 collect, 0 destroy booster, 0 destroy manoeuvre, 0 end, 1 play phase-panther, 1 play bastion, 1 play smuggler, 1 reserve mercenary, 1 play smuggler, 1 play manoeuvre, 1 destroy manoeuvre, 1 destroy smuggler, 1 end, 0 play lab-assistant, 0 reserve renegade-trooper, 0 play cryo-archivist, 0 play manoeuvre',
  },
  {
    id: 'hunt-3',
    kind: 'hunt',
    values: {},
    task: {
      type: 'reach',
      goal: {
        at: ['captains', 0, 'hunts'],
        least: 1,
      },
      during: {
        at: ['turn', 'seat'],
        is: 0,
      },
    },
    way: ['play renegade-trooper', 'move fortress', 'capture'],
    table: {
      seats: 3,
      seed: '00000000000000000000000000000000000000000000000000000000000003eb',
    },
    choices: 11,
    before:
      '1 ship marauder, 2 ship bastion, 0 ship comet, 1 play manoeuvre, 1 play manoeuvre, 1 play manoeuvre, 1 move turrets-3, 1 explore, 1 collect, 1 end, 2 play mining, 2 play manoeuvre, 2 play manoeuvre, 2 play booster, 2 use move fortress, 2 destroy mining, 2 end, 0 play mining, 0 play mining, 0 play mining, 0 play mining, 0 play booster, 0 use move fortress, 0 buy renegade-trooper, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play mining, 1 play booster, 1 use move lab, 1 buy drone-handler, 1 end, 2 play mining, 2 play mining, 2 play mining, 2 play mining, 2 play manoeuvre, 2 move turrets-3, 2 buy scout, 2 end, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play manoeuvre, 0 explore, 0 play comet, 0 use move turrets-3, 0 destroy mining, 0 end, 1 play mining, 1 play marauder, 1 play manoeuvre, 1 play drone-handler, 1 use explore lab, 1 capture, 1 buy lab-assistant, 1 play booster, 1 use move post-0, 1 destroy mining, 1 end, 2 play mining, 2 play bastion, 2 play manoeuvre, 2 play scout, 2 explore, 2 play booster, 2 use move post-0, 2 explore, 2 destroy mining, 2 end, 0 play mining, 0 play manoeuvre, 0 play manoeuvre',
  },
  {
    id: 'gain-4',
    kind: 'gain',
    values: {
      points: 2,
    },
    task: {
      type: 'reach',
      goal: {
        at: ['captains', 0, 'total'],
        least: 4,
      },
      during: {
        at: ['turn', 'seat'],
        is: 0,
      },
    },
    way: ['play scout', 'redeem void-ray', 'play manoeuvre', 'conquer'],
    table: {
      seats: 3,
      seed: '00000000000000000000000000000000000000000000000000000000000003eb',
    },
    choices: 12,
    before:
      '1 ship marauder, 2 ship bastion, 0 ship comet, 1 play manoeuvre, 1 play manoeuvre, 1 play manoeuvre, 1 move turrets-3, 1 explore, 1 collect, 1 end, 2 play mining, 2 play manoeuvre, 2 play manoeuvre, 2 play booster, 2 use move fortress, 2 destroy mining, 2 end, 0 play mining, 0 play mining, 0 play mining, 0 play mining, 0 play booster, 0 use move fortress, 0 buy renegade-trooper, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play mining, 1 play booster, 1 use move lab, 1 buy drone-handler, 1 end, 2 play mining, 2 play mining, 2 play mining, 2 play mining, 2 play manoeuvre, 2 move turrets-3, 2 buy scout, 2 end, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play manoeuvre, 0 explore, 0 play comet, 0 use move turrets-3, 0 destroy mining, 0 end, 1 play mining, 1 play marauder, 1 play manoeuvre, 1 play drone-handler, 1 use explore lab, 1 capture, 1 buy lab-assistant, 1 play booster, 1 use move post-0, 1 destroy mining, 1 end, 2 play mining, 2 play bastion, 2 play manoeuvre, 2 play scout, 2 explore, 2 play booster, 2 use move post-0, 2 explore, 2 destroy mining, 2 end, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play renegade-trooper, 0 play comet, 0 use move fortress, 0 capture, 0 collect, 0 buy shield-gunner, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 buy smuggler, 1 destroy mining, 1 end, 2 play mining, 2 play mining, 2 play mining, 2 play manoeuvre, 2 play manoeuvre, 2 buy smuggler, 2 destroy mining, 2 end, 0 play mining, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play booster, 0 use move lab, 0 collect, 0 buy field-analyst, 0 end, 1 play mining, 1 play manoeuvre, 1 play smuggler, 1 play bot, 1 play drone-handler, 1 use explore post-0, 1 capture, 1 move lab, 1 buy field-analyst, 1 end, 2 play mining, 2 play smuggler, 2 play bastion, 2 play scout, 2 play booster, 2 use move turrets-1, 2 explore, 2 collect, 2 buy smuggler, 2 destroy mining, 2 end, 0 play field-analyst, 0 play mining, 0 play mining, 0 play mining, 0 play shield-gunner, 0 play booster, 0 use move post-4, 0 buy scout, 0 destroy mining, 0 end, 1 play mining, 1 play manoeuvre, 1 play marauder, 1 play manoeuvre, 1 play booster, 1 use move mines, 1 explore, 1 destroy mining, 1 end, 2 play mining, 2 play manoeuvre, 2 play manoeuvre, 2 play manoeuvre, 2 play smuggler, 2 capture, 2 end, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play void-ray, 0 play renegade-trooper, 0 explore, 0 move turrets-5, 0 explore, 0 collect, 0 destroy mining, 0 end, 1 play lab-assistant, 1 play mining, 1 play mining, 1 play smuggler, 1 play manoeuvre, 1 play marauder, 1 move post-0, 1 buy scout, 1 destroy mining, 1 end, 2 play mining, 2 play bastion, 2 play smuggler, 2 play scout, 2 play booster, 2 use move vortex, 2 destroy mining, 2 destroy booster, 2 end, 0 play field-analyst, 0 play manoeuvre, 0 play manoeuvre, 0 play scout, 0 play renegade-trooper, 0 play comet, 0 use move tortuga, 0 move post-2, 0 explore, 0 capture, 0 end, 1 play field-analyst, 1 play bot, 1 play manoeuvre, 1 play manoeuvre, 1 play drone-handler, 1 use explore turrets-5, 1 play booster, 1 use move mines, 1 capture, 1 end, 2 play phase-panther, 2 play smuggler, 2 play manoeuvre, 2 play manoeuvre, 2 play manoeuvre, 2 play scout, 2 explore, 2 capture, 2 collect, 2 destroy manoeuvre, 2 end, 0 play mining, 0 play mining, 0 play shield-gunner, 0 play void-ray, 0 play booster, 0 use move turrets-3, 0 explore, 0 buy scout, 0 destroy mining, 0 end, 1 play field-analyst, 1 play mining, 1 play manoeuvre, 1 play smuggler, 1 reserve dust-hydra, 1 play drone-handler, 1 collect, 1 destroy mining, 1 destroy manoeuvre, 1 end, 2 play smuggler, 2 play bastion, 2 play manoeuvre, 2 play manoeuvre, 2 play scout, 2 destroy manoeuvre, 2 destroy manoeuvre, 2 move post-2, 2 collect, 2 end, 0 play manoeuvre, 0 play manoeuvre, 0 play scout, 0 play comet, 0 use move fortress, 0 destroy comet, 0 play booster, 0 use move turrets-3, 0 destroy booster, 0 end, 1 take-reserve, 1 play lab-assistant, 1 play marauder, 1 play bot, 1 play scout, 1 play dust-hydra, 1 play nebula-leviathan, 1 play booster, 1 use move turrets-3, 1 capture, 1 destroy booster, 1 end, 2 play phase-panther, 2 play smuggler, 2 play smuggler, 2 play bastion, 2 play scout, 2 conquer, 2 play mystic, 2 use move post-4, 2 explore, 2 conquer, 2 buy bodyguard, 2 end, 0 play mining',
  },
  {
    id: 'conquer-4',
    kind: 'conquer',
    values: {
      sector: 'fortress',
    },
    task: {
      type: 'reach',
      goal: {
        at: ['sectors', 'fortress', 'owner'],
        is: 0,
      },
      during: {
        at: ['turn', 'seat'],
        is: 0,
      },
    },
    way: ['move fortress', 'play rogue-sentinel', 'conquer'],
    table: {
      seats: 3,
      seed: '00000000000000000000000000000000000000000000000000000000000003eb',
    },
    choices: 16,
    before:
      '1 ship marauder, 2 ship bastion, 0 ship comet, 1 play manoeuvre, 1 play manoeuvre, 1 play manoeuvre, 1 move turrets-3, 1 explore, 1 collect, 1 end, 2 play mining, 2 play manoeuvre, 2 play manoeuvre, 2 play booster, 2 use move fortress, 2 destroy mining, 2 end, 0 play mining, 0 play mining, 0 play mining, 0 play mining, 0 play booster, 0 use move fortress, 0 buy renegade-trooper, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play mining, 1 play booster, 1 use move lab, 1 buy drone-handler, 1 end, 2 play mining, 2 play mining, 2 play mining, 2 play mining, 2 play manoeuvre, 2 move turrets-3, 2 buy scout, 2 end, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play manoeuvre, 0 explore, 0 play comet, 0 use move turrets-3, 0 destroy mining, 0 end, 1 play mining, 1 play marauder, 1 play manoeuvre, 1 play drone-handler, 1 use explore lab, 1 capture, 1 buy lab-assistant, 1 play booster, 1 use move post-0, 1 destroy mining, 1 end, 2 play mining, 2 play bastion, 2 play manoeuvre, 2 play scout, 2 explore, 2 play booster, 2 use move post-0, 2 explore, 2 destroy mining, 2 end, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play renegade-trooper, 0 play comet, 0 use move fortress, 0 capture, 0 collect, 0 buy shield-gunner, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 buy smuggler, 1 destroy mining, 1 end, 2 play mining, 2 play mining, 2 play mining, 2 play manoeuvre, 2 play manoeuvre, 2 buy smuggler, 2 destroy mining, 2 end, 0 play mining, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play booster, 0 use move lab, 0 collect, 0 buy field-analyst, 0 end, 1 play mining, 1 play manoeuvre, 1 play smuggler, 1 play bot, 1 play drone-handler, 1 use explore post-0, 1 capture, 1 move lab, 1 buy field-analyst, 1 end, 2 play mining, 2 play smuggler, 2 play bastion, 2 play scout, 2 play booster, 2 use move turrets-1, 2 explore, 2 collect, 2 buy smuggler, 2 destroy mining, 2 end, 0 play field-analyst, 0 play mining, 0 play mining, 0 play mining, 0 play shield-gunner, 0 play booster, 0 use move post-4, 0 buy scout, 0 destroy mining, 0 end, 1 play mining, 1 play manoeuvre, 1 play marauder, 1 play manoeuvre, 1 play booster, 1 use move mines, 1 explore, 1 destroy mining, 1 end, 2 play mining, 2 play manoeuvre, 2 play manoeuvre, 2 play manoeuvre, 2 play smuggler, 2 capture, 2 end, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play void-ray, 0 play renegade-trooper, 0 explore, 0 move turrets-5, 0 explore, 0 collect, 0 destroy mining, 0 end, 1 play lab-assistant, 1 play mining, 1 play mining, 1 play smuggler, 1 play manoeuvre, 1 play marauder, 1 move post-0, 1 buy scout, 1 destroy mining, 1 end, 2 play mining, 2 play bastion, 2 play smuggler, 2 play scout, 2 play booster, 2 use move vortex, 2 destroy mining, 2 destroy booster, 2 end, 0 play field-analyst, 0 play manoeuvre, 0 play manoeuvre, 0 play scout, 0 play renegade-trooper, 0 play comet, 0 use move tortuga, 0 move post-2, 0 explore, 0 capture, 0 end, 1 play field-analyst, 1 play bot, 1 play manoeuvre, 1 play manoeuvre, 1 play drone-handler, 1 use explore turrets-5, 1 play booster, 1 use move mines, 1 capture, 1 end, 2 play phase-panther, 2 play smuggler, 2 play manoeuvre, 2 play manoeuvre, 2 play manoeuvre, 2 play scout, 2 explore, 2 capture, 2 collect, 2 destroy manoeuvre, 2 end, 0 play mining, 0 play mining, 0 play shield-gunner, 0 play void-ray, 0 play booster, 0 use move turrets-3, 0 explore, 0 buy scout, 0 destroy mining, 0 end, 1 play field-analyst, 1 play mining, 1 play manoeuvre, 1 play smuggler, 1 reserve dust-hydra, 1 play drone-handler, 1 collect, 1 destroy mining, 1 destroy manoeuvre, 1 end, 2 play smuggler, 2 play bastion, 2 play manoeuvre, 2 play manoeuvre, 2 play scout, 2 destroy manoeuvre, 2 destroy manoeuvre, 2 move post-2, 2 collect, 2 end, 0 play manoeuvre, 0 play manoeuvre, 0 play scout, 0 play comet, 0 use move fortress, 0 destroy comet, 0 play booster, 0 use move turrets-3, 0 destroy booster, 0 end, 1 take-reserve, 1 play lab-assistant, 1 play marauder, 1 play bot, 1 play scout, 1 play dust-hydra, 1 play nebula-leviathan, 1 play booster, 1 use move turrets-3, 1 capture, 1 destroy booster, 1 end, 2 play phase-panther, 2 play smuggler, 2 play smuggler, 2 play bastion, 2 play scout, 2 conquer, 2 play mystic, 2 use move post-4, 2 explore, 2 conquer, 2 buy bodyguard, 2 end, 0 play mining, 0 play manoeuvre, 0 play renegade-trooper, 0 play void-ray, 0 play scout, 0 conquer, 0 destroy mining, 0 destroy manoeuvre, 0 end, 1 redeem bot, 1 play manoeuvre, 1 play manoeuvre, 1 play dust-hydra, 1 play drone-handler, 1 use explore post-4, 1 move post-4, 1 collect, 1 destroy manoeuvre, 1 destroy manoeuvre, 1 end, 2 play phase-panther, 2 reserve bodyguard, 2 play smuggler, 2 play bastion, 2 play scout, 2 play mystic, 2 use move turrets-5, 2 explore, 2 move post-4, 2 destroy smuggler, 2 end, 0 play field-analyst, 0 play shield-gunner, 0 play manoeuvre, 0 play void-ray',
  },
  {
    id: 'win-1',
    kind: 'win',
    values: {
      missing: 3,
    },
    task: {
      type: 'reach',
      goal: {
        at: ['captains', 0, 'total'],
        least: 15,
      },
      during: {
        at: ['turn', 'seat'],
        is: 0,
      },
    },
    way: ['redeem rogue-sentinel', 'play scout', 'play-plain field-analyst', 'move turrets-1', 'conquer'],
    table: {
      seats: 2,
      seed: '00000000000000000000000000000000000000000000000000000000000003fc',
    },
    choices: 13,
    before:
      '1 ship marauder, 0 ship bastion, 1 play mining, 1 play mining, 1 play mining, 1 play manoeuvre, 1 move post-4, 1 buy smuggler, 1 end, 0 play mining, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play booster, 0 use move lab, 0 explore, 0 buy field-analyst, 0 end, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play marauder, 1 explore, 1 capture, 1 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play bastion, 0 play manoeuvre, 0 collect, 0 buy field-analyst, 0 destroy mining, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play marauder, 1 play manoeuvre, 1 buy smuggler, 1 destroy mining, 1 end, 0 play field-analyst, 0 play field-analyst, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play bastion, 0 capture, 0 move post-4, 0 end, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play bot, 1 play booster, 1 use move post-2, 1 explore, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play booster, 0 use move fortress, 0 explore, 0 buy shield-gunner, 0 end, 1 play mining, 1 play mining, 1 play smuggler, 1 play manoeuvre, 1 play manoeuvre, 1 capture, 1 buy smuggler, 1 end, 0 play field-analyst, 0 play phase-panther, 0 play field-analyst, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play bastion, 0 move turrets-1, 0 explore, 0 destroy mining, 0 destroy mining, 0 end, 1 play mining, 1 play smuggler, 1 play bot, 1 play manoeuvre, 1 play booster, 1 use move mines, 1 explore, 1 buy driller, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play shield-gunner, 0 buy smuggler, 0 destroy mining, 0 end, 1 play marauder, 1 play smuggler, 1 play smuggler, 1 play manoeuvre, 1 play booster, 1 use move turrets-5, 1 explore, 1 conquer, 1 end, 0 play phase-panther, 0 play field-analyst, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 play manoeuvre, 0 play smuggler, 0 capture, 0 collect, 0 destroy mining, 0 end, 1 play mining, 1 play smuggler, 1 reserve void-ray, 1 play bot, 1 play driller, 1 buy smuggler, 1 destroy mining, 1 end, 0 play field-analyst, 0 play shield-gunner, 0 play bastion, 0 play manoeuvre, 0 play manoeuvre, 0 play booster, 0 use move vortex, 0 explore, 0 destroy booster, 0 destroy manoeuvre, 0 end, 1 take-reserve, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play smuggler, 1 play bot, 1 play void-ray, 1 capture, 1 end, 0 play phase-panther, 0 play field-analyst, 0 play field-analyst, 0 play manoeuvre, 0 play smuggler, 0 play bastion, 0 play shield-gunner, 0 capture, 0 play mystic, 0 use move post-2, 0 conquer, 0 buy scout, 0 end, 1 play smuggler, 1 play manoeuvre, 1 play marauder, 1 play booster, 1 use move mines, 1 capture, 1 play driller, 1 destroy booster, 1 end, 0 play manoeuvre, 0 play shield-gunner, 0 reserve rogue-sentinel, 0 play smuggler, 0 destroy manoeuvre, 0 play mystic, 0 skip, 0 destroy smuggler, 0 end, 1 play smuggler, 1 play smuggler, 1 play smuggler, 1 play bot, 1 play manoeuvre, 1 conquer, 1 cache, 1 reinforce turrets-5 4, 1 end, 0 take-reserve, 0 play phase-panther, 0 play field-analyst, 0 play field-analyst, 0 play bastion, 0 play manoeuvre, 0 play shield-gunner, 0 reserve rogue-sentinel, 0 play scout, 0 play mystic, 0 use move vortex, 0 conquer, 0 vortex manoeuvre, 0 destroy bastion, 0 destroy shield-gunner, 0 end, 1 play mining, 1 reserve nebula-leviathan, 1 play marauder, 1 play smuggler, 1 play void-ray, 1 cache, 1 destroy mining, 1 destroy smuggler, 1 end, 0 take-reserve, 0 redeem mystic, 0 play field-analyst, 0 play phase-panther, 0 play field-analyst, 0 play scout, 0 play rogue-sentinel, 0 move post-2, 0 move turrets-1, 0 move fortress, 0 conquer, 0 collect, 0 end, 1 take-reserve, 1 redeem scrap-swarm, 1 reserve nebula-leviathan, 1 play manoeuvre, 1 play manoeuvre, 1 play smuggler, 1 cache, 1 destroy manoeuvre, 1 play driller, 1 destroy manoeuvre, 1 end, 0 play field-analyst, 0 play phase-panther, 0 play field-analyst, 0 play scout, 0 play rogue-sentinel, 0 capture, 0 end, 1 take-reserve, 1 play smuggler, 1 reserve nebula-leviathan, 1 play smuggler, 1 play manoeuvre, 1 play bot, 1 play void-ray, 1 cache, 1 destroy manoeuvre, 1 destroy smuggler, 1 destroy smuggler, 1 end, 0 redeem crystal-golem',
  },
  {
    id: 'win-3',
    kind: 'win',
    values: {
      missing: 2,
    },
    task: {
      type: 'reach',
      goal: {
        at: ['captains', 0, 'total'],
        least: 15,
      },
      during: {
        at: ['turn', 'seat'],
        is: 0,
      },
    },
    way: ['play mercenary', 'move mines', 'conquer'],
    table: {
      seats: 2,
      seed: '0000000000000000000000000000000000000000000000000000000000000410',
    },
    choices: 10,
    before:
      '0 ship marauder, 1 ship bastion, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play booster, 0 use move lab, 0 explore, 0 buy lab-assistant, 0 end, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play manoeuvre, 1 play manoeuvre, 1 move post-2, 1 destroy mining, 1 end, 0 play mining, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play marauder, 0 capture, 0 buy field-analyst, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play bastion, 1 play booster, 1 use move vortex, 1 explore, 1 buy rift-runner, 1 end, 0 redeem scrap-swarm, 0 play lab-assistant, 0 play mining, 0 play mining, 0 play manoeuvre, 0 play manoeuvre, 0 destroy mining, 0 refresh bio-sculptor, 0 buy lab-assistant, 0 end, 1 play mining, 1 play manoeuvre, 1 play bastion, 1 play manoeuvre, 1 play booster, 1 use move turrets-5, 1 explore, 1 capture, 1 end, 0 play mining, 0 play mining, 0 play mining, 0 play booster, 0 use move turrets-5, 0 attack 1, 0 commit marauder, 0 ready, 1 commit manoeuvre, 1 ready, 0 buy smuggler, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play bot, 1 play rift-runner, 1 use move lab, 1 buy drone-handler, 1 destroy mining, 1 end, 0 play field-analyst, 0 play lab-assistant, 0 play mining, 0 play manoeuvre, 0 play smuggler, 0 play manoeuvre, 0 play manoeuvre, 0 move vortex, 0 explore, 0 collect, 0 buy mercenary, 0 destroy mining, 0 end, 1 play mining, 1 play booster, 1 use move turrets-5, 1 play bastion, 1 move vortex, 1 attack 0, 1 commit manoeuvre, 1 commit manoeuvre, 1 ready, 0 ready, 1 end, 0 play lab-assistant, 0 play mining, 0 play mining, 0 play mining, 0 play marauder, 0 buy scout, 0 play booster, 0 use move vortex, 0 end, 1 play mining, 1 play manoeuvre, 1 play bastion, 1 play bot, 1 play manoeuvre, 1 capture, 1 end, 0 play mining, 0 attack 1, 0 commit marauder, 0 commit scout, 0 ready, 1 commit drone-handler, 1 commit rift-runner, 1 ready, 0 play manoeuvre, 0 play manoeuvre, 0 destroy mining, 0 end, 1 play mining, 1 play mining, 1 play mining, 1 play manoeuvre, 1 play booster, 1 use move mines, 1 explore, 1 buy driller, 1 end, 0 play lab-assistant, 0 play field-analyst, 0 play mining, 0 play mining, 0 play smuggler, 0 play manoeuvre, 0 play booster, 0 use move turrets-1, 0 explore, 0 buy scout, 0 destroy mining, 0 end, 1 play bot, 1 play manoeuvre, 1 play bastion, 1 play dust-hydra, 1 play drone-handler, 1 use explore post-4, 1 move post-4, 1 capture, 1 end, 0 play lab-assistant, 0 play lab-assistant, 0 play manoeuvre, 0 play marauder, 0 play mercenary, 0 play scout, 0 play scout, 0 capture, 0 move fortress, 0 end, 1 play mining, 1 play manoeuvre, 1 play bastion, 1 play manoeuvre, 1 play nebula-leviathan, 1 move mines, 1 capture, 1 end, 0 play field-analyst, 0 play mining, 0 play manoeuvre, 0 play smuggler, 0 play manoeuvre, 0 explore, 0 play booster, 0 use move post-2, 0 explore, 0 destroy mining, 0 end, 1 play mining, 1 play bot, 1 reserve dust-hydra, 1 play drone-handler, 1 play driller, 1 move post-4, 1 collect, 1 destroy mining, 1 end, 0 play lab-assistant, 0 reserve kraken, 0 play marauder, 0 play manoeuvre, 0 play smuggler, 0 play manoeuvre, 0 capture, 0 collect, 0 end, 1 take-reserve, 1 play mining, 1 play mining, 1 play drone-handler, 1 play dust-hydra, 1 play booster, 1 use move fortress, 1 explore, 1 destroy mining, 1 play driller, 1 buy boarding-master, 1 destroy mining, 1 end, 0 take-reserve, 0 play lab-assistant, 0 play field-analyst, 0 play manoeuvre, 0 play scout, 0 play mercenary, 0 play scout, 0 play kraken, 0 play booster, 0 use move fortress, 0 conquer, 0 capture, 0 destroy booster, 0 end, 1 redeem bot, 1 attack 0, 1 commit nebula-leviathan, 1 commit rogue-sentinel, 1 commit manoeuvre, 1 commit bastion, 1 ready, 0 commit scout, 0 commit smuggler, 0 commit manoeuvre, 0 ready, 1 end, 0 redeem crystal-golem, 0 play lab-assistant, 0 play lab-assistant, 0 play field-analyst, 0 reserve kraken, 0 play marauder, 0 play manoeuvre, 0 play mystic, 0 skip, 0 move post-4, 0 conquer, 0 end, 1 play manoeuvre, 1 play dust-hydra, 1 play drone-handler, 1 play nebula-leviathan, 1 play booster, 1 use move turrets-1, 1 conquer, 1 collect, 1 move fortress, 1 destroy booster, 1 destroy manoeuvre, 1 end, 0 take-reserve, 0 redeem kraken, 0 play lab-assistant, 0 play field-analyst, 0 reserve scout, 0 play manoeuvre, 0 play manoeuvre, 0 play smuggler',
  },
];
