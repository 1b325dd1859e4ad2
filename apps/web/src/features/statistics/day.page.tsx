import { ErrorState, Link, Skeleton } from '@tiku/ui';
import { download } from '../../lib/api/api.ts';
import { useCall } from '../../lib/api/query.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { examPath } from '../../lib/navigation/addresses.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { today } from './calendar.ts';
import { FigureTable } from './figure-table.tsx';
import { DownloadButton } from './log-tools.tsx';
import { NoStudy } from './no-study.tsx';
import { useFigures } from './use-figures.ts';

function DayLog({ date }: { date: string }) {
  const t = useTexts('statistics');
  const { data, error, refetch } = useCall('GET /user/study/statistics/log/details', { date });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} />;
  if (data.list.length === 0) return <NoStudy />;
  return (
    <FigureTable
      heads={[t('exam'), t('category')]}
      rows={data.list.map((row) => ({
        key: row.exam_id,
        cells: [
          row.is_gone || row.category !== 0 ? (
            <span key="exam">
              {row.title}
              {row.is_gone && ` (${t('gone')})`}
            </span>
          ) : (
            <Link key="exam" to={examPath(row.exam_id)}>
              {row.title}
            </Link>
          ),
          t(`category.${row.category}`),
        ],
        figures: row,
      }))}
      sum={data.sum}
    />
  );
}

export function DayPage() {
  const t = useTexts('statistics');
  const { day } = useFigures();
  const date = useSearchParam('date') ?? today();
  const title = t('details', { date: Number.isNaN(Date.parse(date)) ? date : day(date) });
  return (
    <>
      <PageHeading title={title}>
        <DownloadButton
          name={`${t('days')} ${date}`}
          ask={() => download('GET /user/study/statistics/log/details/excel', { date })}
        />
      </PageHeading>
      <DayLog date={date} />
    </>
  );
}
