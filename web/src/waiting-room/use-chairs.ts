import { choiceOf } from '@haven/games/levels';
import type { Level, Refusal, Seat } from '@haven/kit';
import type { Agreement, Chair } from '@haven/wire';
import { useState } from 'react';
import type { Answer } from '../api/ask.ts';
import { agreeOn, handOn, inviteAgain, leaveChair, seatBot, sendAway, startTable, takeChair } from '../api/lobby.ts';
import { lastLevel } from '../levels/last-level.ts';
import type { Online } from '../links/open-table.ts';
import type { NameDraft } from '../name/use-name.ts';
import { useComplaint } from '../online/use-complaint.ts';
import { useUnsaid } from './use-unsaid.ts';

/** What can be done about the table while people gather. */
export interface ChairWishes {
  readonly isBusy: boolean;
  sit(seat: Seat): void;
  free(seat: Seat): void;
  /** Of this level, or of the one that was chosen last. */
  seatBot(seat: Seat, level?: Level): void;
  sendAway(seat: Seat): void;
  inviteAgain(number: number): void;
  handOn(seat: Seat): void;
  agree(agreement: Agreement): void;
  /** What is still being typed counts a moment later; beginning does not come before it. */
  agreeSoon(agreement: Agreement): void;
  /** What was typed counts now. */
  settle(): void;
  /** Bots take the chairs that are still free, and the match begins. */
  begin(chairs: readonly Chair[]): void;
}

/** A name that was typed counts, also when somebody sits down or begins without a word. */
export function useChairs(online: Online, name: NameDraft): ChairWishes {
  const { id, game } = online.state().table;
  const usual = choiceOf(game).length > 0 ? lastLevel() : undefined;
  const complain = useComplaint();
  const [isBusy, setBusy] = useState(false);
  const doing = (act: () => Promise<Refusal | undefined>) => {
    setBusy(true);
    void act()
      .then((refusal) => refusal && complain(refusal))
      .finally(() => setBusy(false));
  };
  const asking = (answer: () => Promise<Answer<unknown>>) => doing(() => refusalOf(answer()));
  const named = (act: () => Promise<Refusal | undefined>) =>
    doing(async () => ((await name.save()) ? undefined : act()));
  const unsaid = useUnsaid((agreement) => refusalOf(agreeOn(id, agreement)));
  const settle = () => doing(unsaid.tell);
  const sit = async (seat: Seat) => {
    const { refusal, value } = await takeChair(id, seat);
    if (value) online.sit(value.token);
    return refusal;
  };
  return {
    isBusy,
    sit: (seat) => named(() => sit(seat)),
    free: (seat) => asking(() => leaveChair(id, seat)),
    seatBot: (seat, level = usual) => asking(() => seatBot(id, seat, level)),
    sendAway: (seat) => asking(() => sendAway(id, seat)),
    inviteAgain: (number) => asking(() => inviteAgain(id, number)),
    handOn: (seat) => asking(() => handOn(id, seat)),
    agree: (agreement) => asking(() => agreeOn(id, agreement)),
    agreeSoon: (agreement) => unsaid.keep(agreement, settle),
    settle,
    begin: (chairs) => named(async () => (await unsaid.tell()) ?? begin(id, chairs, usual)),
  };
}

async function begin(table: string, chairs: readonly Chair[], level?: Level): Promise<Refusal | undefined> {
  for (const { seat } of chairs.filter(({ kind }) => kind === 'open')) {
    const refusal = await refusalOf(seatBot(table, seat, level));
    if (refusal) return refusal;
  }
  return refusalOf(startTable(table));
}

async function refusalOf(asking: Promise<Answer<unknown>>): Promise<Refusal | undefined> {
  return (await asking).refusal;
}
