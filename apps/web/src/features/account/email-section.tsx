import { limits, rules } from '@tiku/contract/limits';
import { Button, FormError, TextField } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { EmailSent, useRuleForm, useSending } from './entry/entry.ts';
import { sendEmailLink } from './security.api.ts';
import { SecurityWay } from './security-way.tsx';
import styles from './security.module.css';

export function EmailSection({ email }: { email: string | null }) {
  const t = useTexts('account');
  const [open, setOpen] = useState(false);
  return (
    <SecurityWay
      icon="mail"
      name={t('info.email')}
      value={email ?? t('info.not-linked')}
      action={email ? t('security.change') : t('security.link')}
      open={open}
      onToggle={setOpen}
    >
      <EmailForm />
    </SecurityWay>
  );
}

/** The address is linked once the link sent there is opened. */
function EmailForm() {
  const t = useTexts('account');
  const form = useRuleForm(['email']);
  const sending = useSending();
  const [sentTo, setSentTo] = useState<string | null>(null);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = form.read(event.currentTarget, ['email']);
    if (!typed || sending.busy) return;
    void sending
      .start(() => sendEmailLink(typed.email))
      .then((failure) => (failure ? form.refuse(failure) : setSentTo(typed.email)));
  }

  if (sentTo) {
    return (
      <EmailSent
        address={sentTo}
        text={t('security.email-sent', { hours: limits.linkHours })}
        onResend={() => sendEmailLink(sentTo)}
        onChange={() => setSentTo(null)}
      />
    );
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <FormError message={form.message} />
      <TextField
        label={t('security.new-email')}
        hint={t('security.email-hint')}
        type="email"
        autoComplete="email"
        maxLength={rules.email.max}
        {...form.bind('email')}
      />
      <Button type="submit" look="primary" className={styles.submit} busy={sending.busy}>
        {t('security.email-submit')}
      </Button>
    </form>
  );
}
