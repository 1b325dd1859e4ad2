import type { FoundEntry, ReviewEntry, ReviewKind } from '@tiku/contract';
import { Badge, EmptyState } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { ListChoice } from '../../../ui/list/list-tools.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { AllDone, ConsoleList } from '../console-list.tsx';
import { reviewPath } from '../operator-paths.ts';
import styles from '../operator.module.css';
import { QueueRow, WaitingTimes } from '../queue-row.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useKind, usePublished, useWaiting } from './review.api.ts';

function WaitingRow(entry: ReviewEntry) {
  const { kind, id, title, author, parts_count, is_change, waiting_since, due_at, is_late } = entry;
  const t = useTexts('operator');
  return (
    <QueueRow to={reviewPath(kind, id)} title={title}>
      {is_change && <Badge>{t('review.change')}</Badge>}
      <span>{author.name}</span>
      <span>{t(`parts.${kind}`, { count: parts_count })}</span>
      <WaitingTimes since={waiting_since} due={due_at} isLate={is_late} />
    </QueueRow>
  );
}

function Waiting({ kind }: { kind: ReviewKind }) {
  const t = useTexts('operator');
  const empty = <AllDone title={t('reviews.none')} text={t('reviews.none-text')} />;
  return (
    <ConsoleList list={useWaiting(kind)} keyOf={({ id }) => id} empty={empty}>
      {(entry) => <WaitingRow {...entry} />}
    </ConsoleList>
  );
}

function FoundRow({ kind, id, title, status, author, updated_at }: FoundEntry) {
  const format = useFormat();
  return (
    <QueueRow to={reviewPath(kind, id)} title={title}>
      <StatusBadge kind={kind} status={status} />
      <span>{author.name}</span>
      <time dateTime={updated_at}>{format.dateTime(updated_at)}</time>
    </QueueRow>
  );
}

/** By words, id or public id; those that are suspended while nothing is looked for. */
function Published() {
  const t = useTexts('operator');
  const { list, query_string } = usePublished();
  return (
    <>
      <div className={styles.tools}>
        <SearchBox label={t('published.find')} />
      </div>
      {query_string === '' && <p className={styles.tools}>{t('published.suspended')}</p>}
      <ConsoleList
        list={list}
        keyOf={({ id }) => id}
        empty={<EmptyState drawing="lost" title={t(query_string === '' ? 'published.none-suspended' : 'none-found')} />}
      >
        {(entry) => <FoundRow {...entry} />}
      </ConsoleList>
    </>
  );
}

/** Nobody reviews groups before they are founded: they are only looked for. */
export function ReviewsPage() {
  const t = useTexts('operator');
  const kind = useKind();
  const isPublished = useSearchParam('show') === 'published';
  return (
    <>
      <PageHeading title={t('page.reviews')} text={t('reviews.text')} />
      <div className={styles.tools}>
        <ListChoice
          look="chips"
          param="kind"
          resets={['q']}
          label={t('kind')}
          value={kind}
          options={[
            { value: 'exam', content: t('queue.exam') },
            { value: 'bundle', content: t('queue.bundle') },
            { value: 'group', content: t('kind.group') },
          ]}
        />
        {kind !== 'group' && (
          <ListChoice
            look="chips"
            param="show"
            usual=""
            resets={['q']}
            label={t('show')}
            value={isPublished ? 'published' : ''}
            options={[
              { value: '', content: t('show.waiting') },
              { value: 'published', content: t('show.published') },
            ]}
          />
        )}
      </div>
      {kind === 'group' || isPublished ? <Published key={kind} /> : <Waiting kind={kind} />}
    </>
  );
}
