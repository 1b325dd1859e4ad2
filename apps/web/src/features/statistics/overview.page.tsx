import type { ResponseOf } from '@tiku/contract';
import type { Difficulty, QuestionType } from '@tiku/questions';
import { Button, CalendarChart, Card, ErrorState, Facts, Icon, Link, Skeleton } from '@tiku/ui';
import { useCall } from '../../lib/api/query.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { examPath } from '../../lib/navigation/paths.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { addDays, daysFrom, today, weekdayOf } from './calendar.ts';
import { NoStudy } from './no-study.tsx';
import { ShareTable } from './share-table.tsx';
import styles from './statistics.module.css';
import { useFigures } from './use-figures.ts';

type Overview = ResponseOf<'GET /user/study/statistics/overview'>;

function Streak({ streak }: { streak: Overview['streak'] }) {
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

function Year({ overview, from }: { overview: Overview; from: string }) {
  const t = useTexts('statistics');
  const { day, readOut } = useFigures();
  const known = new Map(overview.days.map((row) => [row.date, row]));
  const days = daysFrom(from, overview.today).map((date) => ({
    name: day(date),
    value: known.get(date)?.questions_count ?? 0,
    text: readOut(known.get(date)),
  }));
  return (
    <Card>
      <h2>{t('calendar')}</h2>
      <CalendarChart label={t('calendar')} days={days} firstWeekday={weekdayOf(from)} />
    </Card>
  );
}

function Parts({ overview }: { overview: Overview }) {
  const t = useTexts('statistics');
  const names = useTexts('questions/views');
  const levels = useTexts('questions/editor');
  const format = useFormat();
  return (
    <div className={styles.cards}>
      <ShareTable
        title={t('by-type')}
        shares={overview.types.map((row) => ({
          ...row,
          key: row.value,
          name: names(`type.${row.value as QuestionType}`),
        }))}
      />
      {overview.difficulties.length > 0 && (
        <ShareTable
          title={t('by-difficulty')}
          shares={overview.difficulties.map((row) => ({
            ...row,
            key: row.value,
            name: levels(`edit.difficulty.${row.value as Difficulty}`),
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

export function OverviewPage() {
  const t = useTexts('statistics');
  const to = today();
  const from = addDays(to, -364);
  const { data, error, refetch } = useCall('GET /user/study/statistics/overview', { from, to });
  return (
    <>
      <PageHeading title={t('overview')} text={t('overview-text')}>
        <Button onClick={() => window.print()} className={styles.print}>
          <Icon name="exam" size={18} />
          {t('print')}
        </Button>
      </PageHeading>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={10} />}
      {data?.days.length === 0 && <NoStudy />}
      {data && data.days.length > 0 && (
        <>
          <div className={styles.top}>
            <Streak streak={data.streak} />
            <Sums sum={data.sum} />
          </div>
          <Year overview={data} from={from} />
          <Parts overview={data} />
        </>
      )}
    </>
  );
}
