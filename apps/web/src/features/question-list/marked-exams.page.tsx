import { markedExamOrders } from '@tiku/contract/limits';
import { Button, ButtonLink, Choice, EmptyState } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { narrowTo } from '../../lib/navigation/paging.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import type { ListKind } from './lists.ts';
import { MarkedExamRows } from './marked-exam-rows.tsx';
import { TourOffer } from '../tour/tour.ts';
import styles from './marked-exams.module.css';
import { useMarkedExams } from './question-list.api.ts';

function NoExams({ kind, isNarrowed }: { kind: ListKind; isNarrowed: boolean }) {
  const t = useTexts('question-list');
  if (isNarrowed) {
    return (
      <EmptyState drawing="lost" title={t('exams.no-match')}>
        <Button onClick={() => narrowTo({ q: undefined })}>{t('exams.show-all')}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={kind === 'wrong' ? 'done' : 'inbox'}
      title={t(`exams.empty.${kind}`)}
      text={t(`exams.empty-text.${kind}`)}
    >
      <ButtonLink look="primary" to={paths.publicExams}>
        {t('find')}
      </ButtonLink>
    </EmptyState>
  );
}

function MarkedExams({ kind }: { kind: ListKind }) {
  const t = useTexts('question-list');
  const { list, order_by, isNarrowed } = useMarkedExams(kind);
  return (
    <>
      <PageHeading title={t(`title.${kind}`)} text={t(`exams.text.${kind}`)} />
      {kind === 'wrong' && <TourOffer name="wrong" />}
      <div className={styles.tools} data-tour="sort">
        <SearchBox label={t('exams.search')} />
        <Choice
          label={t('exams.order')}
          value={order_by}
          options={markedExamOrders.map((order) => ({ value: order, content: t(`exams.order.${order}`) }))}
          onChoose={(order) => narrowTo({ order })}
        />
      </div>
      <PagedList list={list} empty={<NoExams kind={kind} isNarrowed={isNarrowed} />}>
        {(exams) => <MarkedExamRows kind={kind} exams={exams} />}
      </PagedList>
    </>
  );
}

export function WrongExamsPage() {
  return <MarkedExams kind="wrong" />;
}

export function FavoritedExamsPage() {
  return <MarkedExams kind="favorited" />;
}

export function NotedExamsPage() {
  return <MarkedExams kind="noted" />;
}
