import type { ExamDetail, ExamReview } from '@tiku/contract';
import { TextArea, showToast } from '@tiku/ui';
import { useEffect, useRef } from 'react';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { useReply } from './review.api.ts';
import styles from './reviews.module.css';

interface ReplyFormProps {
  exam: ExamDetail;
  review: ExamReview;
  onDone: () => void;
}

/** The author's answer to a review; sent empty, it is taken back. */
export function ReplyForm({ exam, review, onDone }: ReplyFormProps) {
  const t = useTexts('exam');
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useForm('POST /exam/userreview/reply', {
    initial: { reply: review.reply ?? '' },
    send: useReply(),
    request: (values) => ({ server_id: exam.id, user_id: review.user_id, ...values }),
    onDone: (_, { sent }) => {
      showToast(sent.reply.trim() ? t('review.replied') : t('review.reply-removed'));
      onDone();
    },
  });

  // The button that opened it is gone.
  useEffect(() => field.current?.focus(), []);

  return (
    <Form form={form} className={styles.form}>
      <TextArea
        label={t('review.reply-to', { name: review.name })}
        rows={3}
        hint={review.reply ? t('review.reply-hint') : undefined}
        {...form.text('reply')}
        ref={field}
      />
      <FormActions action={t('review.send-reply')} onCancel={onDone} />
    </Form>
  );
}
