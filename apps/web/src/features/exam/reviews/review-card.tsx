import type { ExamDetail, ExamReview } from '@tiku/contract';
import { Badge, Button } from '@tiku/ui';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Stars } from './rating.tsx';
import { ReplyForm } from './reply-form.tsx';
import styles from './reviews.module.css';

function Reply({ exam, review }: { exam: ExamDetail; review: ExamReview }) {
  const t = useTexts('exam');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The form has taken focus with it.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <ReplyForm exam={exam} review={review} onDone={() => setOpen(false)} />;
  return (
    <>
      {review.reply && (
        <div className={styles.reply}>
          <p className={styles.replyBy}>{t('review.reply-by', { name: exam.author.name })}</p>
          <p className={styles.text}>{review.reply}</p>
        </div>
      )}
      {exam.is_mine && (
        <Button ref={button} className={styles.replyButton} onClick={() => setOpen(true)}>
          {review.reply ? t('review.edit-reply') : t('review.answer')}
        </Button>
      )}
    </>
  );
}

export function ReviewCard({ exam, review }: { exam: ExamDetail; review: ExamReview }) {
  const t = useTexts('exam');
  const format = useFormat();
  return (
    <li className={styles.review}>
      <p className={styles.by}>
        <Stars rating={review.rating} />
        <span className={styles.name}>{review.name}</span>
        {review.is_mine && <Badge tone="accent">{t('review.mine')}</Badge>}
        <time dateTime={review.updated_at}>{format.date(review.updated_at)}</time>
      </p>
      {review.title && <h3>{review.title}</h3>}
      {review.review && <p className={styles.text}>{review.review}</p>}
      <Reply exam={exam} review={review} />
    </li>
  );
}
