import { examStatus, limits } from '@tiku/contract/limits';
import type { ExamStatus } from '@tiku/contract/limits';
import { Button, ButtonLink, Choice, EmptyState, Icon } from '@tiku/ui';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useCanOpen } from '../../../lib/navigation/page-access.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
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
    <ButtonLink look="primary" to={paths.importNewExam} data-tour="new">
      <Icon name="plus" size={16} />
      {t('new')}
    </ButtonLink>
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
    <EmptyState drawing={isBin ? 'done' : 'lost'} title={isBin ? t('published.bin-empty') : t('published.no-match')}>
      <Button onClick={() => narrowTo({ q: undefined, status: undefined })}>{t('show-all')}</Button>
    </EmptyState>
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
  const tabs = [
    { value: '', content: t('status.all') },
    ...statuses.map((each) => ({ value: String(each), content: t(`status.${each}`) })),
  ];
  return (
    <>
      <PageHeading title={t('published.title')}>
        <NewExam />
      </PageHeading>
      <TourOffer name="published" />
      <ImportsUnderWay />
      <div className={styles.tools}>
        <SearchBox label={t('published.search')} />
        <OrderSelect list="uploaded" />
      </div>
      <div className={styles.chips} data-tour="status">
        <Choice
          look="chips"
          label={t('status')}
          value={status === null ? '' : String(status)}
          options={tabs}
          onChoose={(value) => narrowTo({ status: value || undefined })}
        />
      </div>
      {status === examStatus.deleted && (
        <p className={styles.note}>{t('published.bin-note', { days: limits.recoverDays })}</p>
      )}
      <PagedList list={list} empty={<NoPublished status={status} isNarrowed={isNarrowed} />}>
        {(exams) => <PublishedRows exams={exams} />}
      </PagedList>
    </>
  );
}
