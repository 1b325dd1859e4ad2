import type { ExamDetail, ResponseOf } from '@tiku/contract';
import { practiceTypes } from '@tiku/contract/limits';
import { ButtonLink, Card, ErrorState, Link, Skeleton } from '@tiku/ui';
import { startPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useCanOpen } from '../../../lib/navigation/page-access.ts';
import { useCall } from '../../../lib/api/query.ts';
import { RankTable } from '../../../ui/rank-table.tsx';
import type { RankedPerson } from '../../../ui/rank-table.tsx';
import styles from './exam-ranks.module.css';

type Ranks = ResponseOf<'GET /exam/ranks'>;

/** The first places, and below them the person who asks, if they are further down. */
function listPeople({ list, mine }: Pick<Ranks, 'list' | 'mine'>, me: string): RankedPerson[] {
  const people = list.map(({ user_id: userId, is_mine: isMe, ...rest }) => ({ ...rest, userId, isMe }));
  if (mine === null || people.some(({ isMe }) => isMe)) return people;
  return [...people, { ...mine, userId: 0, name: me, isMe: true, isApart: true }];
}

/** Everybody's best test of this exam. Those who hide their rank are not in it, and are told so. */
export function ExamRanks({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const ofApp = useTexts('app');
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
      {list.length > 0 && <RankTable people={listPeople({ list, mine }, ofApp('rank.you'))} />}
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
