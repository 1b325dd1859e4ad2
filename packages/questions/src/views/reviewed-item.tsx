import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Grading } from '../grade/grading.ts';
import { RichText } from '../rich-text/draw/rich-text.tsx';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import styles from './reviewed-item.module.css';
import { Stem } from './stem.tsx';
import { VerdictLabel } from './verdict.tsx';

export function ReviewedItems({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <ol className={styles.items} aria-labelledby={labelledBy}>
      {children}
    </ol>
  );
}

interface ReviewedOptionsProps {
  question: { desc: string; options: readonly string[] };
  grading: Grading | null;
  renderMine: (index: number) => ReactNode;
  renderRight: (index: number) => ReactNode;
}

/** A question whose options are each an item: sentences to correct, pairs to match. */
export function ReviewedOptions({ question, grading, renderMine, renderRight }: ReviewedOptionsProps) {
  const id = useId();
  return (
    <>
      <Stem id={id} html={question.desc} />
      <ReviewedItems labelledBy={id}>
        {question.options.map((option, index) => (
          <ReviewedItem
            // oxlint-disable-next-line react/no-array-index-key -- an item is its place
            key={index}
            index={index}
            grading={grading}
            prompt={<RichText html={option} />}
            mine={renderMine(index)}
            right={renderRight(index)}
          />
        ))}
      </ReviewedItems>
    </>
  );
}

interface ReviewedItemProps {
  /** Its place, counted from 0. */
  index: number;
  grading: Grading | null;
  /** What the item asks: the sentence to correct, the left side of a pair. */
  prompt?: ReactNode;
  /** Null where nothing was given. */
  mine: ReactNode;
  /** Null where the right answers of all items are shown together. */
  right: ReactNode;
}

/** One blank, pair or sentence in review. What was left empty is unanswered, not wrong. */
export function ReviewedItem({ index, grading, prompt, mine, right }: ReviewedItemProps) {
  const t = useQuestionTexts();
  const part = grading?.status === 'graded' ? grading.parts[index] : undefined;
  const state = mine === null || !part ? 'unanswered' : part.right ? 'right' : 'wrong';
  return (
    <li className={styles.item}>
      <span className={styles.no}>{index + 1}</span>
      <div className={styles.body}>
        {prompt && <div className={styles.prompt}>{prompt}</div>}
        <div className={styles.answers}>
          {grading && (
            <div>
              <VerdictLabel verdict={state}>{t(`item.${state}`)}</VerdictLabel>
              {mine !== null && <div className={styles.text}>{mine}</div>}
            </div>
          )}
          {right !== null && state !== 'right' && (
            <div>
              <span className={styles.caption}>{t('right-answer')}</span>
              <div className={styles.text}>{right}</div>
            </div>
          )}
        </div>
      </div>
      {part && part.total > 0 && (
        <span className={styles.marks}>
          <span aria-hidden="true">{t('marks.short', { earned: part.earned, total: part.total })}</span>
          <span className="visually-hidden">{t('marks', { earned: part.earned, count: part.total })}</span>
        </span>
      )}
    </li>
  );
}
