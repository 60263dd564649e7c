import type { AdminLine, AdminReport, AdminTable, Ban, HouseNumbers, Invitation, Phase, SickThing } from '@haven/wire';
import { type Answer, ask } from '../api/ask.ts';

const KEY = 'haven-admin-token';

/** Kept until this tab is closed. */
export const keptToken = {
  read: () => sessionStorage.getItem(KEY) ?? '',
  write: (token: string) => sessionStorage.setItem(KEY, token),
  forget: () => sessionStorage.removeItem(KEY),
};

export interface Search {
  readonly search: string;
  readonly phase: Phase | '';
}

/** What the operator asks for, each time with the token. */
export interface Office {
  numbers(): Promise<Answer<HouseNumbers>>;
  tables(search: Search): Promise<Answer<readonly AdminLine[]>>;
  table(id: string): Promise<Answer<AdminTable>>;
  reports(): Promise<Answer<readonly AdminReport[]>>;
  end(id: string): Promise<Answer<null>>;
  /** Takes away what was said. */
  unsay(id: string, line: number): Promise<Answer<null>>;
  /** The complaints about a line are dealt with. */
  settle(id: string, line: number): Promise<Answer<null>>;
  /** Takes a chair from its person. */
  free(id: string, seat: number): Promise<Answer<null>>;
  /** A way back for the person of a chair. */
  invite(id: string, seat: number): Promise<Answer<Invitation>>;
  bans(): Promise<Answer<readonly Ban[]>>;
  ban(guest: string, wish: BanDays & { readonly why: string }): Promise<Answer<readonly Ban[]>>;
  lift(ban: Ban): Promise<Answer<null>>;
  forget(guest: string): Promise<Answer<null>>;
  /** The match as a file, with its secrets if it still goes on. */
  matchFile(id: string): Promise<Answer<Blob>>;
  /** The date is right: old things may be forgotten. */
  sweep(): Promise<Answer<Readonly<Record<string, number>>>>;
  sick(): Promise<Answer<readonly SickThing[]>>;
  /** Tries once more what was damaged. */
  retry(id: string): Promise<Answer<null>>;
  /** All that is stored of a table, however damaged. */
  rawFile(id: string): Promise<Answer<Blob>>;
  backup(): Promise<Answer<Blob>>;
}

/** For how long; none is for ever for a guest, and not at all for where they came from. */
export interface BanDays {
  readonly days: number;
  readonly addressDays: number;
}

export function officeWith(token: string): Office {
  const headers = { authorization: `Bearer ${token}` };
  const get = <V>(path: string) => ask<V>(`/admin${path}`, { headers });
  const does = <V>(method: 'POST' | 'DELETE', path: string) => ask<V>(`/admin${path}`, { method, headers });
  const at = (id: string) => `/tables/${encodeURIComponent(id)}`;
  return {
    numbers: () => get('/numbers'),
    tables: ({ search, phase }) => get(`/tables?${new URLSearchParams({ search, ...(phase && { phase }) })}`),
    table: (id) => get(at(id)),
    reports: () => get('/reports'),
    end: (id) => does('POST', `${at(id)}/end`),
    unsay: (id, line) => does('DELETE', `${at(id)}/chat/${line}`),
    settle: (id, line) => does('POST', `${at(id)}/chat/${line}/settled`),
    free: (id, seat) => does('POST', `${at(id)}/chairs/${seat}/free`),
    invite: (id, seat) => does('POST', `${at(id)}/chairs/${seat}/invitation`),
    bans: () => get('/bans'),
    ban: (guest, { days, addressDays, why }) => {
      const wish = new URLSearchParams({ days: `${days}`, addressDays: `${addressDays}`, why });
      return does('POST', `/guests/${encodeURIComponent(guest)}/ban?${wish}`);
    },
    lift: ({ kind, name }) => does('DELETE', `/bans/${kind}/${encodeURIComponent(name)}`),
    forget: (guest) => does('DELETE', `/guests/${encodeURIComponent(guest)}`),
    matchFile: (id) => fetchBlob(`/api/admin${at(id)}/export?running=1`, headers),
    sweep: () => ask('/admin/sweep', { method: 'POST', headers }),
    sick: () => get('/sick'),
    retry: (id) => ask(`/admin/sick/${encodeURIComponent(id)}/retry`, { method: 'POST', headers }),
    rawFile: (id) => fetchBlob(`/api/admin${at(id)}/export?raw=1`, headers),
    backup: () => fetchBlob('/api/admin/backup', headers),
  };
}

async function fetchBlob(path: string, headers: Readonly<Record<string, string>>): Promise<Answer<Blob>> {
  try {
    const response = await fetch(path, { headers });
    return response.ok ? { value: await response.blob() } : { refusal: (await response.json()).refusal };
  } catch {
    return { refusal: { code: 'unreachable' } };
  }
}

/** Lets the browser save it under this name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
