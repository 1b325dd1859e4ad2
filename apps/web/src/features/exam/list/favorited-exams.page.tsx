import { Button, ButtonLink, Choice, EmptyState } from '@tiku/ui';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useFavoritedExams } from '../exam.api.ts';
import { ExamRows } from './exam-rows.tsx';
import styles from './list.module.css';
import { OrderSelect } from './order-select.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';

function NoFavorites({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTexts('exam');
  if (isNarrowed) {
    return (
      <EmptyState drawing="lost" title={t('favorites.no-match')}>
        <Button onClick={() => narrowTo({ q: undefined, show: undefined })}>{t('show-all')}</Button>
      </EmptyState>
    );
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
      <div className={styles.tools}>
        <SearchBox label={t('favorites.search')} />
        <OrderSelect list="favorited" />
      </div>
      <div className={styles.chips}>
        <Choice
          look="chips"
          label={t('favorites.show')}
          value={public_only ? 'public' : 'all'}
          options={[
            { value: 'all', content: t('favorites.all') },
            { value: 'public', content: t('favorites.public') },
          ]}
          onChoose={(show) => narrowTo({ show: show === 'all' ? undefined : show })}
        />
      </div>
      <PagedList list={list} empty={<NoFavorites isNarrowed={isNarrowed} />}>
        {(exams) => <ExamRows exams={exams} />}
      </PagedList>
    </>
  );
}
