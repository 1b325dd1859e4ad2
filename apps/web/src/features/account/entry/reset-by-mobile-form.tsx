import { Button, FormError, showToast } from '@tiku/ui';
import type { FormEvent } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { useSignIn } from '../account.api.ts';
import { sendResetCode, useResetByMobile } from './entry.api.ts';
import styles from './entry.module.css';
import { MobileCodeFields } from './mobile-code-fields.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useRuleForm } from './use-rule-form.ts';

const fields = ['mobile', 'verify_code', 'password'] as const;

/** A new password at once, and in with it. */
export function ResetByMobileForm() {
  const t = useTexts('account/entry');
  const form = useRuleForm(fields);
  const reset = useResetByMobile();
  const signIn = useSignIn();

  function enter(username: string, password: string): void {
    showToast(t('reset.done'));
    // The password is new either way: somebody who cannot be let in here signs in with it.
    signIn.mutate(
      { username, password },
      {
        onSuccess: () => navigate(paths.home, { replace: true }),
        onError: () => navigate(paths.login, { replace: true }),
      },
    );
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (reset.isPending || signIn.isPending) return;
    const typed = form.read(event.currentTarget, fields);
    if (!typed) return;
    reset.mutate(typed, {
      onSuccess: () => enter(typed.mobile, typed.password),
      onError: ({ failure }) => form.refuse(failure),
    });
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <FormError message={form.message} />
      <MobileCodeFields label={t('mobile')} form={form} send={sendResetCode} />
      <NewPasswordField label={t('new-password')} field={form.bind('password')} />
      <Button type="submit" look="primary" size="large" busy={reset.isPending || signIn.isPending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
