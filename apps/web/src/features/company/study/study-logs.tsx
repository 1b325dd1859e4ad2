import type { StudyFigures } from '@tiku/contract';
import { EmptyState, ErrorState, Link, Skeleton } from '@tiku/ui';
import { useCall } from '../../../lib/api/query.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { companyStudyDayPath, companyUserPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { daysFrom, FigureTable, StudyCharts, useFigures } from '../../statistics/statistics.ts';
import type { Range } from '../../statistics/statistics.ts';

function sumOf(rows: readonly StudyFigures[]): StudyFigures {
  const total = (of: (row: StudyFigures) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  return {
    questions_count: total((row) => row.questions_count),
    judged_count: total((row) => row.judged_count),
    correct_count: total((row) => row.correct_count),
    seconds: total((row) => row.seconds),
  };
}

interface LogProps {
  range: Range;
  /** One of the people; everybody without. */
  userId?: number | undefined;
}

const ofUser = (userId: number | undefined) => (userId === undefined ? {} : { user_id: userId });

function NobodyStudied() {
  const t = useTexts('company');
  return <EmptyState title={t('study.empty')} text={t('study.empty-text')} />;
}

export function DaysLog({ range, userId }: LogProps) {
  const t = useTexts('company');
  const format = useFormat();
  const { day } = useFigures();
  const asked = { ...range, ...ofUser(userId) };
  const { data, error, refetch } = useCall('GET /ee/company/study/statistics/logs', asked, { keepPrevious: true });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  if (data.list.length === 0) return <NobodyStudied />;
  const known = new Map(data.list.map((row) => [row.date, row]));
  return (
    <>
      <StudyCharts
        legend={t('study.chart')}
        rows={daysFrom(range.from, range.to).map((date) => ({ name: day(date), figures: known.get(date) }))}
      />
      <FigureTable
        heads={userId === undefined ? [t('study.date'), t('study.people')] : [t('study.date')]}
        rows={data.list.toReversed().map((row) => ({
          key: row.date,
          cells: [
            <Link key="day" to={companyStudyDayPath(row.date, userId)}>
              {day(row.date)}
            </Link>,
            ...(userId === undefined ? [format.number(row.users_count)] : []),
          ],
          figures: row,
        }))}
        sum={data.sum}
      />
    </>
  );
}

export function MonthsLog({ range, userId }: LogProps) {
  const t = useTexts('company');
  const format = useFormat();
  const { month } = useFigures();
  const asked = { ...range, ...ofUser(userId) };
  const { data, error, refetch } = useCall('GET /ee/company/study/statistics/month/logs', asked, {
    keepPrevious: true,
  });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  if (data.list.length === 0) return <NobodyStudied />;
  return (
    <>
      <StudyCharts
        legend={t('study.chart')}
        rows={data.list.map((row) => ({ name: month(row.month), figures: row }))}
      />
      <FigureTable
        heads={userId === undefined ? [t('study.month'), t('study.people')] : [t('study.month')]}
        rows={data.list.toReversed().map((row) => ({
          key: row.month,
          cells: [month(row.month), ...(userId === undefined ? [format.number(row.users_count)] : [])],
          figures: row,
        }))}
        sum={data.sum}
      />
    </>
  );
}

/** Who and what, on one day. */
export function DayLog({ date, userId }: { date: string; userId: number | undefined }) {
  const t = useTexts('company');
  const format = useFormat();
  const asked = { date, ...ofUser(userId) };
  const { data, error, refetch } = useCall('GET /ee/company/study/statistics/log/details', asked);
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  if (data.users.length === 0) return <NobodyStudied />;
  return (
    <>
      {userId === undefined && (
        <FigureTable
          heads={[t('user.name'), t('user.department')]}
          rows={data.users.map((user) => ({
            key: user.user_id,
            cells: [
              <Link key="user" to={companyUserPath(user.user_id, paths.companyUserStudy)}>
                {user.name}
              </Link>,
              user.department,
            ],
            figures: user,
          }))}
          sum={data.sum}
        />
      )}
      <FigureTable
        heads={[t('study.exam'), t('study.people')]}
        rows={data.exams.map((exam) => ({
          key: exam.exam_id,
          cells: [exam.title, format.number(exam.users_count)],
          figures: exam,
        }))}
        sum={data.sum}
      />
    </>
  );
}

/** Which exams people learn with, and how well it goes. */
export function ExamsLog({ range, userId }: LogProps) {
  const t = useTexts('company');
  const format = useFormat();
  const asked = { ...range, ...ofUser(userId) };
  const { data, error, refetch } = useCall('GET /ee/company/study/statistics/exams', asked, { keepPrevious: true });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  if (data.list.length === 0) return <NobodyStudied />;
  return (
    <FigureTable
      heads={[t('study.exam'), t('study.people')]}
      rows={data.list.map((exam) => ({
        key: exam.exam_id,
        cells: [exam.title, format.number(exam.users_count)],
        figures: exam,
      }))}
      sum={sumOf(data.list)}
    />
  );
}
