import { Choice, PasswordField, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useForm } from '../../lib/form/use-form.ts';
import { useTexts } from '../../lib/i18n.ts';
import { Form, FormActions } from '../../ui/form.tsx';
import { CodeField, NewPasswordField, cleanFields, useFieldRules, useSending } from './entry/entry.ts';
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

const calls = {
  password: 'PUT /user/password',
  mobile: 'PUT /user/password/mobile',
  email: 'PUT /user/password/email',
} as const;

function ChangeForm({ by, target, onDone }: ChangeFormProps) {
  const t = useTexts('account');
  const code = useSending();
  const asks = [by === 'password' ? 'old_password' : 'verify_code', 'new_password'] as const;
  const form = useForm(calls[by], {
    initial: { old_password: '', verify_code: '', new_password: '' },
    asks,
    ...useFieldRules(asks),
    send: useChangePassword(),
    request: (typed) => {
      const { old_password, verify_code, new_password } = cleanFields(typed);
      return by === 'password' ? { by, old_password, new_password } : { by, verify_code, new_password };
    },
    leaves: true,
    onDone: () => {
      showToast(t('security.password-changed'));
      onDone();
    },
  });

  return (
    <Form form={form} className={styles.form}>
      {by === 'password' ? (
        <PasswordField
          label={t('security.old-password')}
          autoComplete="current-password"
          {...form.secret('old_password')}
        />
      ) : (
        <>
          <p>{t('security.code-goes-to', { target: target ?? '' })}</p>
          <CodeField form={form} sending={code} send={() => (target ? sendChangeCode(by, target) : null)} />
        </>
      )}
      <NewPasswordField label={t('security.new-password')} field={form.secret('new_password')} />
      <FormActions action={t('security.password-submit')} />
    </Form>
  );
}
