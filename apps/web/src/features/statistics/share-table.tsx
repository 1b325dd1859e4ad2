import { Card } from '@tiku/ui';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import styles from './statistics.module.css';
import { useFigures } from './use-figures.ts';

interface ShareTableProps {
  title: string;
  shares: readonly {
    key: number | string;
    name: string;
    questions_count: number;
    judged_count: number;
    correct_count: number;
  }[];
}

/** How many of each, and how many of these were right: a line is as long as what was judged of it, its dark part was right. */
export function ShareTable({ title, shares }: ShareTableProps) {
  const t = useTexts('statistics');
  const format = useFormat();
  const { rate } = useFigures();
  const most = Math.max(1, ...shares.map(({ judged_count }) => judged_count));
  return (
    <Card>
      <h2>{title}</h2>
      <table className={styles.shares}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('questions')}</th>
            <th scope="col">{t('rate')}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.key}>
              <th scope="row">
                {share.name}
                <span className={styles.bar} style={{ width: `${(100 * share.judged_count) / most}%` }}>
                  <span style={{ width: `${(100 * share.correct_count) / Math.max(1, share.judged_count)}%` }} />
                </span>
              </th>
              <td>{format.number(share.questions_count)}</td>
              <td>{rate(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
