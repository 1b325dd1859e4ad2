import { MaterialView } from '@tiku/questions/views';
import { Card, ErrorState, ScrollArea, Skeleton, useMediaQuery } from '@tiku/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../lib/i18n.ts';
import { isTest, isFinal } from '../attempt.ts';
import { useAttempt, useAttemptSession } from '../attempt-context.ts';
import { useMemorising } from './memorising.ts';
import { QuestionBody } from './question-body.tsx';
import { useSwipe } from '../use-swipe.ts';
import styles from '../attempt-screen.module.css';

export interface NoteState {
  /** The question whose note is being written. */
  notedNo: number | null;
  onNote: (no: number | null) => void;
}

/** Beside the question where there is room; folded above it on a phone, where it would push the question away. */
function Material({ html }: { html: string }) {
  const t = useTexts('practice');
  const isWide = useMediaQuery('(min-width: 992px)');
  if (isWide) {
    return (
      <ScrollArea label={t('material')} className={styles.material}>
        <MaterialView html={html} />
      </ScrollArea>
    );
  }
  return (
    <details className={styles.folded}>
      <summary>{t('material.show')}</summary>
      <MaterialView html={html} />
    </details>
  );
}

/** Memorising: what is on screen is shown with its answer. */
function useShownKey(no: number): void {
  const session = useAttemptSession();
  const isOn = useMemorising((state) => state.isOn);
  const isOpen = useAttempt((attempt) => !isTest(attempt) && attempt.questions.has(no) && !isFinal(attempt, no));
  useEffect(() => {
    if (isOn && isOpen) session.reveal([no]).catch(() => {});
  }, [isOn, isOpen, no, session]);
}

export function OneQuestion({ notedNo, onNote, onTurn }: NoteState & { onTurn: (step: number) => void }) {
  const t = useTexts('practice');
  const session = useAttemptSession();
  const place = useAttempt((attempt) => attempt.place);
  const no = useAttempt((attempt) => attempt.sheet.noes[attempt.place] ?? 0);
  const question = useAttempt((attempt) => attempt.questions.get(no));
  const trouble = useAttempt((attempt) => attempt.trouble);
  const box = useRef<HTMLDivElement>(null);
  const article = useRef<HTMLElement>(null);
  const arrived = useRef(no);
  useSwipe(box, (way) => onTurn(way === 'next' ? 1 : -1));
  useShownKey(no);

  // Reading begins at the top of the next question, for eyes and screen readers alike.
  useEffect(() => {
    if (arrived.current === no) return;
    arrived.current = no;
    article.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [no]);

  return (
    <div className={question?.main ? `${styles.question} ${styles.beside}` : styles.question} ref={box}>
      {question?.main && <Material key={question.main_id} html={question.main} />}
      <Card className={styles.card}>
        <article ref={article} tabIndex={-1} aria-label={t('question', { no: place + 1 })} className={styles.article}>
          {question ? (
            <QuestionBody
              key={no}
              question={question}
              number={place + 1}
              active
              onDone={() => onTurn(1)}
              isNoteOpen={notedNo === no}
              onNote={(isOpen) => onNote(isOpen ? no : null)}
            />
          ) : trouble ? (
            <ErrorState message={trouble} onRetry={session.load} />
          ) : (
            <Skeleton lines={7} />
          )}
        </article>
      </Card>
    </div>
  );
}
