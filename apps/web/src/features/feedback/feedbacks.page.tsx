import type { FeedbackEntry } from '@tiku/contract';
import { feedbackStatus } from '@tiku/contract/limits';
import { Badge, EmptyState, Link } from '@tiku/ui';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { feedbackPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ListTools, NarrowingChips, NoMatch } from '../../ui/list/list-tools.tsx';
import { NewLink } from '../../ui/list/new-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PagedRows } from '../../ui/paged-list.tsx';
import { RowAbout } from '../../ui/list/rows.tsx';
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
  return <NewLink to={paths.newFeedback}>{t('new')}</NewLink>;
}

function NoFeedback({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTexts('feedback');
  if (isNarrowed) {
    return <NoMatch title={t('list.no-match')} action={t('list.show-all')} params={['q', 'status']} />;
  }
  return (
    <EmptyState title={t('list.empty')} text={t('text')}>
      <NewFeedback />
    </EmptyState>
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
      <ListTools>
        <SearchBox label={t('list.search')} />
        <NarrowingChips
          param="status"
          label={t('list.status')}
          all={t('list.all')}
          value={status ?? null}
          values={listedStatuses}
          nameOf={(each) => t(`status.${each}`)}
        />
      </ListTools>
      <PagedRows
        list={list}
        className={styles.rows}
        keyOf={({ feedback_id }) => feedback_id}
        empty={<NoFeedback isNarrowed={isNarrowed} />}
      >
        {(feedback) => (
          <li>
            <Link to={feedbackPath(feedback.feedback_id)}>{feedback.subject}</Link>
            <RowAbout className={styles.about}>
              <FeedbackBadge feedback={feedback} />
              <span>{t(`type.${feedback.type}`)}</span>
              <time dateTime={feedback.updated_at}>{format.dateTime(feedback.updated_at)}</time>
            </RowAbout>
          </li>
        )}
      </PagedRows>
    </>
  );
}
