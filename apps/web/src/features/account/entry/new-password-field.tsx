import { rules } from '@tiku/contract/limits';
import { PasswordField } from '@tiku/ui';
import type { BoundSecret } from '../../../lib/form/bind-fields.ts';
import { useTexts } from '../../../lib/i18n.ts';

interface NewPasswordFieldProps {
  label: string;
  field: BoundSecret;
}

export function NewPasswordField({ label, field }: NewPasswordFieldProps) {
  const t = useTexts('account/entry');
  return (
    <PasswordField
      label={label}
      hint={t('password-hint', { min: rules.password.min })}
      autoComplete="new-password"
      {...field}
    />
  );
}
