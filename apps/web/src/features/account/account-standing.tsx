import { Badge, Facts, Link } from '@tiku/ui';
import { useState } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { Account } from './account.api.ts';
import { vipDaysLeft } from './vip-days.ts';

/** Changed on a page of its own. */
function Contact({ value }: { value: string | null }) {
  const t = useTexts('account');
  return (
    <>
      <p>{value ?? t('info.not-linked')}</p>
      <Link to={paths.security}>{value ? t('security.change') : t('security.link')}</Link>
    </>
  );
}

/** What the account is, as opposed to what its owner says of themselves. */
export function AccountStanding({ account }: { account: Account }) {
  const t = useTexts('account');
  const format = useFormat();
  const [now] = useState(() => new Date());
  const days = vipDaysLeft(account.vip_until, now);
  const facts = [
    { name: t('info.user-name'), value: account.username },
    {
      name: t('info.account-type'),
      value: (
        <>
          <Badge tone={days > 0 ? 'accent' : 'plain'}>{days > 0 ? t('info.vip') : t('info.free')}</Badge>{' '}
          {days > 0 && t('info.vip-days', { count: days })}
        </>
      ),
    },
    { name: t('info.mobile'), value: <Contact value={account.mobile} /> },
    { name: t('info.email'), value: <Contact value={account.email} /> },
    {
      name: t('info.storage'),
      value: t('info.storage-of', {
        used: format.size(account.storage_used),
        limit: format.size(account.storage_limit),
      }),
    },
  ];
  return <Facts facts={facts} />;
}
