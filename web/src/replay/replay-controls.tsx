import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Link2,
  type LucideIcon,
  Pause,
  Play,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ReplaySource } from '../replays/replay-messages.ts';
import { copyLink } from '../share/copy-link.ts';
import type { Playback } from './use-playback.ts';

interface ControlsProps {
  readonly playback: Playback;
  readonly source: ReplaySource;
  /** As the address of a move says it. */
  readonly perspective: string;
  readonly children: ReactNode;
}

export function ReplayControls({ playback, source, perspective, children }: ControlsProps) {
  const t = useTranslations('replay');
  const { move, last, go, toggle, isPlaying } = playback;
  return (
    <section className="replay-controls" aria-label={t('heading')}>
      <Slider playback={playback} />
      <div className="replay-buttons">
        <Control Icon={ChevronFirst} label={t('first')} onClick={() => go(0)} />
        <Control Icon={ChevronLeft} label={t('previous')} onClick={() => go(move - 1)} />
        <Control Icon={isPlaying ? Pause : Play} label={t(isPlaying ? 'pause' : 'play')} onClick={toggle} />
        <Control Icon={ChevronRight} label={t('next')} onClick={() => go(move + 1)} />
        <Control Icon={ChevronLast} label={t('last')} onClick={() => go(last)} />
        <ShareMove source={source} place={`?move=${move}${perspective}`} />
        {children}
        <p className="replay-keys">{t('keys')}</p>
      </div>
    </section>
  );
}

function Slider({ playback: { move, last, go } }: { readonly playback: Playback }) {
  const t = useTranslations('replay');
  const id = useId();
  const position = t('position', { move, last });
  return (
    <div className="replay-slider">
      <label htmlFor={id}>{position}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={move}
        aria-label={t('slider')}
        aria-valuetext={position}
        onChange={(event) => go(event.target.valueAsNumber)}
      />
    </div>
  );
}

interface ControlProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly onClick: () => void;
}

function Control({ Icon, label, onClick }: ControlProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onClick}>
      <Icon aria-hidden="true" />
    </button>
  );
}

/** A run of this browser, or a file that was opened in it, is found only here: no address leads to it. */
function ShareMove({ source: { kind, id }, place }: { readonly source: ReplaySource; readonly place: string }) {
  const t = useTranslations('replay');
  const words = useTranslations('table');
  if (kind === 'run' || kind === 'file') return null;
  const path = kind === 'shared' ? `/replay/shared${place}#${id}` : `/replay/table/${id}${place}`;
  const share = () => copyLink(path, { copied: words('copied'), failed: (link) => words('copyFailed', { link }) });
  return <Control Icon={Link2} label={t('shareMove')} onClick={share} />;
}
