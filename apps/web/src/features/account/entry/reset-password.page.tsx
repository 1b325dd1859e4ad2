import { limits } from '@tiku/contract/limits';
import { Link } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { CaptchaHost } from '../../captcha/captcha.ts';
import { EmailForm } from './email-form.tsx';
import { EmailSent } from './email-sent.tsx';
import { EntryPage } from './entry-page.tsx';
import { sendResetLink } from './entry.api.ts';
import { ResetByMobileForm } from './reset-by-mobile-form.tsx';
import { WayTabs } from './way-tabs.tsx';
import type { Way } from './way-tabs.tsx';

export function ResetPasswordPage() {
  const t = useTexts('account/entry');
  const asked = useSearchParam('by') === 'email' ? 'email' : 'mobile';
  const [by, setBy] = useState<Way>(asked);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <EntryPage title={t('reset.title')} below={<Link to={paths.login}>{t('reset.back')}</Link>}>
        {sentTo ? (
          <EmailSent
            address={sentTo}
            text={t('reset.sent-text', { hours: limits.linkHours })}
            onResend={() => sendResetLink(sentTo)}
            onChange={() => setSentTo(null)}
          />
        ) : (
          <WayTabs by={by} onChoose={setBy}>
            {by === 'mobile' ? (
              <ResetByMobileForm />
            ) : (
              <EmailForm
                call="POST /password/reset/email"
                send={sendResetLink}
                label={t('email')}
                hint={t('reset.email-hint')}
                action={t('reset.send')}
                wide
                onSent={setSentTo}
              />
            )}
          </WayTabs>
        )}
      </EntryPage>
      <CaptchaHost />
    </>
  );
}
