import type { ListedExam } from '@tiku/contract';
import { ButtonLink, Dialog, ErrorState, Icon, Skeleton, showToast } from '@tiku/ui';
import { newSharePath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useCanOpen } from '../../../lib/navigation/page-access.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useCall } from '../../../lib/api/query.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { isOpenToOthers, useSaveExam } from '../exam.api.ts';
import { ShareLink } from '../../../ui/share-link.tsx';
import styles from './share-dialog.module.css';

/** A private exam's link is a key to it; the author can change the lock. */
function SecretNote({ exam }: { exam: ListedExam }) {
  const t = useTexts('exam');
  const save = useSaveExam();
  return (
    <div className={styles.secret}>
      <p>{t('share.secret')}</p>
      {exam.is_mine && (
        <ChangeButton
          change={save}
          request={{ exam: { id: exam.id }, renew_share: true }}
          onDone={() => showToast(t('share.renewed'))}
        >
          {t('share.renew')}
        </ChangeButton>
      )}
    </div>
  );
}

export function ShareDialog({ exam, onClose }: { exam: ListedExam; onClose: () => void }) {
  const t = useTexts('exam');
  const canOpen = useCanOpen();
  const share = useCall('GET /exam/shareurl', { exam_id: exam.id });

  return (
    <Dialog title={t('share.title')} onClose={onClose}>
      {share.isPending && <Skeleton lines={5} />}
      {share.error && <ErrorState message={share.error.message} onRetry={() => void share.refetch()} />}
      {share.data && (
        <div className={styles.share}>
          <p className={styles.title}>{exam.title}</p>
          {!isOpenToOthers(exam) && <p className={styles.closed}>{t('share.closed')}</p>}
          <ShareLink
            url={share.data.url}
            texts={{
              link: t('share.link'),
              copy: t('share.copy'),
              copied: t('share.copied'),
              notCopied: t('share.not-copied'),
              qr: t('share.qr'),
            }}
          />
          {isOpenToOthers(exam) && canOpen(paths.newShare) && (
            <ButtonLink to={newSharePath({ examId: exam.id })}>
              <Icon name="group" size={16} />
              {t('share.group')}
            </ButtonLink>
          )}
          {share.data.is_secret ? <SecretNote exam={exam} /> : <p className={styles.text}>{t('share.public')}</p>}
        </div>
      )}
    </Dialog>
  );
}
