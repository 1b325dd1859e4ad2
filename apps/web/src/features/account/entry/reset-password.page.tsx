import { limits } from '@tiku/contract/limits';
import { Card, Link, Tabs } from '@tiku/ui';
import { useState } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { CaptchaHost } from '../../captcha/captcha.ts';
import { EmailSent } from './email-sent.tsx';
import { sendResetLink } from './entry.api.ts';
import styles from './entry.module.css';
import { ResetByEmailForm } from './reset-by-email-form.tsx';
import { ResetByMobileForm } from './reset-by-mobile-form.tsx';

export function ResetPasswordPage() {
  const t = useTexts('account/entry');
  const asked = useSearchParam('by') === 'email' ? 'email' : 'mobile';
  const [by, setBy] = useState<'mobile' | 'email'>(asked);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {t('reset.title')}
      </h1>
      <Card>
        {sentTo ? (
          <EmailSent
            address={sentTo}
            text={t('reset.sent-text', { hours: limits.linkHours })}
            onResend={() => sendResetLink(sentTo)}
            onChange={() => setSentTo(null)}
          />
        ) : (
          <Tabs
            label={t('by.label')}
            value={by}
            tabs={[
              { value: 'mobile', text: t('by.mobile') },
              { value: 'email', text: t('by.email') },
            ]}
            onChoose={setBy}
          >
            {by === 'mobile' ? <ResetByMobileForm /> : <ResetByEmailForm onSent={setSentTo} />}
          </Tabs>
        )}
      </Card>
      <p className={styles.below}>
        <Link to={paths.login}>{t('reset.back')}</Link>
      </p>
      <CaptchaHost />
    </>
  );
}
