import type { ExamDetail, ExamReview } from '@tiku/contract';
import { Button, showToast, tellFailure } from '@tiku/ui';
import { useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { Stars } from './rating.tsx';
import { useMyReview, useTakeBackReview, writeReview } from './review.api.ts';
import { ReviewForm } from './review-form.tsx';
import styles from './reviews.module.css';

interface WrittenProps {
  exam: ExamDetail;
  review: ExamReview;
  onEdit: () => void;
  onRemoved: () => void;
}

function WrittenReview({ exam, review, onEdit, onRemoved }: WrittenProps) {
  const t = useTexts('exam');
  const takeBack = useTakeBackReview();

  async function restore(): Promise<void> {
    const { rating, title, review: text } = review;
    const result = await writeReview({ server_id: exam.id, rating, title, review: text });
    if (!result.ok) tellFailure(result.error);
  }

  function remove(): void {
    takeBack.mutate(
      { server_id: exam.id },
      {
        onSuccess: () => {
          showToast(t('review.removed'), 'done', { text: t('undo'), onAct: () => void restore() });
          onRemoved();
        },
        onError: tellFailure,
      },
    );
  }

  return (
    <>
      <Stars rating={review.rating} />
      {review.title && <p className={styles.name}>{review.title}</p>}
      {review.review && <p className={styles.text}>{review.review}</p>}
      <div className={styles.buttons}>
        <Button onClick={onEdit}>{t('edit')}</Button>
        <Button busy={takeBack.isPending} onClick={remove}>
          {t('review.take-back')}
        </Button>
      </div>
    </>
  );
}

/** Everybody but the author may say what they think, once, and think again. */
export function MyReview({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const mine = useMyReview(exam.id, !exam.is_mine);
  const [isEditing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  /** The button that was pressed goes with its form. */
  function edit(isOn: boolean): void {
    setEditing(isOn);
    heading.current?.focus();
  }

  if (exam.is_mine || !mine.data) return null;
  const { review } = mine.data;
  return (
    <section className={styles.mine} aria-labelledby="my-review">
      <h3 id="my-review" tabIndex={-1} ref={heading}>
        {review ? t('review.yours') : t('review.write')}
      </h3>
      {review && !isEditing ? (
        <WrittenReview exam={exam} review={review} onEdit={() => edit(true)} onRemoved={() => edit(false)} />
      ) : (
        <ReviewForm exam={exam} review={review} onDone={() => edit(false)} />
      )}
    </section>
  );
}
