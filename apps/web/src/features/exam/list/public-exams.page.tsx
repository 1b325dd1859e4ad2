import { ButtonLink, EmptyState } from '@tiku/ui';
import { FoundBundles } from '../../bundle/bundle.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useCanOpen } from '../../../lib/navigation/page-access.ts';
import { ChipsLine, ListChoice, ListTools, NoMatch } from '../../../ui/list/list-tools.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { countSearched, usePublicExams } from '../exam.api.ts';
import { useCategories } from '../exam-names.ts';
import { ExamRows } from './exam-rows.tsx';
import { TourOffer } from '../../tour/tour.ts';
import styles from './list.module.css';
import { OrderSelect } from './order-select.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';

function NoExams({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTexts('exam');
  const canOpen = useCanOpen();
  if (isNarrowed) {
    return (
      <NoMatch
        title={t('public.no-match')}
        text={t('public.no-match-text')}
        action={t('show-all')}
        params={['q', 'category']}
      />
    );
  }
  return (
    <EmptyState title={t('public.empty')} text={t('public.empty-text')}>
      {canOpen(paths.importNewExam) && (
        <ButtonLink look="primary" to={paths.importNewExam}>
          {t('new')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

export function PublicExamsPage() {
  const t = useTexts('exam');
  const categories = useCategories();
  const { list, category, isCapped, isNarrowed } = usePublicExams();
  const chips = [
    { value: '', content: t('category.all') },
    ...categories.map(({ id, name }) => ({ value: String(id), content: name })),
  ];
  return (
    <>
      <PageHeading title={t('public.title')} text={t('public.text')} />
      <TourOffer name="find" />
      <ListTools data-tour="search">
        <SearchBox label={t('public.search')} large />
      </ListTools>
      <ChipsLine data-tour="subjects">
        <ListChoice
          look="chips"
          param="category"
          usual=""
          label={t('category')}
          value={category === null ? '' : String(category)}
          options={chips}
        />
      </ChipsLine>
      <div className={styles.bar} data-tour="order">
        <output className={styles.total}>
          {list.page.data && (isCapped ? t('found-first', { most: list.total }) : t('found', { count: list.total }))}
        </output>
        <OrderSelect list="public" />
      </div>
      <FoundBundles />
      <PagedList list={list} empty={<NoExams isNarrowed={isNarrowed} />}>
        {(exams) => <ExamRows exams={exams} onOpen={({ id }) => countSearched(id)} />}
      </PagedList>
    </>
  );
}
