import { useRef } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { navigate } from '../../lib/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useSignIn } from '../account/account.api.ts';
import { CodeField } from './code-field.tsx';
import { sendResetCode, useResetByMobile } from './entry.api.ts';
import styles from './entry.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { useRuleForm } from './use-rule-form.ts';
import { useSending } from './use-sending.ts';

const fields = ['mobile', 'verify_code', 'password'] as const;

/** A new password at once, and in with it. */
export function ResetByMobileForm() {
  const t = useTexts('entry');
  const element = useRef<HTMLFormElement>(null);
  const form = useRuleForm(fields);
  const code = useSending();
  const reset = useResetByMobile();
  const signIn = useSignIn();
  const mobile = form.bind('mobile');

  async function sendCode(): Promise<void> {
    const typed = element.current && form.read(element.current, ['mobile']);
    if (!typed) return;
    const failure = await code.start(() => sendResetCode(typed.mobile));
    if (failure) form.refuse(failure);
    else element.current?.querySelector<HTMLElement>('[name=verify_code]')?.focus();
  }

  function enter(username: string, password: string): void {
    showToast(t('reset.done'));
    // The password is new either way: who cannot be let in here signs in with it.
    signIn.mutate(
      { username, password },
      {
        onSuccess: () => navigate('/user-home', { replace: true }),
        onError: () => navigate('/login', { replace: true }),
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
    <form className={styles.form} ref={element} onSubmit={handleSubmit} noValidate>
      <FormError message={form.message} />
      <TextField
        label={t('mobile')}
        type="tel"
        autoComplete="tel-national"
        {...mobile}
        onChange={(event) => {
          code.reset();
          mobile.onChange(event);
        }}
      />
      <CodeField field={form.bind('verify_code')} sending={code} onSend={() => void sendCode()} />
      <NewPasswordField label={t('new-password')} field={form.bind('password')} />
      <Button type="submit" look="primary" size="large" busy={reset.isPending || signIn.isPending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
