import type { JoinedHomework, ResponseOf } from '@tiku/contract';
import { completions, practiceTypes } from '@tiku/contract/limits';
import { ButtonLink, Card, Icon, Link } from '@tiku/ui';
import { ReasonedButton } from '@tiku/ui/reasoned-button';
import { useEffect } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { useSession } from '../../../lib/session.ts';
import { groupPath, reportPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RowAbout } from '../../../ui/list/rows.tsx';
import { useBeginAttempt } from '../../practice/practice.ts';
import { markHomeworkRead, useJoinedHomework } from '../homework.api.ts';
import { useMemberScores } from '../marking.api.ts';
import { Departures } from '../results/departures.tsx';
import styles from '../homework.module.css';
import { CompletionBadge, TimeBadge } from '../status-badges.tsx';
import { Instructions } from './instructions.tsx';
import { RulesInWords } from './rules-in-words.tsx';
import { UnloadedHomework } from './unloaded-homework.tsx';

/** Within the click: a browser grants the whole screen to nothing else. Where it does not, the paper is sat without. */
function enterFullScreen(): void {
  void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

function StartCard({ homework }: { homework: JoinedHomework }) {
  const t = useTexts('homework');
  const { begin, isBusy } = useBeginAttempt();
  const { next, is_suspended: isSuspended, exam_id, max_switches } = homework;
  if (next === 'nothing' && !isSuspended) return null;

  function handleStart(): void {
    if (max_switches > 0) enterFullScreen();
    begin({ exam_id, prac_type: practiceTypes.homework });
  }

  return (
    <div className={styles.start}>
      <ReasonedButton
        look="primary"
        size="large"
        why={isSuspended ? t('start.suspended') : null}
        busy={isBusy}
        onClick={handleStart}
      >
        {t(`start.${next === 'nothing' ? 'begin' : next}`)}
      </ReasonedButton>
      {!isSuspended && <p className={styles.muted}>{max_switches > 0 ? t('start.full-screen') : t('start.text')}</p>}
    </div>
  );
}

function Outcome({ homework }: { homework: JoinedHomework }) {
  const t = useTexts('homework');
  const format = useFormat();
  const { score, full_score, is_passed, answer_id, results_at, completion } = homework;
  if (answer_id === null) return null;
  return (
    <Card aria-labelledby="outcome">
      <h2 id="outcome">{t('outcome')}</h2>
      {score === null ? (
        <p className={styles.muted}>
          {completion === completions.beingMarked
            ? t('outcome.marking')
            : results_at === null
              ? t('outcome.soon')
              : t('outcome.later', { time: format.dateTime(results_at) })}
          {completion === completions.beingMarked && results_at === null && (
            <>
              {' '}
              <Link to={reportPath(answer_id)}>{t('outcome.part')}</Link>
            </>
          )}
        </p>
      ) : (
        <div className={styles.start}>
          <span className={styles.score}>
            {format.score(score)} / {format.score(full_score)}
          </span>
          <span>{t(is_passed ? 'outcome.passed' : 'outcome.failed')}</span>
          <ButtonLink to={reportPath(answer_id)}>
            <Icon name="chart" size={16} />
            {t('outcome.report')}
          </ButtonLink>
        </div>
      )}
      {homework.redo_count > 0 && <p className={styles.muted}>{t('outcome.redone', { count: homework.redo_count })}</p>}
    </Card>
  );
}

/** Why it was handed in by itself, or nearly so. */
function OwnDepartures({ homeworkId }: { homeworkId: number }) {
  const userId = useSession(({ user }) => user?.user_id) ?? 0;
  const { data } = useMemberScores(homeworkId, userId);
  return data && data.switches.length > 0 ? <Departures departures={data.switches} /> : null;
}

type Answer = ResponseOf<'GET /joined/group/homework/detail'>;

/** Why it may be done once more. */
function Reopened({ reopened }: Pick<Answer, 'reopened'>) {
  const t = useTexts('homework');
  const format = useFormat();
  if (!reopened) return null;
  return (
    <Card aria-labelledby="reopened">
      <h2 id="reopened">{t('reopened')}</h2>
      <p className={styles.muted}>
        {t('reopened.text', { time: format.dateTime(reopened.given_at), reason: reopened.reason })}
      </p>
    </Card>
  );
}

function Detail({ homework, instructions, reopened }: Answer) {
  const t = useTexts('homework');
  usePageTitle(homework.title);
  const { homework_id, is_read, group } = homework;
  useEffect(() => {
    if (!is_read) void markHomeworkRead(homework_id);
  }, [homework_id, is_read]);
  return (
    <>
      <PageHeading title={homework.title} text={t('by', { name: homework.publisher.name, group: group.name })}>
        <ButtonLink look="quiet" to={groupPath(group.group_id, paths.joinedHomeworks)}>
          {t('all')}
        </ButtonLink>
      </PageHeading>
      <div className={styles.page}>
        <Outcome homework={homework} />
        {homework.score !== null && homework.max_switches > 0 && <OwnDepartures homeworkId={homework_id} />}
        {homework.next !== 'nothing' && <Reopened reopened={reopened} />}
        <Instructions text={instructions} />
        <Card aria-labelledby="rules">
          <h2 id="rules">{t('rules')}</h2>
          <RowAbout className={styles.about}>
            <TimeBadge homework={homework} />
            <CompletionBadge homework={homework} />
          </RowAbout>
          <RulesInWords homework={homework} voice="you" />
        </Card>
        <StartCard homework={homework} />
      </div>
    </>
  );
}

export function JoinedHomeworkPage() {
  const { data, isMissing, ...answer } = useJoinedHomework();
  if (data && !isMissing) return <Detail {...data} />;
  return <UnloadedHomework isMissing={isMissing} answer={answer} back={paths.joinedGroups} />;
}
