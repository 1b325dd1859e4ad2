import { useEffect } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useSearchParam } from '../../lib/navigation.ts';
import { outdate } from '../../lib/query.ts';
import { useSignedIn } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { linkEmail } from './entry.api.ts';
import styles from './entry.module.css';
import { LinkProblem } from './link-problem.tsx';
import { useOpenedLink } from './opened-link.ts';

export function LinkEmailPage() {
  const t = useTexts('entry');
  const signedIn = useSignedIn();
  const code = useSearchParam('code') ?? '';
  const { result, retry } = useOpenedLink('/account/linkemail', code, linkEmail);

  useEffect(() => {
    if (result?.ok) outdate('GET /app/account/info');
  }, [result]);

  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {t('link-email.title')}
      </h1>
      <Card>
        {!result && <Skeleton lines={4} />}
        {result?.ok && (
          <div className={styles.done} tabIndex={-1} ref={(element) => element?.focus()}>
            <EmptyState drawing="done" title={t('link-email.done')} text={t('link-email.done-text')}>
              <ButtonLink to={signedIn ? '/user-account/security' : '/login'} look="primary">
                {signedIn ? t('link-email.go') : t('to-login')}
              </ButtonLink>
            </EmptyState>
          </div>
        )}
        {result?.ok === false && <LinkProblem kind="link-email" failure={result.error} onRetry={retry} />}
      </Card>
    </>
  );
}
