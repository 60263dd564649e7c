import type { Language } from '@haven/text-kit';

export { LANGUAGES, type Language } from '@haven/text-kit';

/** A guest, known by a signed cookie that no script can read. Without a name as long as none was told. */
export interface Me {
  readonly name: string;
  /** What notices are written in. */
  readonly language: Language;
  /** Their victories at public tables may stand among the best, under their name. */
  readonly isListed?: boolean;
  /** Told once: this browser was a guest who has signed out everywhere else, and is nobody now. */
  readonly isSignedOut?: boolean;
}

/** What a guest says about themself: one of it or both. */
export interface Introduction {
  readonly name?: string;
  readonly language?: Language;
  readonly isListed?: boolean;
}

/** How a guest wants to hear that it is their turn. */
export interface Notices {
  readonly webhook: Webhook | null;
  /** Whether some device of theirs gets pushed notices. */
  readonly isPushed: boolean;
}

export const WEBHOOKS = ['discord', 'ntfy'] as const;
export interface Webhook {
  readonly format: (typeof WEBHOOKS)[number];
  readonly url: string;
}

/** The server's public key for pushed notices: 65 bytes in base64url. */
export interface PushKey {
  readonly key: string;
}

/** What a browser's push service needs, as the browser itself writes it. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly expirationTime?: number | null;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What a pushed notice says; the address is a path of this page, or a whole address if the server knows its own. */
export interface PushNotice {
  readonly title: string;
  readonly address: string;
}

/** What makes another device this guest's own, once, for a short time: the secret of a link, or a code to type. */
export interface Recovery extends Invitation {
  readonly code: string;
}

/** The secret of a link that makes another device a guest's own. */
export interface Invitation {
  readonly token: string;
  readonly expires: number;
}

/** A code to write down: it makes any device this guest's own until it is dropped. Told only when it is made. */
export interface KeptCode {
  readonly code: string;
  readonly since: number;
}

/** Since when this guest keeps a code; null if they keep none. */
export interface KeptSince {
  readonly since: number | null;
}
