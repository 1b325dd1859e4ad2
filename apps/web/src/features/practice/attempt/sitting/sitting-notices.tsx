import { Button, Icon } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { useBlocker } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../../../lib/i18n.ts';
import { paths } from '../../../../lib/navigation/paths.ts';
import { useAttempt, useAttemptSession } from '../attempt-context.ts';
import styles from '../attempt-notices.module.css';
import { ReadMessages } from './sitting-messages.tsx';
import type { useMessages } from './use-messages.ts';
import { useSitting } from './use-sitting.ts';

function useIsFullScreen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('fullscreenchange', changed);
      return () => document.removeEventListener('fullscreenchange', changed);
    },
    () => document.fullscreenElement !== null,
  );
}

/** Leaving asks; coming back goes on. Handing in is no leaving, and neither is turning to another question. */
function QuitGuard() {
  const t = useTexts('practice');
  const { store } = useAttemptSession();
  const blocker = useBlocker({
    // As it is at that moment: the result is opened before this is drawn again.
    shouldBlockFn: ({ next }) =>
      store.getState().closed === null && next.pathname !== paths.practice && next.pathname !== paths.answerSheet,
    enableBeforeUnload: true,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('sitting.quit')}
      text={t('sitting.quit-text')}
      action={t('sitting.quit-anyway')}
      busy={false}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  );
}

/** What somebody who sits a homework should know, and what is asked of them. */
export function SittingNotices({ messages }: { messages: ReturnType<typeof useMessages> }) {
  const t = useTexts('practice');
  const rules = useAttempt(({ sheet }) => sheet.rules);
  const isClosed = useAttempt(({ closed }) => closed !== null);
  const isHinted = useAttempt(({ sheet, place }) => sheet.hints.includes(sheet.noes[place] ?? 0));
  const isFull = useIsFullScreen();
  useSitting(messages.hear);
  if (rules === null || isClosed) return null;
  const isOffered = rules.max_switches > 0 && !isFull && document.fullscreenEnabled;
  return (
    <>
      {rules.no_quit && <QuitGuard />}
      <ReadMessages {...messages} />
      {isHinted && (
        <p className={styles.notice}>
          <Icon name="help" />
          <span>{t('sitting.hint')}</span>
        </p>
      )}
      {rules.max_switches > 0 && (
        <div className={styles.notice}>
          <Icon name="monitor" />
          <p>{t('sitting.switches', { times: rules.switches_count, max: rules.max_switches })}</p>
          {isOffered && (
            <Button onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}>
              {t('sitting.full-screen')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
