import { useTranslations } from 'use-intl';
import type { Deed } from './deed-menu.tsx';
import type { BanDays, Office } from './office.ts';

const asksWhy = true;
const A_WHILE: BanDays = { days: 30, addressDays: 0 };
const FOR_EVER: BanDays = { days: 0, addressDays: 0 };
const WITH_ADDRESS: BanDays = { days: 0, addressDays: 7 };

/** What the operator may do about a person. */
export function useGuestDeeds(office: Office): (guest: string) => readonly Deed[] {
  const t = useTranslations('admin.deeds');
  return (guest) => [
    { name: t('banWhile'), sure: t('banSure'), asksWhy, act: (why) => office.ban(guest, { ...A_WHILE, why }) },
    { name: t('ban'), sure: t('banSure'), asksWhy, act: (why) => office.ban(guest, { ...FOR_EVER, why }) },
    {
      name: t('banAddress'),
      sure: t('banAddressSure'),
      asksWhy,
      act: (why) => office.ban(guest, { ...WITH_ADDRESS, why }),
    },
    { name: t('forget'), sure: t('forgetSure'), act: () => office.forget(guest) },
  ];
}
