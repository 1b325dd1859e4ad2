import { ButtonLink, EmptyState, Skeleton } from '@tiku/ui';
import { useEffect, useState } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import type { Failure } from '../../../lib/api/failure.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { safeRedirect } from '../../../lib/navigation/safe-redirect.ts';
import { ChoosePassword } from './choose-password.tsx';
import { EntryPage } from './entry-page.tsx';
import { checkActivation, firstPageOf, useActivate } from './entry.api.ts';
import styles from './entry.module.css';
import { LinkProblem } from './link-problem.tsx';
import { useOpenedLink } from './opened-link.ts';

/** Long enough to read that it worked. */
const pause = 3000;

function Activated({ next }: { next: string }) {
  const t = useTexts('account/entry');
  useEffect(() => {
    const timer = setTimeout(() => navigate(next, { replace: true }), pause);
    return () => clearTimeout(timer);
  }, [next]);
  return (
    <div className={styles.done} tabIndex={-1} ref={(element) => element?.focus()}>
      <EmptyState drawing="done" title={t('activate.done')} text={t('activate.done-text')}>
        <ButtonLink to={next} look="primary">
          {t('activate.go')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

export function ActivatePage() {
  const t = useTexts('account/entry');
  const code = useSearchParam('code') ?? '';
  const way = safeRedirect(useSearchParam('redirect'), window.location.origin);
  const { result, retry } = useOpenedLink(paths.verifySignup, code, checkActivation);
  const activate = useActivate(code);
  const [dead, setDead] = useState<Failure | null>(null);
  const failure = dead ?? (result?.ok === false && result.error);
  return (
    <EntryPage title={t('activate.title')}>
      {!result && <Skeleton lines={4} />}
      {failure && <LinkProblem kind="activate" failure={failure} onRetry={retry} />}
      {result?.ok && !dead && !activate.data && (
        <>
          <p className={styles.intro}>{t('activate.choose', { email: result.data.email })}</p>
          <ChoosePassword
            call="POST /activate/account/email/verifycode"
            label={t('password')}
            action={t('activate.submit')}
            email={result.data.email}
            change={activate}
            onDead={setDead}
          />
        </>
      )}
      {activate.data && <Activated next={firstPageOf(activate.data, way)} />}
    </EntryPage>
  );
}
