import type { Receipt } from '@haven/kit';
import { useTranslations } from 'use-intl';
import type { MatchFacts as Facts } from '../replays/replay-messages.ts';
import { isOwn } from '../seals/receipts.ts';
import type { Holder } from './findings.tsx';
import { useSeatName } from './match-facts.tsx';
import { useReceiptDeeds } from './use-receipt-deeds.ts';

/** Whose receipt it is: one's own may have come back by a link or a file. */
export function useHolder(receipt: Receipt | undefined, facts: Pick<Facts, 'game' | 'seats'>): Holder | undefined {
  const nameOf = useSeatName(facts);
  if (receipt === undefined) return undefined;
  return isOwn(receipt) ? { isOwn: true } : { isOwn: false, name: nameOf(receipt.seat) };
}

interface ReceiptInUseProps {
  readonly receipt: Receipt;
  readonly holder: Holder;
  readonly from: 'inUse' | 'inLink' | 'inFile';
}

/** Which receipt was compared, and what one can do with it. */
export function ReceiptInUse({ receipt, holder, from }: ReceiptInUseProps) {
  const t = useTranslations('receipt');
  const { save, share } = useReceiptDeeds(receipt);
  return (
    <section className="fair-receipt" data-from={from} data-own={holder.isOwn}>
      <p>{holder.isOwn ? t('comparedOwn') : t('compared', { name: holder.name })}</p>
      <div className="fair-acts">
        <button type="button" className="button button-small" onClick={save}>
          {t(holder.isOwn ? 'save' : 'saveOther')}
        </button>
        <button type="button" className="button button-small" onClick={share}>
          {t(holder.isOwn ? 'link' : 'linkOther')}
        </button>
      </div>
    </section>
  );
}
