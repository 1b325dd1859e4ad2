import { TextField } from '@tiku/ui';
import { useChange } from '../../../lib/api/change.ts';
import type { Result } from '../../../lib/api/failure.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import styles from './entry.module.css';
import { cleanField } from './field-rules.ts';
import { useFieldRules } from './use-field-rules.ts';

interface EmailFormProps {
  call: 'POST /password/reset/email' | 'PUT /user/email';
  send: (email: string) => Promise<Result<unknown>>;
  label: string;
  hint: string;
  /** What the button says. */
  action: string;
  /** It is all there is on the page. */
  wide?: boolean;
  onSent: (email: string) => void;
}

/** An address that a link is sent to. */
export function EmailForm({ call, send, label, hint, action, wide = false, onSent }: EmailFormProps) {
  const form = useForm(call, {
    initial: { email: '' },
    ...useFieldRules(['email']),
    send: useChange(send),
    request: ({ email }) => cleanField('email', email),
    leaves: true,
    onDone: (_, { sent }) => onSent(cleanField('email', sent.email)),
  });
  return (
    <Form form={form} className={styles.form}>
      <TextField label={label} hint={hint} type="email" autoComplete="email" {...form.text('email')} />
      <FormActions action={action} wide={wide} />
    </Form>
  );
}
