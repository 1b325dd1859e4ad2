import type { UseMutationResult } from '@tanstack/react-query';
import { Button, FormError } from '@tiku/ui';
import type { FormEvent } from 'react';
import type { CallFailed, Failure } from '../../../lib/api/failure.ts';
import styles from './entry.module.css';
import { isLinkProblem } from './link-problem.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useRuleForm } from './use-rule-form.ts';

interface ChoosePasswordProps<T> {
  label: string;
  /** What the button says. */
  action: string;
  /** The address of the account, where the page knows it: password managers keep it beside the password. */
  email?: string;
  change: UseMutationResult<T, CallFailed, string>;
  onDone?: () => void;
  /** The link stopped working while they were choosing. */
  onDead: (failure: Failure) => void;
}

/** What a link in an e-mail leads to: the owner of the mailbox chooses the password. */
export function ChoosePassword<T>({ label, action, email, change, onDone, onDead }: ChoosePasswordProps<T>) {
  const form = useRuleForm(['password']);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = form.read(event.currentTarget, ['password']);
    if (!typed || change.isPending) return;
    change.mutate(typed.password, {
      onSuccess: () => onDone?.(),
      onError: ({ failure }) => (isLinkProblem(failure) ? onDead(failure) : form.refuse(failure)),
    });
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <FormError message={form.message} />
      {email && <input type="hidden" name="username" autoComplete="username" value={email} />}
      <NewPasswordField label={label} field={form.bind('password')} />
      <Button type="submit" look="primary" size="large" busy={change.isPending}>
        {action}
      </Button>
    </form>
  );
}
