import type { Finding } from '@haven/kit';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useFragment } from '../replay/use-fragment.ts';
import { useStory } from '../replay/use-story.ts';
import { checkFile, type Story } from '../tables/story.ts';
import type { CheckedFile, NoStory, Source } from '../tables/story-messages.ts';
import { TopBar } from '../top-bar.tsx';
import { useTitle } from '../use-title.ts';
import { FileDrop } from './file-drop.tsx';
import { Findings } from './findings.tsx';

/** Checks a match: one that is known here, or any file. */
export function VerifyPage({ source }: { readonly source?: Source }) {
  const t = useTranslations('fair');
  useTitle(t('title'));
  return (
    <div className="page">
      <TopBar />
      <main id="content" className="fair">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        {source && <KnownMatch {...source} />}
        <AnyFile />
        <Meaning />
      </main>
    </div>
  );
}

/** A match that the address itself carries. */
export function VerifyShared() {
  const fragment = useFragment();
  return <VerifyPage source={{ kind: 'shared', id: fragment }} key={fragment} />;
}

function KnownMatch(source: Source) {
  const t = useTranslations('fair');
  const closed = useTranslations('closed');
  const story = useStory(source);
  const findings = useFindings(story);
  if (typeof story === 'string') return <p className="complaint">{closed(story)}</p>;
  if (findings === 'not-open') return <p className="complaint">{closed('not-finished')}</p>;
  if (findings === null) return <p aria-live="polite">{t('checking')}</p>;
  return <Findings findings={findings} />;
}

/** While a match goes on its dice are nobody's business. */
function useFindings(story: Story | NoStory | null): readonly Finding[] | 'not-open' | null {
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  const open = typeof story === 'object' && story?.head.isOpen ? story : undefined;
  useEffect(() => {
    open?.check().then(setFindings, () => setFindings([]));
  }, [open]);
  return story !== null && typeof story === 'object' && open === undefined ? 'not-open' : findings;
}

function AnyFile() {
  const t = useTranslations('fair');
  const words = useTranslations('story');
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [complaint, setComplaint] = useState('');
  const check = async (text: string | undefined) => {
    setChecked(null);
    setComplaint(text === undefined ? words('tooLarge') : '');
    if (text !== undefined) setChecked(await checkFile(text));
  };
  return (
    <>
      <FileDrop
        label={t('choose')}
        hint={t('chooseHint')}
        complaint={complaint}
        onText={(text) => void check(text).catch(() => setComplaint(words('failed')))}
      />
      {checked && <Findings findings={checked.findings} />}
      {checked?.id && (
        <Link className="button fair-watch" href={`/replay/file/${checked.id}`}>
          {t('watch')}
        </Link>
      )}
    </>
  );
}

/** Plain words on what a sound match proves. */
function Meaning() {
  const t = useTranslations('fair');
  return (
    <section className="fair-meaning">
      <h2>{t('proves')}</h2>
      <ul>
        <li>{t('provesDice')}</li>
        <li>{t('provesRules')}</li>
        <li>{t('provesAnswers')}</li>
      </ul>
      <h2>{t('provesNot')}</h2>
      <ul>
        <li>{t('notLooking')}</li>
        <li>{t('notWho')}</li>
        <li>{t('notInvented')}</li>
      </ul>
      <p>{t('offline')}</p>
      <pre>
        <code>npm run verify -- match.haven.json</code>
      </pre>
    </section>
  );
}
