import type { FeedbackSession } from '@tiku/contract';
import { feedbackTypes, limits, rules, widthOf } from '@tiku/contract/limits';
import type { FeedbackType } from '@tiku/contract/limits';
import { Button, FormError, SelectField, TextArea, TextField } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { newRequestKey } from '../../lib/request-key.ts';
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
  const [type, setType] = useState<FeedbackType>(feedbackTypes.other);
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState(draft?.body ?? '');
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [request_key] = useState(newRequestKey);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const takeBack = useTakeBack();
  const isNew = feedbackId === undefined;

  function findProblems(): Record<string, string> {
    return {
      ...(isNew && subject.trim() === '' && { subject: t('subject-missing') }),
      ...(widthOf(body.trim()) < limits.feedbackMin && { body: t('message-short', { min: limits.feedbackMin }) }),
    };
  }

  function tell(file: File, progress: number, isSent: boolean): void {
    setChosen((before) => before.map((each) => (each.file === file ? { ...each, progress, isSent } : each)));
  }

  async function send(): Promise<void> {
    setSending(true);
    const message = isNew ? { feedback_info: { type, subject }, request_key, body } : { feedback_id: feedbackId, body };
    const result = await sendMessage(message, chosen, tell);
    setSending(false);
    invalidateFeedback();
    if (result.ok) return onSent(result.data);
    const { message: why, fields } = result.error;
    setProblems({ form: why, ...(fields.body !== undefined && { body: fields.body }) });
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isSending) return;
    const found = findProblems();
    setProblems(found);
    if (Object.keys(found).length === 0) void send();
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {isNew && (
        <>
          <SelectField
            label={t('type')}
            value={type}
            options={types.map((each) => ({ value: String(each), text: t(`type.${each}`) }))}
            onChange={(event) => setType(types.find((each) => String(each) === event.target.value) ?? type)}
          />
          <TextField
            label={t('subject')}
            value={subject}
            required
            maxLength={rules.feedback.subjectMax}
            error={problems.subject}
            onChange={(event) => setSubject(event.target.value)}
          />
        </>
      )}
      <TextArea
        label={t('message')}
        hint={t('message-hint', { min: limits.feedbackMin })}
        rows={6}
        required
        value={body}
        maxLength={limits.feedbackMax}
        error={problems.body}
        onChange={(event) => setBody(event.target.value)}
      />
      <AttachmentPicker
        attached={draft?.attachments ?? []}
        chosen={chosen}
        disabled={isSending || takeBack.isPending}
        onChange={setChosen}
        onTakeBack={takeBack.mutate}
      />
      <FormError message={problems.form ?? takeBack.error?.message ?? null} />
      <Button type="submit" look="primary" className={styles.send} busy={isSending}>
        {t(problems.form === undefined ? 'send' : 'send-again')}
      </Button>
    </form>
  );
}
