import { type Receipt, readReceiptText } from '@haven/kit';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { checkFile } from '../tables/story.ts';
import type { CheckedFile } from '../tables/story-messages.ts';
import { FileDrop } from './file-drop.tsx';
import { Findings } from './findings.tsx';

interface Given {
  readonly match?: string;
  readonly receipt?: Receipt;
}

/** Checks a match from a file, with a receipt if one is chosen too; in whichever order. */
export function AnyFile() {
  const t = useTranslations('fair');
  const words = useTranslations('story');
  const receiptWords = useTranslations('receipt');
  const [given, setGiven] = useState<Given>({});
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [complaint, setComplaint] = useState('');
  const take = async (text: string | undefined) => {
    setChecked(null);
    if (text === undefined) return setComplaint(words('tooLarge'));
    const next = givenWith(given, text);
    setGiven(next);
    setComplaint(next.match === undefined ? receiptWords('needsMatch') : '');
    if (next.match !== undefined) setChecked(await checkFile(next.match, next.receipt));
  };
  return (
    <>
      <FileDrop
        label={t('choose')}
        hint={t('chooseHint')}
        complaint={complaint}
        onText={(text) => void take(text).catch(() => setComplaint(words('failed')))}
      />
      {checked && <Findings findings={checked.findings} />}
      {checked && given.receipt && <p className="file-hint">{receiptWords('inFile')}</p>}
      {checked?.id && (
        <Link className="button fair-watch" href={`/replay/file/${checked.id}`}>
          {t('watch')}
        </Link>
      )}
    </>
  );
}

/** Another match needs another receipt; a receipt that comes after a match belongs to it. */
function givenWith(given: Given, text: string): Given {
  const { receipt } = readReceiptText(text);
  if (receipt) return { ...given, receipt };
  const isFirst = given.match === undefined && given.receipt !== undefined;
  return isFirst ? { ...given, match: text } : { match: text };
}
