import { ButtonLink, Icon } from '@tiku/ui';
import { startPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useOnline } from '../../../lib/online.ts';
import { useSaving } from '../outbox/saving.ts';
import type { Saving } from '../outbox/saving.ts';
import { endPathOf } from './end-path.ts';
import { useAttempt, useAttemptSession } from './attempt-context.ts';
import styles from './attempt-notices.module.css';

type NoticeKey = 'notice.memory' | 'notice.offline' | 'notice.queued';

function noticeFor(saving: Saving & { isLasting: boolean }, isOnline: boolean): NoticeKey | null {
  const isHeldUp = !isOnline || ('reason' in saving && saving.reason !== null);
  if (saving.state === 'queued' && isHeldUp) return 'notice.queued';
  if (!saving.isLasting) return 'notice.memory';
  return isHeldUp && saving.state !== 'not-saved' ? 'notice.offline' : null;
}

/** The attempt has ended elsewhere, or its time has: nothing given here counts any more. */
function ClosedNotice() {
  const t = useTexts('practice');
  const { examId } = useAttemptSession();
  const sheet = useAttempt((attempt) => attempt.sheet);
  const closed = useAttempt((attempt) => attempt.closed);
  if (!closed) return null;
  return (
    <div className={styles.notice} role="alert">
      <Icon name="alert" />
      <p>{t(`closed.${closed}`)}</p>
      {closed === 'gone' ? (
        <ButtonLink to={sheet.rules ? paths.joinedGroups : startPath(examId)}>{t('to-start')}</ButtonLink>
      ) : (
        <ButtonLink look="primary" to={endPathOf(sheet)}>
          {t('see-report')}
        </ButtonLink>
      )}
    </div>
  );
}

/** What somebody should know about their answers before they close the page. */
export function AttemptNotices() {
  const t = useTexts('practice');
  const { attemptId } = useAttemptSession();
  const saving = useSaving(attemptId);
  const notice = noticeFor(saving, useOnline());
  return (
    <>
      <ClosedNotice />
      {saving.state === 'not-saved' && (
        <p className={`${styles.notice} ${styles.bad}`} role="alert">
          <Icon name="alert" />
          <span>{t('notice.not-saved', { reason: saving.reason })}</span>
        </p>
      )}
      {notice && (
        <p className={styles.notice}>
          <Icon name="alert" />
          <span>{t(notice)}</span>
        </p>
      )}
    </>
  );
}
