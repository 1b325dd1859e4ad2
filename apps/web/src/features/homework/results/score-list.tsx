import type { ManagedHomework, MemberScore, ResponseOf } from '@tiku/contract';
import { Badge, Card, EmptyState, Link, Table, tableStyles } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { memberScoresPath } from '../../../lib/navigation/addresses.ts';
import { Figures } from '../../../ui/figures.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useScores } from '../marking.api.ts';
import styles from './results.module.css';

type Summary = ResponseOf<'POST /mymanaged/group/homework/member_scores'>['summary'];

function SummaryCard({ summary }: { summary: Summary }) {
  const t = useTexts('homework/results');
  const format = useFormat();
  const points = (value: number | null) => (value === null ? '–' : format.score(value));
  const most = Math.max(1, ...summary.spread);
  const spread = summary.spread.map((people, tenth) => ({ from: tenth * 10, people }));
  const figures = [
    {
      name: t('figure.scored'),
      value: `${format.number(summary.scored_count)} / ${format.number(summary.members_count)}`,
    },
    { name: t('figure.passed'), value: format.number(summary.passed_count) },
    { name: t('figure.average'), value: `${points(summary.average)} / ${format.score(summary.full_score)}` },
    { name: t('figure.median'), value: points(summary.median) },
    { name: t('figure.highest'), value: points(summary.highest) },
    { name: t('figure.lowest'), value: points(summary.lowest) },
  ];
  return (
    <Card className={styles.summary}>
      <Figures className={styles.figures} figures={figures} />
      <p className={styles.muted}>
        {t('made-of', { scored: summary.scored_count, papers: summary.handed_in_count })}
        {summary.scored_count < summary.handed_in_count && ` · ${t('made-of.rest')}`}
      </p>
      {summary.left_count > 0 && <p className={styles.muted}>{t('left', { count: summary.left_count })}</p>}
      <ol className={styles.spread} aria-label={t('spread')}>
        {spread.map(({ from, people }) => (
          <li key={from} title={t('spread.of', { from, to: from + 10, people })}>
            <span className={styles.bar} style={{ height: `${(people / most) * 100}%` }} />
            <span className="visually-hidden">{t('spread.of', { from, to: from + 10, people })}</span>
            <span aria-hidden="true">{from}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function ScoreRow({ homeworkId, row }: { homeworkId: number; row: MemberScore }) {
  const t = useTexts('homework/results');
  const format = useFormat();
  return (
    <tr>
      <td>{row.rank === null ? '–' : format.number(row.rank)}</td>
      <th scope="row">
        <div className={styles.cell}>
          {row.handed_in_at === null ? (
            row.name
          ) : (
            <Link to={memberScoresPath(homeworkId, row.user_id)}>{row.name}</Link>
          )}
          {row.stay !== 'in' && <Badge>{t(`stay.${row.stay}`)}</Badge>}
          {row.is_switched_out && <Badge>{t('switched-out')}</Badge>}
          {row.is_timed_out && <Badge>{t('timed-out')}</Badge>}
        </div>
      </th>
      <td className={styles.score}>
        <div className={styles.cell}>
          {row.score === null ? t(`completion.${row.completion}`) : format.score(row.score)}
          {row.is_passed !== null && <span className={styles.muted}>{row.is_passed ? t('passed') : t('failed')}</span>}
          {row.score !== null && row.is_open && <Badge>{t('not-completed')}</Badge>}
        </div>
      </td>
      <td className={tableStyles.roomy}>{row.seconds === null ? '–' : format.duration(row.seconds)}</td>
      <td className={tableStyles.roomy}>{format.number(row.switches_count)}</td>
    </tr>
  );
}

/** Who did how well, the best first. */
export function ScoreList({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework/results');
  const list = useScores(homework.homework_id);
  const summary = list.page.data?.summary;
  return (
    <div className={styles.stack}>
      {summary && <SummaryCard summary={summary} />}
      <PagedList list={list} usual={20} empty={<EmptyState title={t('empty')} text={t('empty-text')} />}>
        {(rows) => (
          <Table
            columns={[
              t('column.rank'),
              t('column.name'),
              t('column.score'),
              { name: t('column.time'), isRoomy: true },
              { name: t('column.switches'), isRoomy: true },
            ]}
          >
            {rows.map((row) => (
              <ScoreRow key={row.user_id} homeworkId={homework.homework_id} row={row} />
            ))}
          </Table>
        )}
      </PagedList>
    </div>
  );
}
