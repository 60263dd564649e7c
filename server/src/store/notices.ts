import type { PushSubscription, Webhook } from '@haven/wire';

/** Somebody is about to be told that it is their turn. */
export interface TurnNotice {
  readonly table: string;
  readonly player: string;
  /** Which of their turns it is. */
  readonly turn: number;
  readonly at: number;
  /** So long after the last notice about this table there is no other. */
  readonly quietMs: number;
}

export interface KeptSubscription extends Pick<PushSubscription, 'endpoint' | 'keys'> {
  readonly player: string;
  readonly created: number;
}

/** Where guests are to be found when it is their turn. A promise of a write is fulfilled when it is durable. */
export interface NoticeStore {
  /** The newest devices of a player count, so many of them; a device belongs to whoever used it last. */
  subscribe(subscription: KeptSubscription): Promise<void>;
  subscriptions(player: string): Promise<KeptSubscription[]>;
  /** Of one device, or of all devices of a player. */
  unsubscribe(who: { readonly endpoint: string } | { readonly player: string }): Promise<void>;
  setWebhook(player: string, webhook: Webhook | null): Promise<void>;
  webhook(player: string): Promise<Webhook | null>;
  /** Whether to tell them: once per turn, and not too often. Remembered before anything is sent. */
  claim(told: TurnNotice): Promise<boolean>;
}
