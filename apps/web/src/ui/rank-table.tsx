import { Badge, Table } from '@tiku/ui';
import { useFormat } from '../lib/format.ts';
import { useTexts } from '../lib/i18n.ts';
import styles from './rank-table.module.css';

export interface RankedPerson {
  userId: number;
  rank: number;
  name: string;
  points: number;
  seconds: number;
  isMe: boolean;
  /** Further down than those above it. */
  isApart?: boolean;
}

/** Who stands where: by points, then by time. */
export function RankTable({ people }: { people: readonly RankedPerson[] }) {
  const t = useTexts('app');
  const format = useFormat();
  return (
    <Table className={styles.places} columns={[t('rank.place'), t('rank.name'), t('rank.points'), t('rank.time')]}>
      {people.map(({ userId, rank, name, points, seconds, isMe, isApart }) => (
        <tr key={userId} className={isMe ? styles.mine : undefined} data-apart={isApart || undefined}>
          <td>{format.number(rank)}</td>
          <th scope="row">
            <span className={styles.person}>
              {name}
              {isMe && !isApart && <Badge tone="accent">{t('rank.you')}</Badge>}
            </span>
          </th>
          <td>{format.score(points)}</td>
          <td>{format.duration(seconds)}</td>
        </tr>
      ))}
    </Table>
  );
}
