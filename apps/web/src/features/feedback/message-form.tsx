import type { FeedbackSession } from '@tiku/contract';
import { feedbackTypes, limits, widthOf } from '@tiku/contract/limits';
import type { FeedbackType } from '@tiku/contract/limits';
import { SelectField, TextArea, TextField } from '@tiku/ui';
import { useState } from 'react';
import { unwrap } from '../../lib/api/failure.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useTexts } from '../../lib/i18n.ts';
import { Form, FormActions } from '../../ui/form.tsx';
import { AttachmentPicker } from './attachment-picker.tsx';
import { invalidateFeedback, useTakeBack } from './feedback.api.ts';
import { sendMessage } from './send-message.ts';
import type { Chosen } from './send-message.ts';
import styles from './new-feedback.module.css';

interface MessageFormProps {
  /** A message of this thread; otherwise it begins a new one. */
  feedbackId?: number | undefined;
  /** What was begun and not sent. */
  draft?: FeedbackSession | undefined;
  onSent: (feedbackId: number) => void;
}

const types = Object.values(feedbackTypes);

/** Of somebody who is signed in: nobody asks them for letters or for a way to reach them. */
export function MessageForm({ feedbackId, draft, onSent }: MessageFormProps) {
  const t = useTexts('feedback');
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const takeBack = useTakeBack();
  const isNew = feedbackId === undefined;

  const initial: { 'feedback_info.type'?: FeedbackType; 'feedback_info.subject'?: string; body: string } = {
    ...(isNew && { 'feedback_info.type': feedbackTypes.other, 'feedback_info.subject': '' }),
    body: draft?.body ?? '',
  };
  const form = useForm('POST /user/feedback/session', {
    initial,
    send: { mutateAsync: send },
    request: (
      { 'feedback_info.type': type = feedbackTypes.other, 'feedback_info.subject': subject = '', body },
      { key },
    ) => (isNew ? { feedback_info: { type, subject }, request_key: key, body } : { feedback_id: feedbackId, body }),
    problems: ({ 'feedback_info.subject': subject, body }) => ({
      'feedback_info.subject': subject?.trim() === '' ? t('subject-missing') : undefined,
      body: widthOf(body.trim()) < limits.feedbackMin ? t('message-short', { min: limits.feedbackMin }) : undefined,
    }),
    leaves: true,
    onDone: onSent,
  });

  function tell(file: File, progress: number, isSent: boolean): void {
    setChosen((before) => before.map((each) => (each.file === file ? { ...each, progress, isSent } : each)));
  }

  async function send(message: Parameters<typeof sendMessage>[0]): Promise<number> {
    const result = await sendMessage(message, chosen, tell);
    invalidateFeedback();
    return unwrap(result);
  }

  return (
    <Form form={form} className={styles.form}>
      {isNew && (
        <>
          <SelectField
            label={t('type')}
            {...form.select(
              'feedback_info.type',
              types.map((each) => ({ value: each, text: t(`type.${each}`) })),
            )}
          />
          <TextField label={t('subject')} {...form.text('feedback_info.subject')} />
        </>
      )}
      <TextArea
        label={t('message')}
        hint={t('message-hint', { min: limits.feedbackMin })}
        rows={6}
        {...form.text('body')}
      />
      <AttachmentPicker
        attached={draft?.attachments ?? []}
        chosen={chosen}
        disabled={form.isPending || takeBack.isPending}
        onChange={setChosen}
        onTakeBack={(attachment_id) => takeBack.mutate({ attachment_id })}
      />
      <FormActions
        action={t(form.message === null ? 'send' : 'send-again')}
        message={takeBack.error?.message ?? null}
      />
    </Form>
  );
}
