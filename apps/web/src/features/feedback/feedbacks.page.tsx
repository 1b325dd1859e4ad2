import type { FeedbackEntry } from '@tiku/contract';
import { feedbackStatus } from '@tiku/contract/limits';
import { Badge, Button, ButtonLink, Choice, EmptyState, Icon, Link } from '@tiku/ui';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { narrowTo } from '../../lib/navigation/paging.ts';
import { feedbackPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { listedStatuses, useFeedbacks } from './feedback.api.ts';
import styles from './feedbacks.module.css';

export function FeedbackBadge({ feedback: { status, is_answered } }: { feedback: FeedbackEntry }) {
  const t = useTexts('feedback');
  if (status === feedbackStatus.inProgress && is_answered) return <Badge tone="accent">{t('status.answered')}</Badge>;
  return <Badge>{t(`status.${status}`)}</Badge>;
}

function NewFeedback() {
  const t = useTexts('feedback');
  return (
    <ButtonLink look="primary" to={paths.newFeedback}>
      <Icon name="plus" size={16} />
      {t('new')}
    </ButtonLink>
  );
}

export function FeedbacksPage() {
  const t = useTexts('feedback');
  const format = useFormat();
  const { list, status, isNarrowed } = useFeedbacks();
  return (
    <>
      <PageHeading title={t('list.title')}>
        <NewFeedback />
      </PageHeading>
      <div className={styles.tools}>
        <SearchBox label={t('list.search')} />
        <Choice
          look="chips"
          label={t('list.status')}
          value={status === undefined ? '' : String(status)}
          options={[
            { value: '', content: t('list.all') },
            ...listedStatuses.map((each) => ({ value: String(each), content: t(`status.${each}`) })),
          ]}
          onChoose={(value) => narrowTo({ status: value || undefined })}
        />
      </div>
      <PagedList
        list={list}
        empty={
          isNarrowed ? (
            <EmptyState drawing="lost" title={t('list.no-match')}>
              <Button onClick={() => narrowTo({ q: undefined, status: undefined })}>{t('list.show-all')}</Button>
            </EmptyState>
          ) : (
            <EmptyState title={t('list.empty')} text={t('text')}>
              <NewFeedback />
            </EmptyState>
          )
        }
      >
        {(feedbacks) => (
          <ul className={styles.rows}>
            {feedbacks.map((feedback) => (
              <li key={feedback.feedback_id}>
                <Link to={feedbackPath(feedback.feedback_id)}>{feedback.subject}</Link>
                <p className={styles.about}>
                  <FeedbackBadge feedback={feedback} />
                  <span>{t(`type.${feedback.type}`)}</span>
                  <time dateTime={feedback.updated_at}>{format.dateTime(feedback.updated_at)}</time>
                </p>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
