import type { Refusal } from '@haven/kit';
import { useSettings } from '@haven/ui-kit';
import type { Introduction, KeptCode, KeptSince, Me, Recovery } from '@haven/wire';
import { forgetReceipts } from '../seals/receipts.ts';
import { forgetSalts } from '../seals/salts.ts';
import { type Answer, ask, send } from './ask.ts';

/** Has the server know this guest by the name, the language and the wishes of the settings. */
export async function introduce(): Promise<Refusal | undefined> {
  const { name, language, isListed } = introduction();
  const { value } = await ask<Me>('/me');
  if (value === undefined) return becomeGuest();
  const isNamed = name === undefined || value.name === name;
  const isKnown = isNamed && value.language === language && (value.isListed ?? false) === isListed;
  return isKnown ? undefined : becomeGuest();
}

/** Whether this browser was somebody until a moment ago, and was signed out from another device. */
export async function wasSignedOut(): Promise<boolean> {
  return (await ask<Me>('/me')).value?.isSignedOut === true;
}

/** Goes by another name from now on, if the server takes it for one; chairs that one sits on are renamed too. */
export async function rename(name: string): Promise<Refusal | undefined> {
  const { language, change } = useSettings.getState();
  const { value, refusal } = await send<Me>('POST', '/me', { name: name.trim(), language } satisfies Introduction);
  if (value) change({ nickname: value.name });
  return refusal;
}

/** A secret that makes another device this guest's own. */
function introduction(): Introduction {
  const { nickname, language, isListed } = useSettings.getState();
  const name = nickname.trim();
  return { language, isListed, ...(name !== '' && { name }) };
}

/** Also whoever has told no name yet. */
async function becomeGuest(): Promise<Refusal | undefined> {
  return (await send<Me>('POST', '/me', introduction())).refusal;
}

/** A secret and a code that make another device this guest's own. */
export async function offerRecovery(): Promise<Answer<Recovery>> {
  const refusal = await becomeGuest();
  return refusal ? { refusal } : send('POST', '/me/recovery');
}

/** This browser becomes the guest of another device, name and all: by its link, or by a code. */
export async function recover(proof: { token: string } | { code: string }): Promise<Answer<Me>> {
  const answer = await send<Me>('POST', '/me/recover', proof);
  const { name: nickname = '', isListed = false } = answer.value ?? {};
  if (answer.value) useSettings.getState().change({ nickname, isListed });
  return answer;
}

/** Since when this guest keeps a code; null if they keep none. */
export async function codeSince(): Promise<number | null> {
  return (await ask<KeptSince>('/me/code')).value?.since ?? null;
}

/** A code for whoever loses all devices; the one before counts no more. */
export async function keepCode(): Promise<Answer<KeptCode>> {
  const refusal = await becomeGuest();
  return refusal ? { refusal } : send('POST', '/me/code');
}

export async function dropCode(): Promise<Refusal | undefined> {
  return (await send<null>('DELETE', '/me/code')).refusal;
}

/** All other devices are strangers from now on. */
export async function signOutEverywhere(): Promise<Refusal | undefined> {
  return (await send<Me>('POST', '/me/sign-out-everywhere')).refusal;
}

/** This browser is nobody from now on: it has no name, no wishes and nothing to show. */
export async function leaveHere(): Promise<Refusal | undefined> {
  const { refusal } = await send<null>('POST', '/me/leave');
  return refusal ?? forgetHere();
}

/** The server forgets this guest, everywhere and for good. Whom it does not know it has forgotten. */
export async function forgetMe(): Promise<Refusal | undefined> {
  const { refusal } = await send<null>('DELETE', '/me');
  return refusal && refusal.code !== 'no-guest' ? refusal : forgetHere();
}

function forgetHere(): undefined {
  useSettings.getState().change({ nickname: '', isListed: false });
  forgetReceipts();
  forgetSalts();
  return undefined;
}
