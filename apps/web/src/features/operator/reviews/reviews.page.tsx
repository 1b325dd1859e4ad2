import type { FoundEntry, ReviewEntry, ReviewKind } from '@tiku/contract';
import { Badge, ButtonLink, Choice, EmptyState } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { GrowingList } from '../../../ui/growing-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { operatorPaths, reviewPath } from '../operator-paths.ts';
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
  const list = useWaiting(kind);
  return (
    <GrowingList
      list={list}
      more={t('more')}
      empty={
        <EmptyState drawing="done" title={t('reviews.none')} text={t('reviews.none-text')}>
          <ButtonLink to={operatorPaths.start}>{t('to-start')}</ButtonLink>
        </EmptyState>
      }
    >
      {(entries) => (
        <ul className={styles.rows}>
          {entries.map((entry) => (
            <WaitingRow key={entry.id} {...entry} />
          ))}
        </ul>
      )}
    </GrowingList>
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
      <GrowingList
        list={list}
        more={t('more')}
        empty={<EmptyState drawing="lost" title={t(query_string === '' ? 'published.none-suspended' : 'none-found')} />}
      >
        {(entries) => (
          <ul className={styles.rows}>
            {entries.map((entry) => (
              <FoundRow key={entry.id} {...entry} />
            ))}
          </ul>
        )}
      </GrowingList>
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
        <Choice
          look="chips"
          label={t('kind')}
          value={kind}
          options={[
            { value: 'exam', content: t('queue.exam') },
            { value: 'bundle', content: t('queue.bundle') },
            { value: 'group', content: t('kind.group') },
          ]}
          onChoose={(chosen) => narrowTo({ kind: chosen, q: undefined })}
        />
        {kind !== 'group' && (
          <Choice
            look="chips"
            label={t('show')}
            value={isPublished ? 'published' : ''}
            options={[
              { value: '', content: t('show.waiting') },
              { value: 'published', content: t('show.published') },
            ]}
            onChoose={(show) => narrowTo({ show: show || undefined, q: undefined })}
          />
        )}
      </div>
      {kind === 'group' || isPublished ? <Published key={kind} /> : <Waiting kind={kind} />}
    </>
  );
}
