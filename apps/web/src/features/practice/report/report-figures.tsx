import type { ResponseOf } from '@tiku/contract';
import { Card } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './report.module.css';

export type Report = ResponseOf<'GET /exam/user_online_prac/answer_results'>['report'];

export function ReportFigures({ report }: { report: Report }) {
  const t = useTexts('practice');
  const format = useFormat();
  const { score, full_score, seconds, correct_rate, answered_count, questions_count, correct_count, rank } = report;
  const figures = [
    {
      name: t('figure.rate'),
      value: correct_rate === null ? '–' : t('percent', { figure: format.number(Math.round(correct_rate * 100)) }),
      text: t('correct-of', { right: correct_count, total: report.judged_count }),
    },
    {
      name: t('figure.answered'),
      value: format.number(answered_count),
      text: t('figure.of', { count: questions_count }),
    },
    { name: t('figure.time'), value: format.duration(seconds), text: format.dateTime(report.handed_in_at) },
    ...(rank
      ? [{ name: t('figure.rank'), value: format.number(rank.rank), text: t('figure.people', { count: rank.people }) }]
      : []),
  ];
  return (
    <Card className={styles.figures}>
      <div>
        <p className={styles.name}>{t('figure.score')}</p>
        <p className={styles.points}>
          {format.score(score)} <span className={styles.full}>/ {format.score(full_score)}</span>
        </p>
        {report.is_timed_out && <p className={styles.note}>{t('report.timed-out')}</p>}
        {report.unmarked_count > 0 && (
          <p className={styles.note}>{t('report.unmarked', { count: report.unmarked_count })}</p>
        )}
        {report.self_score > 0 && (
          <p className={styles.note}>
            {t('report.self', { count: report.self_score, figure: format.score(report.self_score) })}
          </p>
        )}
        {report.marked_score > 0 && (
          <p className={styles.note}>{t('report.marked', { figure: format.score(report.marked_score) })}</p>
        )}
      </div>
      <dl className={styles.facts}>
        {figures.map(({ name, value, text }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.note}>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
