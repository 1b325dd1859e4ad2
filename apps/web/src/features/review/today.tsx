import type { ResponseOf, ReviewQuestion } from '@tiku/contract';
import { limits, practiceTypes } from '@tiku/contract/limits';
import { BarChart, Button, ButtonLink, Card, EmptyState } from '@tiku/ui';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useTexts } from '../../lib/i18n.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useBeginAttempt } from '../practice/practice.ts';
import styles from './review.module.css';

interface Part {
  exam: ReviewQuestion['exam'];
  noes: number[];
}

/** Groups them by exam, so that people stay with a subject; the exam that has waited longest comes first. */
function partsOf(list: readonly ReviewQuestion[]): Part[] {
  const parts = new Map<number, Part>();
  for (const { exam, no } of list) {
    const part = parts.get(exam.id) ?? { exam, noes: [] };
    part.noes.push(no);
    parts.set(exam.id, part);
  }
  return [...parts.values()];
}

function useStart() {
  const { begin, isBusy } = useBeginAttempt();
  const start = ({ exam, noes }: Part) =>
    begin({ exam_id: exam.id, prac_type: practiceTypes.selection, selection: { noes: noes.slice(0, limits.noesMax) } });
  return { start, isBusy };
}

type Summary = ResponseOf<'GET /review/summary'>;

function Nothing({ summary }: { summary: Summary }) {
  const t = useTexts('review');
  const state = summary.plan.review_amount === 0 ? 'off' : summary.done_count > 0 ? 'done' : 'nothing';
  return (
    <EmptyState drawing="done" title={t(`empty.${state}`)} text={t(`empty.${state}-text`)}>
      <ButtonLink to={paths.publicExams}>{t('empty.action')}</ButtonLink>
    </EmptyState>
  );
}

/** What to do now: a click begins, exam by exam. */
export function Today({ summary, list }: { summary: Summary; list: readonly ReviewQuestion[] }) {
  const t = useTexts('review');
  const { start, isBusy } = useStart();
  const [first, ...others] = partsOf(list);
  if (!first) {
    return (
      <Card>
        <Nothing summary={summary} />
      </Card>
    );
  }
  return (
    <Card className={styles.today} aria-labelledby="today">
      <h2 id="today">{t('today', { count: list.length })}</h2>
      {summary.done_count > 0 && <p className={styles.muted}>{t('done', { count: summary.done_count })}</p>}
      {summary.due_count > list.length && <p className={styles.muted}>{t('spread')}</p>}
      <div className={styles.parts}>
        <Button look="primary" size="large" busy={isBusy} onClick={() => start(first)}>
          {t('start')}
        </Button>
        <span className={styles.muted}>{t('part', { title: first.exam.title, count: first.noes.length })}</span>
      </div>
      {others.length > 0 && (
        <ul className={styles.others} aria-label={t('others')}>
          {others.map((part) => (
            <li key={part.exam.id}>
              <span>{t('part', { title: part.exam.title, count: part.noes.length })}</span>
              <Button onClick={() => start(part)}>{t('start')}</Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

export function ComingWeek({ week }: { week: Summary['week'] }) {
  const t = useTexts('review');
  const format = useFormat();
  const language = useLanguage();
  const weekdays = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', timeZone: 'UTC' });
  const bars = week.map(({ date, count }) => ({
    name: weekdays.format(new Date(date)),
    value: count,
    part: count,
    text: t('questions', { count }),
  }));
  return (
    <Card>
      <h2>{t('week')}</h2>
      <BarChart label={t('week')} bars={bars} scale={format.count} />
    </Card>
  );
}
