import { limits } from '@tiku/contract/limits';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { EmailForm, EmailSent } from './entry/entry.ts';
import { sendEmailLink } from './security.api.ts';
import { SecurityWay } from './security-way.tsx';

export function EmailSection({ email }: { email: string | null }) {
  const t = useTexts('account');
  return (
    <SecurityWay
      icon="mail"
      name={t('info.email')}
      value={email ?? t('info.not-linked')}
      action={email ? t('security.change') : t('security.link')}
    >
      {() => <LinkEmail />}
    </SecurityWay>
  );
}

/** The address is linked once the link sent there is opened. */
function LinkEmail() {
  const t = useTexts('account');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo ? (
    <EmailSent
      address={sentTo}
      text={t('security.email-sent', { hours: limits.linkHours })}
      onResend={() => sendEmailLink(sentTo)}
      onChange={() => setSentTo(null)}
    />
  ) : (
    <EmailForm
      call="PUT /user/email"
      send={sendEmailLink}
      label={t('security.new-email')}
      hint={t('security.email-hint')}
      action={t('security.email-submit')}
      onSent={setSentTo}
    />
  );
}
