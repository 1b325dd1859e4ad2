import { Button, Dialog } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { useSaving } from '../../outbox/saving.ts';
import { isTest } from '../attempt.ts';
import { useAttempt, useAttemptSession } from '../attempt-context.ts';
import { useCells } from '../use-cells.ts';
import styles from './dialogs.module.css';

/** What handing in brings, and when: of homework by its own rules. */
function WhatComes() {
  const t = useTexts('practice');
  const format = useFormat();
  const rules = useAttempt(({ sheet }) => sheet.rules);
  const isForMarks = useAttempt(isTest);
  if (rules === null) return <p className={styles.hint}>{isForMarks ? t('hand-in.test') : t('hand-in.practice')}</p>;
  const time = format.dateTime(rules.closes_at);
  const texts = [
    t('hand-in.homework'),
    rules.result_time === 0
      ? t(rules.needs_marking ? 'hand-in.result.marked' : 'hand-in.result.now')
      : t(rules.needs_marking ? 'hand-in.result.later-marked' : 'hand-in.result.later', { time }),
    ...(rules.hide_answer ? [t('hand-in.hidden')] : []),
  ];
  return texts.map((text) => (
    <p key={text} className={styles.hint}>
      {text}
    </p>
  ));
}

/** Says what is still open before the paper is given away. */
export function HandInDialog({ onClose, onSheet }: { onClose: () => void; onSheet: () => void }) {
  const t = useTexts('practice');
  const tUi = useTexts('ui');
  const session = useAttemptSession();
  const cells = useCells();
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
            <WhatComes />
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
