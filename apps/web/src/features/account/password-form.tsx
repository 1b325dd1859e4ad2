import { Button, Choice, FormError, PasswordField, showToast } from '@tiku/ui';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { CodeField, NewPasswordField, useRuleForm, useSending } from './entry/entry.ts';
import type { Account } from './account.api.ts';
import { sendChangeCode, useChangePassword } from './security.api.ts';
import styles from './security.module.css';

type Way = 'password' | 'mobile' | 'email';

/** With the old password, or with a code sent to the linked mobile number or e-mail address. */
export function PasswordForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const t = useTexts('account');
  const [by, setBy] = useState<Way>('password');
  const ways = (['password', 'mobile', 'email'] as const).filter((way) => way === 'password' || account[way]);
  return (
    <>
      {ways.length > 1 && (
        <Choice
          label={t('security.prove')}
          value={by}
          options={ways.map((value) => ({ value, content: t(`security.by-${value}`) }))}
          onChoose={setBy}
        />
      )}
      <ChangeForm key={by} by={by} target={by === 'password' ? null : account[by]} onDone={onDone} />
    </>
  );
}

interface ChangeFormProps {
  by: Way;
  /** Where the code goes. */
  target: string | null;
  onDone: () => void;
}

function ChangeForm({ by, target, onDone }: ChangeFormProps) {
  const t = useTexts('account');
  const element = useRef<HTMLFormElement>(null);
  const form = useRuleForm(['old_password', 'verify_code', 'new_password']);
  const code = useSending();
  const change = useChangePassword();

  async function sendCode(): Promise<void> {
    if (by === 'password' || !target) return;
    const failure = await code.start(() => sendChangeCode(by, target));
    if (failure) form.refuse(failure);
    else element.current?.querySelector<HTMLElement>('[name=verify_code]')?.focus();
  }

  function readChange(filled: HTMLFormElement) {
    if (by === 'password') {
      const typed = form.read(filled, ['old_password', 'new_password']);
      return typed && { by, ...typed };
    }
    const typed = form.read(filled, ['verify_code', 'new_password']);
    return typed && { by, ...typed };
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (change.isPending) return;
    const typed = readChange(event.currentTarget);
    if (!typed) return;
    change.mutate(typed, {
      onSuccess: () => {
        showToast(t('security.password-changed'));
        onDone();
      },
      onError: ({ failure }) => form.refuse(failure),
    });
  }

  return (
    <form className={styles.form} ref={element} onSubmit={handleSubmit} noValidate>
      <FormError message={form.message} />
      {by === 'password' ? (
        <PasswordField
          label={t('security.old-password')}
          autoComplete="current-password"
          {...form.bind('old_password')}
        />
      ) : (
        <>
          <p>{t('security.code-goes-to', { target: target ?? '' })}</p>
          <CodeField field={form.bind('verify_code')} sending={code} onSend={() => void sendCode()} />
        </>
      )}
      <NewPasswordField label={t('security.new-password')} field={form.bind('new_password')} />
      <Button type="submit" look="primary" className={styles.submit} busy={change.isPending}>
        {t('security.password-submit')}
      </Button>
    </form>
  );
}
