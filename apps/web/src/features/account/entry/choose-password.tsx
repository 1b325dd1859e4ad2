import type { Failure } from '../../../lib/api/failure.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import styles from './entry.module.css';
import { cleanField } from './field-rules.ts';
import { isLinkProblem } from './link-problem.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useFieldRules } from './use-field-rules.ts';

interface ChoosePasswordProps {
  call: 'POST /reset/password/email/verifycode' | 'POST /activate/account/email/verifycode';
  label: string;
  /** What the button says. */
  action: string;
  /** The address of the account, where the page knows it: password managers keep it beside the password. */
  email?: string;
  change: { mutateAsync: (password: string) => Promise<unknown> };
  onDone?: () => void;
  /** The link stopped working while they were choosing. */
  onDead: (failure: Failure) => void;
}

/** What a link in an e-mail leads to: the owner of the mailbox chooses the password. */
export function ChoosePassword({ call, label, action, email, change, onDone, onDead }: ChoosePasswordProps) {
  const form = useForm(call, {
    initial: { password: '' },
    ...useFieldRules(['password']),
    send: change,
    request: ({ password }) => cleanField('password', password),
    leaves: true,
    onDone: () => onDone?.(),
    onRefused: (failure) => {
      if (isLinkProblem(failure)) onDead(failure);
    },
  });
  return (
    <Form form={form} className={styles.form}>
      {email && <input type="hidden" name="username" autoComplete="username" value={email} />}
      <NewPasswordField label={label} field={form.secret('password')} />
      <FormActions action={action} wide />
    </Form>
  );
}
