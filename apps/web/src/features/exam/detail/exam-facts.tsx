import type { ExamDetail } from '@tiku/contract';
import { Card } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { byFamily } from '../../question/question.ts';
import { useStruct } from '../exam.api.ts';
import styles from './exam-facts.module.css';

interface Share {
  name: string;
  count: number;
}

/** How a whole divides: a line for each part, as long as its share. */
function Shares({ title, shares }: { title: string; shares: readonly Share[] }) {
  const format = useFormat();
  const most = Math.max(...shares.map(({ count }) => count));
  if (shares.length === 0) return null;
  return (
    <Card aria-label={title} className={styles.card}>
      <h2>{title}</h2>
      <ul className={styles.shares}>
        {shares.map(({ name, count }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.number}>{format.number(count)}</span>
            <span className={styles.bar} style={{ width: `${(100 * count) / most}%` }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function ExamFacts({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const tEditor = useTexts('questions/editor');
  const format = useFormat();
  const struct = useStruct(exam.id).data?.struct;
  const figures = [
    { name: t('figure.questions'), value: format.number(exam.questions_count) },
    { name: t('figure.score'), value: format.score(exam.full_score) },
    { name: t('figure.time'), value: exam.duration > 0 ? format.minutes(exam.duration) : t('no-limit') },
    { name: t('figure.opened'), value: format.count(exam.opened_count) },
    { name: t('figure.favorites'), value: format.count(exam.favorites_count) },
    ...(exam.expires_at ? [{ name: t('figure.expires'), value: format.date(exam.expires_at) }] : []),
    ...(exam.materials_count > 0 ? [{ name: t('figure.materials'), value: format.number(exam.materials_count) }] : []),
    ...(exam.files_count > 0 ? [{ name: t('figure.files'), value: format.number(exam.files_count) }] : []),
  ];
  return (
    <>
      <Card className={styles.card}>
        <dl className={styles.figures}>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {struct && (
        <Shares
          title={t('types')}
          shares={byFamily(struct.types)
            .map(({ family, rows }) => ({
              name: tEditor(`edit.family.${family}`),
              count: rows.reduce((sum, { questions_count }) => sum + questions_count, 0),
            }))
            .toSorted((a, b) => b.count - a.count)}
        />
      )}
      {struct?.difficulties.some(({ difficulty }) => difficulty !== null) && (
        <Shares
          title={t('difficulties')}
          shares={struct.difficulties.map(({ difficulty, questions_count }) => ({
            name: tEditor(`edit.difficulty.${difficulty ?? 'none'}` as 'edit.difficulty.none'),
            count: questions_count,
          }))}
        />
      )}
    </>
  );
}
