import type { ListedExam } from '@tiku/contract';
import { Button, Dialog, ErrorState, Icon, Skeleton, showToast } from '@tiku/ui';
import { useId } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useCall } from '../../../lib/api/query.ts';
import { isOpenToOthers, useSaveExam } from '../exam.api.ts';
import { QrCode } from './qr-code.tsx';
import styles from './share-dialog.module.css';

function ShareLink({ url, onCopy }: { url: string; onCopy: () => void }) {
  const t = useTexts('exam');
  const id = useId();
  return (
    <div className={styles.link}>
      <label className="visually-hidden" htmlFor={id}>
        {t('share.link')}
      </label>
      <input id={id} className={styles.input} readOnly value={url} onFocus={(event) => event.target.select()} />
      <Button look="primary" onClick={onCopy}>
        <Icon name="copy" size={16} />
        {t('share.copy')}
      </Button>
    </div>
  );
}

/** A private exam's link is a key to it; the author can change the lock. */
function SecretNote({ exam }: { exam: ListedExam }) {
  const t = useTexts('exam');
  const save = useSaveExam();
  return (
    <div className={styles.secret}>
      <p>{t('share.secret')}</p>
      {exam.is_mine && (
        <Button
          busy={save.isPending}
          onClick={() =>
            save.mutate(
              { exam: { id: exam.id }, renew_share: true },
              {
                onSuccess: () => showToast(t('share.renewed')),
                onError: (error) => showToast(error.message, 'failed'),
              },
            )
          }
        >
          {t('share.renew')}
        </Button>
      )}
    </div>
  );
}

export function ShareDialog({ exam, onClose }: { exam: ListedExam; onClose: () => void }) {
  const t = useTexts('exam');
  const share = useCall('GET /exam/shareurl', { exam_id: exam.id });

  async function copy(url: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('share.copied'));
    } catch {
      // Plain http has no clipboard; the link can still be selected.
      showToast(t('share.not-copied'), 'failed');
    }
  }

  return (
    <Dialog title={t('share.title')} onClose={onClose}>
      {share.isPending && <Skeleton lines={5} />}
      {share.error && <ErrorState message={share.error.message} onRetry={() => void share.refetch()} />}
      {share.data && (
        <div className={styles.share}>
          <p className={styles.title}>{exam.title}</p>
          {!isOpenToOthers(exam) && <p className={styles.closed}>{t('share.closed')}</p>}
          <QrCode text={share.data.url} label={t('share.qr')} />
          <ShareLink url={share.data.url} onCopy={() => void copy(share.data.url)} />
          {share.data.is_secret ? <SecretNote exam={exam} /> : <p className={styles.text}>{t('share.public')}</p>}
        </div>
      )}
    </Dialog>
  );
}
