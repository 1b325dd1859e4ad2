import { Button, Dialog } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../../lib/i18n.ts';
import { useSaving } from '../../outbox/saving.ts';
import { isTest } from '../attempt.ts';
import { useAttempt, useAttemptSession } from '../attempt-context.ts';
import { useCells } from '../use-cells.ts';
import styles from './dialogs.module.css';

/** Says what is still open before the paper is given away. */
export function HandInDialog({ onClose, onSheet }: { onClose: () => void; onSheet: () => void }) {
  const t = useTexts('practice');
  const tUi = useTexts('ui');
  const session = useAttemptSession();
  const cells = useCells();
  const isForMarks = useAttempt(isTest);
  const saving = useSaving(session.attemptId);
  const [isBusy, setBusy] = useState(false);
  const open = cells.filter(({ state }) => state === 'unanswered').length;
  const marked = cells.filter(({ isMarked }) => isMarked).length;
  const isQueued = saving.state === 'queued' && !isBusy;

  async function handIn(): Promise<void> {
    setBusy(true);
    await session.handIn();
    setBusy(false);
  }

  return (
    <Dialog title={isQueued ? t('saving.queued') : t('hand-in.title')} onClose={onClose}>
      <div className={styles.text}>
        {isQueued ? (
          <p>{t('notice.queued')}</p>
        ) : (
          <>
            <p>{open > 0 ? t('hand-in.open', { count: open }) : t('hand-in.complete')}</p>
            {marked > 0 && <p>{t('hand-in.marked', { count: marked })}</p>}
            <p className={styles.hint}>{isForMarks ? t('hand-in.test') : t('hand-in.practice')}</p>
          </>
        )}
      </div>
      <div className={styles.actions}>
        {isQueued ? (
          <Button look="primary" onClick={onClose}>
            {tUi('close')}
          </Button>
        ) : (
          <>
            <Button onClick={open + marked > 0 ? onSheet : onClose}>
              {open + marked > 0 ? t('hand-in.look') : t('hand-in.not-yet')}
            </Button>
            <Button
              look="primary"
              busy={isBusy}
              data-first
              // A key that is still held from opening this does not press it.
              onKeyDown={(event) => event.repeat && event.preventDefault()}
              onClick={() => void handIn()}
            >
              {t('hand-in')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
