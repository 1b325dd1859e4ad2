import { rules } from '@tiku/contract/limits';
import { Button, FormError, TextField } from '@tiku/ui';
import type { FormEvent } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { sendResetLink } from './entry.api.ts';
import styles from './entry.module.css';
import { useRuleForm } from './use-rule-form.ts';
import { useSending } from './use-sending.ts';

export function ResetByEmailForm({ onSent }: { onSent: (address: string) => void }) {
  const t = useTexts('account/entry');
  const form = useRuleForm(['email']);
  const sending = useSending();

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = form.read(event.currentTarget, ['email']);
    if (!typed || sending.busy) return;
    void sending
      .start(() => sendResetLink(typed.email))
      .then((failure) => (failure ? form.refuse(failure) : onSent(typed.email)));
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <FormError message={form.message} />
      <TextField
        label={t('email')}
        hint={t('reset.email-hint')}
        type="email"
        autoComplete="email"
        maxLength={rules.email.max}
        {...form.bind('email')}
      />
      <Button type="submit" look="primary" size="large" busy={sending.busy}>
        {t('reset.send')}
      </Button>
    </form>
  );
}
