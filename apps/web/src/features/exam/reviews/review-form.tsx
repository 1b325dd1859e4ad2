import type { ExamDetail, ExamReview } from '@tiku/contract';
import { TextArea, TextField, showToast } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
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
  const form = useForm('POST /exam/userreview', {
    initial: { rating: review?.rating ?? 0, title: review?.title ?? '', review: review?.review ?? '' },
    send: useWriteReview(),
    request: (values) => ({ server_id: exam.id, ...values }),
    problems: ({ rating }) => ({ rating: rating === 0 ? t('review.rating-missing') : undefined }),
    onDone: () => {
      showToast(t('review.saved'));
      onDone();
    },
  });

  return (
    <Form form={form} className={styles.form}>
      <StarField value={form.values.rating} onChange={(rating) => form.set({ rating })} error={form.errors.rating} />
      <TextField label={t('review.title')} {...form.text('title')} />
      <TextArea label={t('review.text')} rows={4} {...form.text('review')} />
      <FormActions action={t('review.send')} onCancel={review ? onDone : undefined} />
    </Form>
  );
}
