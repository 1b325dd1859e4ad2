import { Card, ErrorState, Skeleton } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { CaptchaHost } from '../captcha/captcha.ts';
import { useAccount } from './account.api.ts';
import { Devices } from './devices.tsx';
import { EmailSection } from './email-section.tsx';
import { MobileSection } from './mobile-section.tsx';
import { PasswordSection } from './password-section.tsx';
import styles from './security.module.css';

export function SecurityPage() {
  const t = useTexts('account');
  const { data, error, isPending, refetch } = useAccount();
  const account = data?.account;
  return (
    <>
      <PageHeading title={t('security.title')} />
      <div className={styles.sections}>
        <Card aria-labelledby="sign-in-ways">
          <h2 id="sign-in-ways">{t('security.ways')}</h2>
          {isPending && <Skeleton lines={6} />}
          {error && !account && <ErrorState message={error.message} onRetry={() => void refetch()} />}
          {account && (
            <div className={styles.ways}>
              <PasswordSection account={account} />
              <MobileSection mobile={account.mobile} />
              <EmailSection email={account.email} />
            </div>
          )}
        </Card>
        <Devices />
      </div>
      <CaptchaHost />
    </>
  );
}
