import type { AdminTable, Chair, Invitation } from '@haven/wire';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ShareLink } from '../share/share-link.tsx';
import { type Deed, DeedMenu } from './deed-menu.tsx';
import type { Office } from './office.ts';
import { useGuestDeeds } from './use-guest-deeds.ts';

interface ChairsProps {
  readonly office: Office;
  readonly shown: AdminTable;
}

/** Who sits at a table, and what can be done about them. */
export function ChairList({ office, shown }: ChairsProps) {
  const { table, owners } = shown;
  return (
    <ul className="admin-chairs">
      {table.chairs.map((chair) => (
        <ChairLine
          key={chair.seat}
          office={office}
          chair={chair}
          table={table.id}
          guest={owners.find(({ seat }) => seat === chair.seat)?.guest}
        />
      ))}
    </ul>
  );
}

interface LineProps extends Omit<ChairsProps, 'shown'> {
  readonly table: string;
  readonly chair: Chair;
  readonly guest: string | undefined;
}

function ChairLine({ office, table, chair, guest }: LineProps) {
  const t = useTranslations('admin');
  const people = useTranslations('people');
  const guestDeeds = useGuestDeeds(office);
  const [invitation, setInvitation] = useState<Invitation>();
  const { seat, kind, name, isOnline } = chair;
  const invite = async () => {
    const answer = await office.invite(table, seat);
    setInvitation(answer.value);
    return answer;
  };
  const deeds: readonly Deed[] = guest
    ? [
        { name: t('deeds.invite'), act: invite },
        { name: t('deeds.free'), sure: t('deeds.freeSure'), act: () => office.free(table, seat) },
        ...guestDeeds(guest),
      ]
    : [];
  return (
    <li>
      <span>
        {t('seat', { number: seat + 1 })} {name || t(`kinds.${kind}`)}
        {kind === 'human' && ` (${people(isOnline ? 'here' : 'away')})`}
      </span>
      {deeds.length > 0 && <DeedMenu label={t('deeds.about', { number: seat + 1 })} deeds={deeds} />}
      {invitation && <InvitationLine invitation={invitation} />}
    </li>
  );
}

function InvitationLine({ invitation: { token, expires } }: { readonly invitation: Invitation }) {
  const t = useTranslations('admin.deeds');
  const format = useFormatter();
  return (
    <div className="admin-invitation">
      <ShareLink path={`/recover#${token}`} label={t('inviteLink')} qrLabel={t('inviteQr')} />
      <small>{t('inviteOnce', { time: format.dateTime(expires, { timeStyle: 'short' }) })}</small>
    </div>
  );
}
