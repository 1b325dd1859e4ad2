import { useState } from 'react';
import type { FormEvent } from 'react';
import { errorCodes } from '../../lib/error-codes.ts';
import type { Failure } from '../../lib/failure.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSearchParam } from '../../lib/navigation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { checkResetLink, useResetByLink } from './entry.api.ts';
import styles from './entry.module.css';
import { LinkProblem } from './link-problem.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useOpenedLink } from './opened-link.ts';
import { useRuleForm } from './use-rule-form.ts';

const linkErrors: ReadonlySet<number | null> = new Set([
  errorCodes.link_wrong,
  errorCodes.link_used,
  errorCodes.link_expired,
]);

interface ChoosePasswordProps {
  code: string;
  onDone: () => void;
  /** The link stopped working while they were choosing. */
  onDead: (failure: Failure) => void;
}

function ChoosePassword({ code, onDone, onDead }: ChoosePasswordProps) {
  const t = useTexts('entry');
  const form = useRuleForm(['password']);
  const reset = useResetByLink(code);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = form.read(event.currentTarget, ['password']);
    if (!typed || reset.isPending) return;
    reset.mutate(typed.password, {
      onSuccess: onDone,
      onError: ({ failure }) => (linkErrors.has(failure.errorCode) ? onDead(failure) : form.refuse(failure)),
    });
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <FormError message={form.message} />
      <NewPasswordField label={t('new-password')} field={form.bind('password')} />
      <Button type="submit" look="primary" size="large" busy={reset.isPending}>
        {t('new-password.submit')}
      </Button>
    </form>
  );
}

export function AccountResetPage() {
  const t = useTexts('entry');
  const code = useSearchParam('code') ?? '';
  const { result, retry } = useOpenedLink('/account/reset', code, checkResetLink);
  const [outcome, setOutcome] = useState<'done' | Failure | null>(null);
  const failure = outcome !== 'done' && (outcome ?? (result?.ok === false && result.error));
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {t('new-password.title')}
      </h1>
      <Card>
        {!result && <Skeleton lines={4} />}
        {failure && <LinkProblem kind="reset" failure={failure} onRetry={retry} />}
        {result?.ok && !outcome && <ChoosePassword code={code} onDone={() => setOutcome('done')} onDead={setOutcome} />}
        {outcome === 'done' && (
          <div className={styles.done} tabIndex={-1} ref={(element) => element?.focus()}>
            <EmptyState drawing="done" title={t('new-password.done')} text={t('new-password.done-text')}>
              <ButtonLink to="/login" look="primary">
                {t('to-login')}
              </ButtonLink>
            </EmptyState>
          </div>
        )}
      </Card>
    </>
  );
}
