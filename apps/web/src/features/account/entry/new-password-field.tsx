import { rules } from '@tiku/contract/limits';
import { PasswordField } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import type { BoundField } from './use-rule-form.ts';

interface NewPasswordFieldProps {
  label: string;
  field: BoundField;
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
