import { examStatus, limits } from '@tiku/contract/limits';
import type { ExamStatus } from '@tiku/contract/limits';
import { EmptyState } from '@tiku/ui';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useCanOpen } from '../../../lib/navigation/page-access.ts';
import { ChipsLine, ListTools, NarrowingChips, NoMatch } from '../../../ui/list/list-tools.tsx';
import { NewLink } from '../../../ui/list/new-link.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { usePublishedExams } from '../exam.api.ts';
import { ImportsUnderWay } from './imports-under-way.tsx';
import { TourOffer } from '../../tour/tour.ts';
import styles from './list.module.css';
import { OrderSelect } from './order-select.tsx';
import { PublishedRows } from './published-rows.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';

function NewExam() {
  const t = useTexts('exam');
  const canOpen = useCanOpen();
  if (!canOpen(paths.importNewExam)) return null;
  return (
    <NewLink to={paths.importNewExam} data-tour="new">
      {t('new')}
    </NewLink>
  );
}

function NoPublished({ status, isNarrowed }: { status: ExamStatus | null; isNarrowed: boolean }) {
  const t = useTexts('exam');
  if (!isNarrowed) {
    return (
      <EmptyState title={t('published.empty')} text={t('published.empty-text')}>
        <NewExam />
      </EmptyState>
    );
  }
  const isBin = status === examStatus.deleted;
  return (
    <NoMatch
      drawing={isBin ? 'done' : 'lost'}
      title={isBin ? t('published.bin-empty') : t('published.no-match')}
      action={t('show-all')}
      params={['q', 'status']}
    />
  );
}

const statuses = [
  examStatus.normal,
  examStatus.draft,
  examStatus.reviewing,
  examStatus.expired,
  examStatus.suspended,
  examStatus.deleted,
];

export function PublishedExamsPage() {
  const t = useTexts('exam');
  const { list, status, isNarrowed } = usePublishedExams();
  return (
    <>
      <PageHeading title={t('published.title')}>
        <NewExam />
      </PageHeading>
      <TourOffer name="published" />
      <ImportsUnderWay />
      <ListTools>
        <SearchBox label={t('published.search')} />
        <OrderSelect list="uploaded" />
      </ListTools>
      <ChipsLine data-tour="status">
        <NarrowingChips
          param="status"
          label={t('status')}
          all={t('status.all')}
          value={status}
          values={statuses}
          nameOf={(each) => t(`status.${each}`)}
        />
      </ChipsLine>
      {status === examStatus.deleted && (
        <p className={styles.note}>{t('published.bin-note', { days: limits.recoverDays })}</p>
      )}
      <PagedList list={list} empty={<NoPublished status={status} isNarrowed={isNarrowed} />}>
        {(exams) => <PublishedRows exams={exams} />}
      </PagedList>
    </>
  );
}
