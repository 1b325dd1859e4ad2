import type { ExamDetail, ExamReview } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, TextArea, showToast } from '@tiku/ui';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { readText } from '../../../lib/form.ts';
import { useTexts } from '../../../lib/i18n.ts';
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
  const reply = useReply();
  const field = useRef<HTMLTextAreaElement>(null);

  // The button that opened it is gone.
  useEffect(() => field.current?.focus(), []);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (reply.isPending) return;
    const text = readText(new FormData(event.currentTarget), 'reply');
    reply.mutate(
      { server_id: exam.id, user_id: review.user_id, reply: text },
      {
        onSuccess: () => {
          showToast(text ? t('review.replied') : t('review.reply-removed'));
          onDone();
        },
      },
    );
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextArea
        label={t('review.reply-to', { name: review.name })}
        name="reply"
        rows={3}
        maxLength={rules.review.replyMax}
        defaultValue={review.reply ?? ''}
        hint={review.reply ? t('review.reply-hint') : undefined}
        error={reply.error?.message}
        ref={field}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" busy={reply.isPending}>
          {t('review.send-reply')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
