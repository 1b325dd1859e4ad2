import { limits } from '@tiku/contract/limits';
import { Choice, Link } from '@tiku/ui';
import { useState } from 'react';
import { useConfig } from '../../../lib/config.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { stringifySearch } from '../../../lib/navigation/search-params.ts';
import { CaptchaHost } from '../../captcha/captcha.ts';
import { EmailSent } from './email-sent.tsx';
import { EntryPage } from './entry-page.tsx';
import type { EmailRegistration } from './entry.api.ts';
import { registerByEmail } from './entry.api.ts';
import styles from './entry.module.css';
import { RegisterForm } from './register-form.tsx';
import { WayTabs } from './way-tabs.tsx';
import type { Way } from './way-tabs.tsx';

export function RegisterPage() {
  const t = useTexts('account/entry');
  const { brand, variant } = useConfig();
  const redirect = useSearchParam('redirect');
  const wantsCompany = useSearchParam('for') === 'company';
  const [by, setBy] = useState<Way>('mobile');
  const [who, setWho] = useState<'person' | 'company'>(wantsCompany ? 'company' : 'person');
  const [sent, setSent] = useState<EmailRegistration | null>(null);
  return (
    <>
      <meta name="description" content={t('register.summary', { brand })} />
      <EntryPage
        title={t('register.title')}
        below={
          <>
            {t('register.have-account')} <Link to={`/login${stringifySearch({ redirect })}`}>{t('to-login')}</Link>
          </>
        }
      >
        {sent ? (
          <EmailSent
            address={sent.email}
            text={t('register.sent-text', { hours: limits.linkHours })}
            onResend={() => registerByEmail(sent)}
            onChange={() => setSent(null)}
          />
        ) : (
          <WayTabs by={by} onChoose={setBy}>
            {variant === 'A' && (
              <div className={styles.who}>
                <Choice
                  label={t('register.who')}
                  value={who}
                  options={[
                    { value: 'person', content: t('register.person') },
                    { value: 'company', content: t('register.company') },
                  ]}
                  onChoose={setWho}
                />
              </div>
            )}
            <RegisterForm by={by} forCompany={variant === 'A' && who === 'company'} onSent={setSent} />
          </WayTabs>
        )}
      </EntryPage>
      <CaptchaHost />
    </>
  );
}
