import { markedExamOrders } from '@tiku/contract/limits';
import { ButtonLink, EmptyState } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { ListTools, NoMatch, OrderChoice } from '../../ui/list/list-tools.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import type { ListKind } from './lists.ts';
import { MarkedExamRows } from './marked-exam-rows.tsx';
import { TourOffer } from '../tour/tour.ts';
import { useMarkedExams } from './question-list.api.ts';

function NoExams({ kind, isNarrowed }: { kind: ListKind; isNarrowed: boolean }) {
  const t = useTexts('question-list');
  if (isNarrowed) {
    return <NoMatch title={t('exams.no-match')} action={t('exams.show-all')} params={['q']} />;
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
      <ListTools data-tour="sort">
        <SearchBox label={t('exams.search')} />
        <OrderChoice
          label={t('exams.order')}
          order={order_by}
          orders={markedExamOrders}
          nameOf={(order) => t(`exams.order.${order}`)}
        />
      </ListTools>
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
