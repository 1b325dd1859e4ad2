import type { ExamDetail, ResponseOf } from '@tiku/contract';
import { practiceTypes } from '@tiku/contract/limits';
import { Badge, ButtonLink, Card, ErrorState, Link, Skeleton } from '@tiku/ui';
import { paths, startPath } from '../../../lib/navigation/paths.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useCanOpen } from '../../../lib/navigation/page-access.ts';
import { useCall } from '../../../lib/api/query.ts';
import styles from './exam-ranks.module.css';

type Ranks = ResponseOf<'GET /exam/ranks'>;

function Places({ list, mine }: Pick<Ranks, 'list' | 'mine'>) {
  const t = useTexts('exam');
  const format = useFormat();
  const isBelow = mine !== null && !list.some(({ is_mine }) => is_mine);
  const rows = isBelow ? [...list, { ...mine, user_id: 0, name: t('ranks.you'), is_mine: true }] : list;
  return (
    <table className={styles.places}>
      <thead>
        <tr>
          <th scope="col">{t('ranks.place')}</th>
          <th scope="col">{t('ranks.name')}</th>
          <th scope="col">{t('ranks.points')}</th>
          <th scope="col">{t('ranks.time')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ user_id, rank, name, points, seconds, is_mine }) => (
          <tr key={user_id} className={is_mine ? styles.mine : undefined} data-apart={user_id === 0 || undefined}>
            <td>{format.number(rank)}</td>
            <th scope="row">
              <span className={styles.person}>
                <span className={styles.name}>{name}</span>
                {is_mine && user_id !== 0 && <Badge tone="accent">{t('ranks.you')}</Badge>}
              </span>
            </th>
            <td>{format.score(points)}</td>
            <td>{format.duration(seconds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Everybody's best test of this exam. Those who hide their rank are not in it, and are told so. */
export function ExamRanks({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const canOpen = useCanOpen();
  const { data, error, isPending, refetch } = useCall('GET /exam/ranks', { exam_id: exam.id });
  const canPractise = canOpen(paths.practice) && exam.levels_count === 0 && exam.questions_count > 0;
  if (data?.list.length === 0 && !canPractise) return null;
  const { list = [], mine = null, is_hidden: isHidden = false } = data ?? {};
  return (
    <Card aria-labelledby="ranks">
      <div className={styles.heading}>
        <h2 id="ranks">{t('ranks')}</h2>
        {mine && <p className={styles.note}>{t('ranks.mine', { rank: mine.rank, count: mine.people })}</p>}
      </div>
      {isPending && <Skeleton lines={4} />}
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {list.length > 0 && <Places list={list} mine={mine} />}
      {data && list.length === 0 && <p className={styles.note}>{t('ranks.none')}</p>}
      {isHidden && (
        <p className={styles.note}>
          {t('ranks.hidden')} <Link to={paths.accountInfo}>{t('ranks.settings')}</Link>
        </p>
      )}
      {data && canPractise && !mine && !isHidden && (
        <ButtonLink className={styles.test} to={startPath(exam.id, practiceTypes.test)}>
          {t('ranks.take-test')}
        </ButtonLink>
      )}
    </Card>
  );
}
