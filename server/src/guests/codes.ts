import { randomInt } from 'node:crypto';

/** Without I, L, O, U, 0 and 1, which hands and eyes mix up or which make words. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUP = 4;
/** Typed within a quarter of an hour: 58 bits. */
const GROUPS_TO_TYPE = 3;
/** Lies in a drawer for years: 98 bits. */
const GROUPS_TO_KEEP = 5;
const CODE = new RegExp(`^(?:[${LETTERS}]{${GROUPS_TO_TYPE * GROUP}}|[${LETTERS}]{${GROUPS_TO_KEEP * GROUP}})$`);

/** Letters of a Russian keyboard that look like ours. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  У: 'Y',
};

export const newCode = () => codeOf(GROUPS_TO_TYPE);
export const newCodeToKeep = () => codeOf(GROUPS_TO_KEEP);

function codeOf(groups: number): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** A code as it was given out, however it was typed; undefined for what cannot be one. */
export function readCode(typed: string): string | undefined {
  const letters = [...typed.toUpperCase().replace(/[\s–—-]/g, '')].map((letter) => LOOK_ALIKES[letter] ?? letter);
  const code = letters.join('');
  return CODE.test(code) ? code.match(/.{4}/g)?.join('-') : undefined;
}
