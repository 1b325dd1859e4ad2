import { ButtonLink, EmptyState, Skeleton } from '@tiku/ui';
import { useState } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import type { Failure } from '../../../lib/api/failure.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { ChoosePassword } from './choose-password.tsx';
import { EntryPage } from './entry-page.tsx';
import { checkResetLink, useResetByLink } from './entry.api.ts';
import styles from './entry.module.css';
import { LinkProblem } from './link-problem.tsx';
import { useOpenedLink } from './opened-link.ts';

export function AccountResetPage() {
  const t = useTexts('account/entry');
  const code = useSearchParam('code') ?? '';
  const { result, retry } = useOpenedLink(paths.accountReset, code, checkResetLink);
  const reset = useResetByLink(code);
  const [outcome, setOutcome] = useState<'done' | Failure | null>(null);
  const failure = outcome !== 'done' && (outcome ?? (result?.ok === false && result.error));
  return (
    <EntryPage title={t('new-password.title')}>
      {!result && <Skeleton lines={4} />}
      {failure && <LinkProblem kind="reset" failure={failure} onRetry={retry} />}
      {result?.ok && !outcome && (
        <ChoosePassword
          call="POST /reset/password/email/verifycode"
          label={t('new-password')}
          action={t('new-password.submit')}
          change={reset}
          onDone={() => setOutcome('done')}
          onDead={setOutcome}
        />
      )}
      {outcome === 'done' && (
        <div className={styles.done} tabIndex={-1} ref={(element) => element?.focus()}>
          <EmptyState drawing="done" title={t('new-password.done')} text={t('new-password.done-text')}>
            <ButtonLink to={paths.login} look="primary">
              {t('to-login')}
            </ButtonLink>
          </EmptyState>
        </div>
      )}
    </EntryPage>
  );
}
