import { type Finding, type Receipt, readReceiptText } from '@haven/kit';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { checkFile } from '../replays/replay.ts';
import type { CheckedFile, MatchFacts as Facts } from '../replays/replay-messages.ts';
import { FileDrop } from './file-drop.tsx';
import { Findings } from './findings.tsx';
import { MatchFacts } from './match-facts.tsx';
import { ReceiptInUse, useHolder } from './receipt-in-use.tsx';
import { useFindingLine } from './use-finding-line.ts';

interface Given {
  readonly match?: string;
  readonly receipt?: Receipt;
}

/** Checks a match from a file, with a receipt if one is chosen too; in whichever order. */
export function AnyFile() {
  const t = useTranslations('fair');
  const words = useTranslations('story');
  const needsMatch = useTranslations('receipt')('needsMatch');
  const lineOf = useFindingLine();
  const [given, setGiven] = useState<Given>({});
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [complaint, setComplaint] = useState('');
  const check = async ({ match, receipt }: Given) => {
    if (match === undefined) return setComplaint(needsMatch);
    const result = await checkFile(match, receipt);
    const unread = unreadIn(result.findings);
    setComplaint(unread ? lineOf(unread) : '');
    if (unread === undefined) setChecked(result);
  };
  const take = async (text: string | undefined) => {
    setChecked(null);
    if (text === undefined) return setComplaint(words('tooLarge'));
    const next = givenWith(given, text);
    setGiven(next);
    await check(next);
  };
  return (
    <>
      <FileDrop
        label={t('choose')}
        hint={t('chooseHint')}
        complaint={complaint}
        onText={(text) => void take(text).catch(() => setComplaint(words('failed')))}
      />
      {checked?.facts && <MatchFacts facts={checked.facts} />}
      {checked && <Compared {...checked} {...(given.receipt && { receipt: given.receipt })} />}
      {checked?.id && (
        <Link className="button fair-watch" href={`/replay/file/${checked.id}`}>
          {t('watch')}
        </Link>
      )}
    </>
  );
}

const NOTHING: Facts = { game: '', seats: [], ended: 0 };

function Compared({ findings, facts = NOTHING, receipt }: CheckedFile & { readonly receipt?: Receipt }) {
  const holder = useHolder(receipt, facts);
  return (
    <>
      <Findings findings={findings} holder={holder} />
      {receipt && holder && <ReceiptInUse receipt={receipt} holder={holder} from="inFile" />}
    </>
  );
}

/** What is no match of this house has nothing to be accused of. */
function unreadIn(findings: readonly Finding[]): Finding | undefined {
  return findings.find(({ check, verdict }) => verdict === 'wrong' && (check === 'format' || check === 'rules'));
}

/** Another match needs another receipt; a receipt that comes after a match belongs to it. */
function givenWith(given: Given, text: string): Given {
  const { receipt } = readReceiptText(text);
  if (receipt) return { ...given, receipt };
  const isFirst = given.match === undefined && given.receipt !== undefined;
  return isFirst ? { ...given, match: text } : { match: text };
}
