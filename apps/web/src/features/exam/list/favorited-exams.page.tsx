import { ButtonLink, EmptyState } from '@tiku/ui';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ChipsLine, ListChoice, ListTools, NoMatch } from '../../../ui/list/list-tools.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useFavoritedExams } from '../exam.api.ts';
import { ExamRows } from './exam-rows.tsx';
import { OrderSelect } from './order-select.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';

function NoFavorites({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTexts('exam');
  if (isNarrowed) {
    return <NoMatch title={t('favorites.no-match')} action={t('show-all')} params={['q', 'show']} />;
  }
  return (
    <EmptyState title={t('favorites.empty')} text={t('favorites.empty-text')}>
      <ButtonLink look="primary" to={paths.publicExams}>
        {t('find')}
      </ButtonLink>
    </EmptyState>
  );
}

export function FavoritedExamsPage() {
  const t = useTexts('exam');
  const { list, public_only, isNarrowed } = useFavoritedExams();
  return (
    <>
      <PageHeading title={t('favorites.title')} />
      <ListTools>
        <SearchBox label={t('favorites.search')} />
        <OrderSelect list="favorited" />
      </ListTools>
      <ChipsLine>
        <ListChoice
          look="chips"
          param="show"
          usual="all"
          label={t('favorites.show')}
          value={public_only ? 'public' : 'all'}
          options={[
            { value: 'all', content: t('favorites.all') },
            { value: 'public', content: t('favorites.public') },
          ]}
        />
      </ChipsLine>
      <PagedList list={list} empty={<NoFavorites isNarrowed={isNarrowed} />}>
        {(exams) => <ExamRows exams={exams} />}
      </PagedList>
    </>
  );
}
