import type { ResponseOf } from '@tiku/contract';
import type { Difficulty, QuestionType } from '@tiku/questions';
import { Button, CalendarChart, Card, ErrorState, Facts, Icon, Link, Skeleton } from '@tiku/ui';
import { useCall } from '../../lib/api/query.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { examPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { addDays, addMonths, daysFrom, today, weekdayOf } from './calendar.ts';
import { RangeTools } from './log-tools.tsx';
import type { Range } from './log-tools.tsx';
import { NoStudy } from './no-study.tsx';
import { ShareTable } from './share-table.tsx';
import { byFamily } from '../question/question.ts';
import { TourOffer } from '../tour/tour.ts';
import styles from './statistics.module.css';
import { useFigures } from './use-figures.ts';

type Overview = ResponseOf<'GET /user/study/statistics/overview'>;

function Streak({ streak }: { streak: NonNullable<Overview['streak']> }) {
  const t = useTexts('statistics');
  const days = (count: number) => t('streak-days', { count });
  return (
    <Card className={styles.streak}>
      <h2>{t('streak')}</h2>
      <p className={styles.big}>{days(streak.days)}</p>
      <p className={styles.legend}>
        {streak.is_done_today ? t('today-done') : t('today-open')} {t('longest', { days: days(streak.longest) })}
      </p>
    </Card>
  );
}

function Sums({ sum }: { sum: Overview['sum'] }) {
  const t = useTexts('statistics');
  const format = useFormat();
  const { rate } = useFigures();
  const facts = [
    { name: t('questions'), value: format.number(sum.questions_count) },
    { name: t('rate'), value: rate(sum) },
    { name: t('time'), value: format.minutes(sum.seconds / 60) },
  ];
  return (
    <Card className={styles.sums}>
      <Facts facts={facts} />
    </Card>
  );
}

function Year({ overview, range: { from, to } }: { overview: Overview; range: Range }) {
  const t = useTexts('statistics');
  const { day, readOut } = useFigures();
  const known = new Map(overview.days.map((row) => [row.date, row]));
  const days = daysFrom(from, to).map((date) => ({
    name: day(date),
    value: known.get(date)?.questions_count ?? 0,
    text: readOut(known.get(date)),
  }));
  return (
    <Card data-tour="calendar">
      <h2>{t('calendar')}</h2>
      <CalendarChart label={t('calendar')} days={days} firstWeekday={weekdayOf(from)} />
    </Card>
  );
}

type Part = Overview['types'][number];

function sumOf(rows: readonly Part[], figure: Exclude<keyof Part, 'value'>): number {
  return rows.reduce((sum, row) => sum + row[figure], 0);
}

function Parts({ overview }: { overview: Overview }) {
  const t = useTexts('statistics');
  const tEditor = useTexts('questions/editor');
  const format = useFormat();
  const families = byFamily(overview.types.map((row) => ({ ...row, type: row.value as QuestionType })));
  return (
    <div className={styles.cards}>
      <ShareTable
        title={t('by-type')}
        shares={families.map(({ family, rows }) => ({
          key: family,
          name: tEditor(`edit.family.${family}`),
          questions_count: sumOf(rows, 'questions_count'),
          judged_count: sumOf(rows, 'judged_count'),
          correct_count: sumOf(rows, 'correct_count'),
        }))}
      />
      {overview.difficulties.length > 0 && (
        <ShareTable
          title={t('by-difficulty')}
          shares={overview.difficulties.map((row) => ({
            ...row,
            key: row.value,
            name: tEditor(`edit.difficulty.${row.value as Difficulty}`),
          }))}
        />
      )}
      <Card>
        <h2>{t('by-exam')}</h2>
        <ul className={styles.exams}>
          {overview.exams.map(({ exam_id, title, is_gone, seconds }) => (
            <li key={exam_id}>
              {is_gone ? <span>{title}</span> : <Link to={examPath(exam_id)}>{title}</Link>}
              <span>{format.duration(seconds)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** For a parent or a manager: the figures in the words of a letter, in whatever they write their mail with. */
function SendButton({ overview, range }: { overview: Overview; range: Range }) {
  const t = useTexts('statistics');
  const format = useFormat();
  const { day, rate } = useFigures();
  const user = useSession((state) => state.user);
  const { sum } = overview;
  const subject = t('send.subject', {
    name: user?.name || user?.user_name || '',
    from: day(range.from),
    to: day(range.to),
  });
  const lines = [
    subject,
    '',
    `${t('questions')}: ${format.number(sum.questions_count)}`,
    `${t('rate')}: ${rate(sum)}`,
    `${t('time')}: ${format.minutes(sum.seconds / 60)}`,
    `${t('days-studied')}: ${format.number(overview.days.length)}`,
    '',
    ...overview.exams.map(
      ({ title, questions_count }) => `${title}: ${t('send.questions', { count: questions_count })}`,
    ),
  ];
  const address = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\n'))}`;
  return (
    <Button onClick={() => window.location.assign(address)} className={styles.print} data-tour="send">
      <Icon name="mail" size={18} />
      {t('send')}
    </Button>
  );
}

export function OverviewPage() {
  const t = useTexts('statistics');
  const now = today();
  const year = { from: addDays(now, -364), to: now };
  const range = { from: useSearchParam('from') ?? year.from, to: useSearchParam('to') ?? year.to };
  const { day } = useFigures();
  const name = useSession(({ user }) => user?.name || user?.user_name || '');
  const { data, error, refetch } = useCall('GET /user/study/statistics/overview', range, { keepPrevious: true });
  return (
    <>
      <PageHeading title={t('overview')} text={t('overview-text', { name, from: day(range.from), to: day(range.to) })}>
        {data && <SendButton overview={data} range={range} />}
        <Button onClick={() => window.print()} className={styles.print}>
          <Icon name="exam" size={18} />
          {t('print')}
        </Button>
      </PageHeading>
      <TourOffer name="statistics" />
      <RangeTools
        path={paths.studyOverview}
        range={range}
        type="date"
        quick={[
          { value: 'week', range: { from: addDays(now, -6), to: now } },
          { value: 'month', range: { from: addMonths(now, -1), to: now } },
          { value: 'year', range: year },
        ]}
      />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={10} />}
      {data?.days.length === 0 && <NoStudy />}
      {data && data.days.length > 0 && !error && (
        <>
          <div className={styles.top}>
            {data.streak && <Streak streak={data.streak} />}
            <Sums sum={data.sum} />
          </div>
          <Year overview={data} range={range} />
          <Parts overview={data} />
        </>
      )}
    </>
  );
}
