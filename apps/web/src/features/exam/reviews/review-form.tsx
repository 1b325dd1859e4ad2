import type { ExamDetail, ExamReview } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, FormError, TextArea, TextField, showToast } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { readText } from '../../../lib/form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useWriteReview } from './review.api.ts';
import styles from './reviews.module.css';
import { StarField } from './star-field.tsx';

interface ReviewFormProps {
  exam: ExamDetail;
  review: ExamReview | null;
  onDone: () => void;
}

export function ReviewForm({ exam, review, onDone }: ReviewFormProps) {
  const t = useTexts('exam');
  const write = useWriteReview();
  const [rating, setRating] = useState(review?.rating ?? 0);
  const [isTried, setTried] = useState(false);
  const fields = write.error?.failure.fields ?? {};

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (write.isPending || rating === 0) return;
    const data = new FormData(event.currentTarget);
    write.mutate(
      { server_id: exam.id, rating, title: readText(data, 'title'), review: readText(data, 'review') },
      {
        onSuccess: () => {
          showToast(t('review.saved'));
          onDone();
        },
      },
    );
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <FormError message={Object.keys(fields).length > 0 ? null : (write.error?.message ?? null)} />
      <StarField
        value={rating}
        onChange={setRating}
        error={isTried && rating === 0 ? t('review.rating-missing') : undefined}
      />
      <TextField
        label={t('review.title')}
        name="title"
        maxLength={rules.review.titleMax}
        defaultValue={review?.title}
        error={fields.title}
      />
      <TextArea
        label={t('review.text')}
        name="review"
        rows={4}
        maxLength={rules.review.textMax}
        defaultValue={review?.review}
        error={fields.review}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" busy={write.isPending}>
          {t('review.send')}
        </Button>
        {review && <Button onClick={onDone}>{t('cancel')}</Button>}
      </div>
    </form>
  );
}
