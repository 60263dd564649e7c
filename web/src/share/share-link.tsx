import { Copy, Share2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { QrCode } from '../qr/qr-code.tsx';
import { copyLink } from './copy-link.ts';
import { chooseOrigin, type Reach, useReach } from './reach.ts';
import './share.css';

interface ShareLinkProps {
  readonly path: string;
  readonly label: string;
  /** What the code is for, for those who do not see it. */
  readonly qrLabel: string;
}

/** An address to give away: to copy, to send, or to be read by a camera. */
export function ShareLink({ path, label, qrLabel }: ShareLinkProps) {
  const id = useId();
  const reach = useReach();
  const link = new URL(path, reach.origin).href;
  return (
    <div className="share">
      <QrCode text={link} label={qrLabel} />
      <div className="share-ways">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className="name-field share-field"
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <ShareButtons path={path} />
        <OtherAddresses reach={reach} />
      </div>
    </div>
  );
}

/** Without the address itself, where there is little room: the way that the device knows, or a copy to paste somewhere. */
export function ShareButtons({ path }: Pick<ShareLinkProps, 'path'>) {
  const t = useTranslations('share');
  const { origin } = useReach();
  const canSend = 'share' in navigator;
  const copy = () => copyLink(path, { copied: t('copied'), failed: (failed) => t('failed', { link: failed }) });
  return (
    <div className="share-buttons">
      {canSend && <NativeShare link={new URL(path, origin).href} />}
      <button type="button" className={canSend ? 'button' : 'button button-main'} onClick={copy}>
        <Copy aria-hidden="true" />
        {t('copy')}
      </button>
    </div>
  );
}

/** On the server's own machine the page may be open under a name that means another machine to everybody else. */
function OtherAddresses({ reach: { isHereOnly, nearby, origin } }: { readonly reach: Reach }) {
  const t = useTranslations('share');
  if (!isHereOnly && nearby.length === 0) return null;
  return (
    <div className="share-reach" role="status">
      {isHereOnly && <p>{t('hereOnly')}</p>}
      <p>{t(nearby.length === 0 ? 'closed' : 'nearby')}</p>
      {nearby.map((other) => (
        <button
          type="button"
          className="button button-small"
          key={other}
          aria-pressed={other === origin}
          onClick={() => chooseOrigin(other)}
        >
          {other}
        </button>
      ))}
    </div>
  );
}

/** The device's own way of sending something to somebody. */
function NativeShare({ link }: { readonly link: string }) {
  const t = useTranslations('share');
  // Whoever changes their mind has shared nothing; that is no mistake.
  const share = () => void navigator.share({ url: link }).catch(() => undefined);
  return (
    <button type="button" className="button button-main" onClick={share}>
      <Share2 aria-hidden="true" />
      {t('send')}
    </button>
  );
}
