import type { FeedbackEntry, FeedbackSession, ResponseOf } from '@tiku/contract';
import { feedbackSessionTypes, feedbackStatus } from '@tiku/contract/limits';
import { Button, Card, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { readId } from '../../lib/navigation/read-id.ts';
import { AskingButton, ChangeButton } from '../../ui/change-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { RowAbout } from '../../ui/list/rows.tsx';
import { Unloaded } from '../../ui/unloaded.tsx';
import { Attachments } from './attachments.tsx';
import { useDeleteFeedback, useEndFeedback, useFeedback } from './feedback.api.ts';
import { FeedbackBadge } from './feedbacks.page.tsx';
import { MessageForm } from './message-form.tsx';
import styles from './feedbacks.module.css';

function Message({ session }: { session: FeedbackSession }) {
  const t = useTexts('feedback');
  const format = useFormat();
  const isReply = session.type === feedbackSessionTypes.reply;
  return (
    <Card className={isReply ? styles.reply : undefined}>
      <RowAbout className={styles.about}>
        <strong>{t(isReply ? 'from-us' : 'from-you')}</strong>
        {session.sent_at !== null && <time dateTime={session.sent_at}>{format.dateTime(session.sent_at)}</time>}
      </RowAbout>
      <p className={styles.body}>{session.body}</p>
      <Attachments attachments={session.attachments} />
    </Card>
  );
}

function Actions({ feedback: { feedback_id, status } }: { feedback: FeedbackEntry }) {
  const t = useTexts('feedback');
  const end = useEndFeedback();
  const remove = useDeleteFeedback();
  return (
    <div className={styles.actions}>
      {status === feedbackStatus.inProgress && (
        <ChangeButton change={end} request={{ feedback_id }} onDone={() => showToast(t('ended'))}>
          {t('end')}
        </ChangeButton>
      )}
      <AskingButton
        look="quiet"
        change={remove}
        request={{ feedback_id }}
        question={{ title: t('delete.title'), text: t('delete.text'), action: t('delete') }}
        onDone={() => {
          showToast(t('deleted'));
          navigate(paths.feedbacks);
        }}
      >
        {t('delete')}
      </AskingButton>
    </div>
  );
}

function Thread({ feedback, list }: ResponseOf<'GET /user/feedback/sessions'>) {
  const t = useTexts('feedback');
  const draft = list.find(({ sent_at }) => sent_at === null);
  const [isWriting, setWriting] = useState(false);
  usePageTitle(feedback.subject);
  return (
    <>
      <PageHeading title={feedback.subject} text={t(`type.${feedback.type}`)}>
        <Actions feedback={feedback} />
      </PageHeading>
      <RowAbout className={styles.about}>
        <FeedbackBadge feedback={feedback} />
      </RowAbout>
      <div className={styles.thread}>
        {list
          .filter(({ sent_at }) => sent_at !== null)
          .map((session) => (
            <Message key={session.session_id} session={session} />
          ))}
      </div>
      {isWriting || draft ? (
        <Card aria-labelledby="more">
          <h2 id="more">{t(draft ? 'go-on' : 'more')}</h2>
          <MessageForm
            key={draft?.session_id ?? 'new'}
            feedbackId={feedback.feedback_id}
            draft={draft}
            onSent={() => {
              setWriting(false);
              showToast(t('sent'));
            }}
          />
        </Card>
      ) : (
        <Button look="primary" onClick={() => setWriting(true)}>
          {t(feedback.status === feedbackStatus.closed ? 'continue' : 'more')}
        </Button>
      )}
    </>
  );
}

export function FeedbackSessionsPage() {
  const t = useTexts('feedback');
  const feedbackId = readId(useSearchParam('feedback_id'));
  const answer = useFeedback(feedbackId);
  if (answer.data) return <Thread {...answer.data} />;
  const isMissing = feedbackId === undefined || answer.error?.failure.status === 404;
  return (
    <Unloaded
      title={t('list.title')}
      answer={answer}
      lines={8}
      missing={
        isMissing && {
          title: t('missing'),
          way: { to: paths.feedbacks, text: t('list.title'), look: 'primary' },
        }
      }
    />
  );
}
