import { ErrorState, Link, Skeleton } from '@tiku/ui';
import { download } from '../../lib/api/api.ts';
import { useCall } from '../../lib/api/query.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { studyDayPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { addDays, addMonths, daysFrom, today } from './calendar.ts';
import { FigureTable } from './figure-table.tsx';
import { LogHead } from './log-tools.tsx';
import type { Range } from './log-tools.tsx';
import { NoStudy } from './no-study.tsx';
import { StudyCharts } from './study-charts.tsx';
import { useFigures } from './use-figures.ts';

function DaysLog({ range }: { range: Range }) {
  const t = useTexts('statistics');
  const { day } = useFigures();
  const { data, error, refetch } = useCall('GET /user/study/statistics/logs', { ...range }, { keepPrevious: true });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  if (data.list.length === 0) return <NoStudy />;
  const known = new Map(data.list.map((row) => [row.date, row]));
  const rows = daysFrom(range.from, range.to).map((date) => ({ name: day(date), figures: known.get(date) }));
  return (
    <>
      <StudyCharts rows={rows} legend={t('chart-days')} />
      <FigureTable
        heads={[t('date')]}
        rows={data.list.toReversed().map((row) => ({
          key: row.date,
          cells: [
            <Link key="day" to={studyDayPath(row.date)}>
              {day(row.date)}
            </Link>,
          ],
          figures: row,
        }))}
        sum={data.sum}
      />
    </>
  );
}

export function DaysPage() {
  const t = useTexts('statistics');
  const to = today();
  const quick = [
    { value: 'week' as const, range: { from: addDays(to, -6), to } },
    { value: 'month' as const, range: { from: addDays(addMonths(to, -1), 1), to } },
    { value: 'two-months' as const, range: { from: addDays(addMonths(to, -2), 1), to } },
  ];
  const range = { from: useSearchParam('from') ?? addDays(addMonths(to, -1), 1), to: useSearchParam('to') ?? to };
  return (
    <>
      <LogHead
        title={t('days')}
        path={paths.studyDays}
        range={range}
        quick={quick}
        type="date"
        ask={() => download('GET /user/study/statistics/logs/excel', { ...range })}
      />
      <DaysLog range={range} />
    </>
  );
}
