import { useTexts } from '../../lib/i18n.ts';
import type { Account } from './account.api.ts';
import { PasswordForm } from './password-form.tsx';
import { SecurityWay } from './security-way.tsx';

export function PasswordSection({ account }: { account: Account }) {
  const t = useTexts('account');
  return (
    <SecurityWay
      icon="lock"
      name={t('security.password')}
      value={t('security.password-text')}
      action={t('security.change')}
    >
      {(close) => <PasswordForm account={account} onDone={close} />}
    </SecurityWay>
  );
}
