import type { Refusal } from '@haven/kit';
import { useSettings } from '@haven/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { introduce, rename } from '../api/me.ts';
import { keepText, useTyped } from '../page/use-typed.ts';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';

/** A name that is being typed: it stays until the server has taken it. */
export interface NameDraft {
  readonly text: string;
  /** Why the server did not take it. */
  readonly complaint: string;
  /** Somebody without a name may tell one, and nothing that was typed goes before it is known. */
  readonly isAsked: boolean;
  type(text: string): void;
  /** Has the server know it; the form says why not. */
  save(): Promise<Refusal | undefined>;
}

const FIELD = 'name';

/** The chair's name is undefined for somebody who has none yet. */
export function useName(chairName: string | undefined): NameDraft {
  const nickname = useSettings((settings) => settings.nickname);
  const platformLine = usePlatformRefusals();
  const [typed, type] = useTyped(FIELD);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const save = async () => {
    const refused = typed?.trim() ? await rename(typed) : await introduce();
    setRefusal(refused ?? null);
    if (refused === undefined) type(null);
    return refused;
  };
  useSavedOnLeaving(typed);
  return {
    text: typed ?? nickname,
    complaint: refusal ? (platformLine(refusal) ?? refusal.code) : '',
    isAsked: typed !== null || refusal !== null || (chairName ?? nickname.trim()) === '',
    type,
    save,
  };
}

/** The host may begin while somebody is still typing. */
function useSavedOnLeaving(typed: string | null): void {
  const latest = useRef(typed);
  latest.current = typed;
  useEffect(
    () => () => {
      if (latest.current?.trim()) void saveLate(latest.current);
    },
    [],
  );
}

async function saveLate(name: string): Promise<void> {
  if ((await rename(name)) === undefined) keepText(FIELD, null);
}
