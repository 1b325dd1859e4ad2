import { TextField } from '@tiku/ui';
import type { Result } from '../../../lib/api/failure.ts';
import type { FormFields } from '../../../lib/form/use-form.ts';
import { CodeField } from './code-field.tsx';
import styles from './entry.module.css';
import { cleanField } from './field-rules.ts';
import { useSending } from './use-sending.ts';

interface MobileCodeFieldsProps {
  label: string;
  form: FormFields<{ mobile: string; verify_code: string }>;
  send: (mobile: string) => Promise<Result<unknown>>;
}

/** A number, and the code that proves it is theirs. */
export function MobileCodeFields({ label, form, send }: MobileCodeFieldsProps) {
  const sending = useSending();
  const { onChange, ...field } = form.text('mobile');
  return (
    <div className={styles.pair}>
      <TextField
        label={label}
        type="tel"
        autoComplete="tel-national"
        {...field}
        onChange={(event) => {
          sending.reset();
          onChange(event);
        }}
      />
      <CodeField
        form={form}
        sending={sending}
        send={() => {
          const typed = form.check(['mobile']);
          return typed && send(cleanField('mobile', typed.mobile));
        }}
      />
    </div>
  );
}
