import type { ManagedHomework } from '@tiku/contract';
import { Card, Link } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { markingPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Unanswered } from '../../../ui/unloaded.tsx';
import { useTrend } from '../marking.api.ts';
import styles from './results.module.css';

/** How the group did from homework to homework. */
export function Trend({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework/results');
  const format = useFormat();
  const { data, error, refetch } = useTrend(homework.group.group_id);
  return (
    <Card>
      {!data && <Unanswered answer={{ error, refetch }} lines={6} />}
      {data && (
        <ol className={styles.trend}>
          {data.list.map((each) => (
            <li key={each.homework_id} aria-current={each.homework_id === homework.homework_id || undefined}>
              <Link to={markingPath(each.homework_id, paths.homeworkScores)}>{each.title}</Link>
              <span className={styles.muted}>{format.date(each.end_time)}</span>
              <progress max={1} value={each.average_share ?? 0} aria-label={t('figure.average')} />
              <span>
                {each.average_share !== null && `${format.number(Math.round(each.average_share * 100))} % · `}
                {t('made-of', { scored: each.scored_count, papers: each.handed_in_count })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
