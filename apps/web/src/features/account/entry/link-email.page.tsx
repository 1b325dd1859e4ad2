import { ButtonLink, EmptyState, Skeleton } from '@tiku/ui';
import { useEffect } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { invalidate } from '../../../lib/api/query.ts';
import { stringifySearch } from '../../../lib/navigation/search-params.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { EntryPage } from './entry-page.tsx';
import { linkEmail } from './entry.api.ts';
import styles from './entry.module.css';
import { LinkProblem } from './link-problem.tsx';
import { useOpenedLink } from './opened-link.ts';

function LinkOpened({ code }: { code: string }) {
  const t = useTexts('account/entry');
  const { result, retry } = useOpenedLink(paths.linkEmail, code, linkEmail);

  useEffect(() => {
    if (result?.ok) invalidate('GET /app/account/info');
  }, [result]);

  if (!result) return <Skeleton lines={4} />;
  if (!result.ok) return <LinkProblem kind="link-email" failure={result.error} onRetry={retry} />;
  return (
    <div className={styles.done} tabIndex={-1} ref={(element) => element?.focus()}>
      <EmptyState drawing="done" title={t('link-email.done')} text={t('link-email.done-text')}>
        <ButtonLink to={paths.security} look="primary">
          {t('link-email.go')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

/** Only for somebody who is signed in: anybody can ask for a link to an address that is not theirs. */
export function LinkEmailPage() {
  const t = useTexts('account/entry');
  const signedIn = useSignedIn();
  const code = useSearchParam('code') ?? '';
  const back = `/account/linkemail${stringifySearch({ code })}`;
  return (
    <EntryPage title={t('link-email.title')}>
      {signedIn ? (
        <LinkOpened code={code} />
      ) : (
        <EmptyState drawing="letter" title={t('link-email.sign-in-title')} text={t('link-email.sign-in-text')}>
          <ButtonLink to={`/login${stringifySearch({ redirect: back })}`} look="primary">
            {t('to-login')}
          </ButtonLink>
        </EmptyState>
      )}
    </EntryPage>
  );
}
