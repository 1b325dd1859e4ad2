import { ErrorState, Link, Skeleton } from '@tiku/ui';
import { download } from '../../lib/api/api.ts';
import { useCall } from '../../lib/api/query.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { studyDaysPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { addDays, addMonths, monthsFrom, today } from './calendar.ts';
import { FigureTable } from './figure-table.tsx';
import { LogHead } from './log-tools.tsx';
import type { Range } from './log-tools.tsx';
import { NoStudy } from './no-study.tsx';
import { StudyCharts } from './study-charts.tsx';
import { useFigures } from './use-figures.ts';

function MonthsLog({ range }: { range: Range }) {
  const t = useTexts('statistics');
  const format = useFormat();
  const { month } = useFigures();
  const { data, error, refetch } = useCall(
    'GET /user/study/statistics/month/logs',
    { ...range },
    { keepPrevious: true },
  );
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  if (data.list.length === 0) return <NoStudy />;
  const known = new Map(data.list.map((row) => [row.month, row]));
  const rows = monthsFrom(range.from, range.to).map((name) => ({ name: month(name), figures: known.get(name) }));
  return (
    <>
      <StudyCharts rows={rows} legend={t('chart-months')} />
      <FigureTable
        heads={[t('month'), t('days-studied')]}
        rows={data.list.toReversed().map((row) => ({
          key: row.month,
          cells: [
            <Link key="days" to={studyDaysPath(`${row.month}-01`, addDays(addMonths(`${row.month}-01`, 1), -1))}>
              {month(row.month)}
            </Link>,
            format.number(row.days_count),
          ],
          figures: row,
        }))}
        sum={data.sum}
      />
    </>
  );
}

export function MonthsPage() {
  const t = useTexts('statistics');
  const to = today().slice(0, 7);
  const back = (months: number) => addMonths(`${to}-01`, -months).slice(0, 7);
  const quick = [
    { value: 'year' as const, range: { from: back(11), to } },
    { value: 'two-years' as const, range: { from: back(23), to } },
  ];
  const range = { from: useSearchParam('from') ?? back(11), to: useSearchParam('to') ?? to };
  return (
    <>
      <LogHead
        title={t('months')}
        path={paths.studyMonths}
        range={range}
        quick={quick}
        type="month"
        ask={() => download('GET /user/study/statistics/month/logs/excel', { ...range })}
      />
      <MonthsLog range={range} />
    </>
  );
}
