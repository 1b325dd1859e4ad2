import { Button, Icon } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { isFinal, isTest, sheetEntryOf } from './attempt.ts';
import { useAttempt, useAttemptSession } from './attempt-context.ts';
import { toggleFavorite, toggleFlag } from './question/mark-actions.ts';
import styles from './attempt-bar.module.css';

interface AttemptBarProps {
  no: number;
  onNote: () => void;
  onSheet: () => void;
  onTurn: (step: number) => void;
}

/** What the thumb reaches: marks on the left, the way on at the right. */
export function AttemptBar({ no, onNote, onSheet, onTurn }: AttemptBarProps) {
  const t = useTexts('practice');
  const session = useAttemptSession();
  const isFavorited = useAttempt((attempt) => (attempt.marks.get(no)?.favorited_at ?? null) !== null);
  const hasNote = useAttempt((attempt) => (attempt.marks.get(no)?.note ?? null) !== null);
  const isMarked = useAttempt((attempt) => sheetEntryOf(attempt, no).isMarked);
  const isFirst = useAttempt((attempt) => attempt.place === 0);
  const isLast = useAttempt((attempt) => attempt.place === attempt.sheet.noes.length - 1);
  const leadsOn = useAttempt((attempt) => isTest(attempt) || isFinal(attempt, no));
  return (
    <section className={styles.bar} aria-label={t('bar')}>
      <div className={styles.marks} data-tour="marks">
        <Button
          look="quiet"
          className={styles.mark}
          aria-pressed={isFavorited}
          aria-keyshortcuts="f"
          onClick={() => void toggleFavorite(session, no)}
        >
          <Icon name="star" />
          <span className={styles.word}>{t('favorite')}</span>
        </Button>
        <Button look="quiet" className={styles.mark} aria-pressed={hasNote} aria-keyshortcuts="n" onClick={onNote}>
          <Icon name="pencil" />
          <span className={styles.word}>{t('note.short')}</span>
        </Button>
        <Button
          look="quiet"
          className={`${styles.mark} ${styles.flag}`}
          aria-pressed={isMarked}
          aria-keyshortcuts="m"
          onClick={() => void toggleFlag(session, no)}
        >
          <Icon name="flag" />
          <span className={styles.word}>{t('mark')}</span>
        </Button>
      </div>
      <Button className={styles.turn} aria-disabled={isFirst || undefined} onClick={() => onTurn(-1)}>
        <Icon name="chevron" className={styles.back} />
        <span className={styles.word}>{t('previous')}</span>
      </Button>
      <Button className={styles.turn} aria-keyshortcuts="s" data-tour="sheet" onClick={onSheet}>
        <Icon name="grid" />
        <span className={styles.word}>{t('sheet')}</span>
      </Button>
      <Button className={styles.turn} look={leadsOn ? 'primary' : 'secondary'} onClick={() => onTurn(1)}>
        <span className={isLast ? undefined : styles.word}>{isLast ? t('finish') : t('next')}</span>
        {!isLast && <Icon name="chevron" className={styles.on} />}
      </Button>
    </section>
  );
}
