import type { Refusal } from '@haven/kit';
import { useSettings } from '@haven/ui-kit';
import type { Introduction, Me, Recovery } from '@haven/wire';
import { type Answer, ask, send } from './ask.ts';
import { forgetReceipts } from './receipts.ts';
import { forgetSalts } from './salts.ts';

/** Has the server know this guest by the name and the language of the settings. */
export async function introduce(): Promise<Refusal | undefined> {
  const { nickname, language } = useSettings.getState();
  const name = nickname.trim();
  const { value } = await ask<Me>('/me');
  if (value?.language === language && (name === '' || value.name === name)) return undefined;
  const introduction: Introduction = { language, ...(name !== '' && { name }) };
  return (await send<Me>('POST', '/me', introduction)).refusal;
}

/** A secret that makes another device this guest's own. */
export async function offerRecovery(): Promise<Answer<Recovery>> {
  const refusal = await introduce();
  return refusal ? { refusal } : send('POST', '/me/recovery');
}

/** This browser becomes the guest of another device, name and all. */
export async function recover(token: string): Promise<Answer<Me>> {
  const answer = await send<Me>('POST', '/me/recover', { token });
  if (answer.value) useSettings.getState().change({ nickname: answer.value.name });
  return answer;
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
