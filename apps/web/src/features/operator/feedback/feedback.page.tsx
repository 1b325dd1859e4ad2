import type { FeedbackThread, ResponseOf } from '@tiku/contract';
import { feedbackSessionTypes } from '@tiku/contract/limits';
import { Card, Link, SelectField, TextArea, showToast, tellFailure } from '@tiku/ui';
import { useState } from 'react';
import { useForm } from '../../../lib/form/use-form.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RowAbout } from '../../../ui/list/rows.tsx';
import { AttachmentPicker, Attachments } from '../../feedback/feedback.ts';
import type { Chosen } from '../../feedback/feedback.ts';
import { userPath } from '../operator-paths.ts';
import styles from '../operator.module.css';
import { Unopened } from '../unopened.tsx';
import { useAssign, useReply, useTakeFromReply, useThread } from './thread.api.ts';

type Opened = ResponseOf<'GET /operator/feedback'>;
type Message = Opened['list'][number];

function MessageCard({ message, user }: { message: Message; user: FeedbackThread['user'] }) {
  const t = useTexts('operator');
  const format = useFormat();
  const isReply = message.type === feedbackSessionTypes.reply;
  return (
    <Card className={isReply ? styles.reply : undefined}>
      <RowAbout className={styles.about}>
        <strong>{isReply ? (message.replier ?? t('command-line')) : user.name}</strong>
        {message.sent_at !== null && <time dateTime={message.sent_at}>{format.dateTime(message.sent_at)}</time>}
      </RowAbout>
      <p className={styles.body}>{message.body}</p>
      <Attachments attachments={message.attachments} />
    </Card>
  );
}

function ReplyForm({ feedback_id, attachments }: { feedback_id: number } & Pick<Opened, 'attachments'>) {
  const t = useTexts('operator');
  const takeBack = useTakeFromReply();
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const form = useForm('POST /operator/feedback/reply', {
    initial: { body: '' },
    send: useReply(),
    request: ({ body }, { key }) => ({ feedback_id, body, request_key: key, chosen, onProgress: tell }),
    onDone: () => {
      form.reset();
      setChosen([]);
      showToast(t('feedback.sent'));
    },
  });

  function tell(file: File, progress: number, isSent: boolean): void {
    setChosen((before) => before.map((each) => (each.file === file ? { ...each, progress, isSent } : each)));
  }

  return (
    <Form form={form} className={styles.form}>
      <TextArea label={t('feedback.reply')} hint={t('feedback.reply-hint')} rows={5} {...form.text('body')} />
      <AttachmentPicker
        attached={attachments}
        chosen={chosen}
        disabled={form.isPending || takeBack.isPending}
        onChange={setChosen}
        onTakeBack={(attachment_id) => takeBack.mutate({ attachment_id })}
      />
      <FormActions action={t('feedback.send')} message={takeBack.error?.message ?? null} />
    </Form>
  );
}

function Assignee({ feedback, operators }: Pick<Opened, 'feedback' | 'operators'>) {
  const t = useTexts('operator');
  const assign = useAssign();
  return (
    <SelectField
      label={t('feedback.assignee')}
      value={feedback.assignee?.user_id ?? ''}
      disabled={assign.isPending}
      options={[
        { value: '', text: t('feedback.nobody') },
        ...operators.map(({ user_id, name, username }) => ({ value: String(user_id), text: `${name} (${username})` })),
      ]}
      onChange={({ target }) =>
        assign.mutate(
          { feedback_id: feedback.feedback_id, user_id: target.value === '' ? null : Number(target.value) },
          {
            onSuccess: () => showToast(t('feedback.handed-over')),
            onError: tellFailure,
          },
        )
      }
    />
  );
}

function Thread({ feedback, list, attachments, operators }: Opened) {
  const about = useTexts('feedback');
  usePageTitle(feedback.subject);
  return (
    <>
      <PageHeading title={feedback.subject} text={about(`type.${feedback.type}`)} />
      <div className={styles.stack}>
        <div className={styles.parties}>
          <Link to={userPath(feedback.user.user_id)}>
            {feedback.user.name} ({feedback.user.username})
          </Link>
          <Assignee feedback={feedback} operators={operators} />
        </div>
        {list.map((message) => (
          <MessageCard key={message.session_id} message={message} user={feedback.user} />
        ))}
        <Card>
          <ReplyForm feedback_id={feedback.feedback_id} attachments={attachments} />
        </Card>
      </div>
    </>
  );
}

export function FeedbackPage() {
  const { feedback_id, ...answer } = useThread();
  if (answer.data) return <Thread key={feedback_id} {...answer.data} />;
  return <Unopened what="feedback" id={feedback_id} answer={answer} />;
}
