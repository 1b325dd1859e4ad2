import type { ManagedHomework, ResponseOf } from '@tiku/contract';
import { Button, ButtonLink, Card, EmptyState, Icon, Table } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { markingPath, reportPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Unanswered } from '../../../ui/unloaded.tsx';
import { GradeChanges } from '../../practice/practice.ts';
import { HiddenKeyNote } from '../../question/question.ts';
import { useMemberScores } from '../marking.api.ts';
import { NamedHomework } from '../mark/named-homework.tsx';
import { Departures } from './departures.tsx';
import styles from './results.module.css';

type Scores = ResponseOf<'POST /group/homework/member/question/scores'>;

function ScoreTable({ scores }: { scores: Scores }) {
  const t = useTexts('homework/results');
  const format = useFormat();
  const hidden = scores.list.find(({ hidden_key }) => hidden_key !== null)?.hidden_key;
  return (
    <Card>
      <p className={styles.total}>
        {format.score(scores.score)} / {format.score(scores.full_score)}
      </p>
      {scores.marked_score > 0 && (
        <p className={styles.note}>{t('marked-points', { figure: format.score(scores.marked_score) })}</p>
      )}
      {hidden && <HiddenKeyNote hidden={hidden} />}
      <Table columns={[t('column.no'), t('column.score'), t('column.comment')]}>
        {scores.list.map(({ no, earned, given_by, total, has_answer, m_c, changes, hidden_key }) => (
          <tr key={no}>
            <td>{no}</td>
            <td>
              {earned !== null ? format.score(earned) : hidden_key ? t('stat.hidden') : '–'} / {format.score(total)}
              {!has_answer && <span className={styles.muted}> {t('unanswered')}</span>}
              {(given_by === 'marker' || given_by === 'regrade') && (
                <span className={styles.muted}> {t(`given.${given_by}`)}</span>
              )}
            </td>
            <td className={styles.comment}>
              {m_c}
              <GradeChanges changes={changes} />
            </td>
          </tr>
        ))}
      </Table>
    </Card>
  );
}

function Report({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework/results');
  const userId = readId(useSearchParam('user_id')) ?? 0;
  const { data, error, refetch } = useMemberScores(homework.homework_id, userId);
  usePageTitle(t('report'), homework.title);
  return (
    <>
      <PageHeading title={data ? t('report-of', { name: data.name }) : t('report')} text={homework.title}>
        <span className={styles.screen}>
          {data && <ButtonLink to={reportPath(data.answer_id)}>{t('answers')}</ButtonLink>}
          <Button onClick={() => window.print()}>{t('print')}</Button>
          <ButtonLink look="quiet" to={markingPath(homework.homework_id, paths.homeworkScores)}>
            <Icon name="chart" size={16} />
            {t('results')}
          </ButtonLink>
        </span>
      </PageHeading>
      {data ? (
        <div className={styles.stack}>
          <ScoreTable scores={data} />
          <Departures departures={data.switches} />
        </div>
      ) : (
        <Card>
          {error?.failure.status === 404 ? (
            <EmptyState drawing="lost" title={t('empty')} text={t('empty-text')} />
          ) : (
            <Unanswered answer={{ error, refetch }} />
          )}
        </Card>
      )}
    </>
  );
}

export function MemberScoresPage() {
  return <NamedHomework>{(homework) => <Report homework={homework} />}</NamedHomework>;
}
