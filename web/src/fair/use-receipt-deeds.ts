import { packedReceipt, type Receipt, writeReceipt } from '@haven/kit';
import { useTranslations } from 'use-intl';
import { say } from '../parts/toasts.tsx';
import { copyLink } from '../share/copy-link.ts';
import { saveText } from '../share/save-text.ts';

/** Longer addresses are cut off on their way through mails and messengers. */
const LONGEST_LINK = 8_000;

/** What one can do with a receipt: save it, or send it. */
export function useReceiptDeeds(receipt: Receipt): { save(): void; share(): void } {
  const t = useTranslations('receipt');
  const words = useTranslations('table');
  const save = () => saveText(`${receipt.game}.haven-receipt.json`, writeReceipt(receipt));
  const share = () => {
    const fragment = packedReceipt(receipt);
    const action = { label: t('save'), onClick: save };
    if (fragment.length > LONGEST_LINK)
      return say({ text: t('linkTooLong'), mood: 'plain', about: 'receipt', stays: true, action });
    const told = { copied: words('copied'), failed: (link: string) => words('copyFailed', { link }) };
    copyLink(`/verify/table/${encodeURIComponent(receipt.table)}#${fragment}`, told);
  };
  return { save, share };
}
