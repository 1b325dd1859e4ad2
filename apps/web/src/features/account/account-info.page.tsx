import { Card, ErrorState, Skeleton } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { useConfig } from '../../lib/config.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { MyCompanies } from '../company/company.ts';
import styles from './account-info.module.css';
import { AccountPicture } from './account-picture.tsx';
import { AccountStanding } from './account-standing.tsx';
import { useAccount } from './account.api.ts';
import { ProfileForm } from './profile-form.tsx';

export function AccountInfoPage() {
  const t = useTexts('account');
  const { data, error, isPending, refetch } = useAccount();
  const account = data?.account;
  const { variant } = useConfig();
  return (
    <>
      <PageHeading title={t('info.title')} />
      {!account && (
        <Card>
          {isPending && <Skeleton lines={9} />}
          {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        </Card>
      )}
      {account && (
        <div className={styles.columns}>
          <Card aria-labelledby="profile">
            <h2 id="profile">{t('info.profile')}</h2>
            <AccountPicture account={account} />
            <ProfileForm account={account} />
          </Card>
          <Card aria-labelledby="standing">
            <h2 id="standing">{t('info.standing')}</h2>
            <AccountStanding account={account} />
          </Card>
          {variant === 'A' && <MyCompanies />}
        </div>
      )}
    </>
  );
}
