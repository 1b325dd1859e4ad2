import type { JoinedHomework, ManagedHomework } from '@tiku/contract';
import { homeworkTime } from '@tiku/contract/limits';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { homeworkPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Figures } from '../../../ui/figures.tsx';
import { Row, RowAbout, Rows, RowTitle } from '../../../ui/list/rows.tsx';
import styles from '../homework.module.css';
import { ChosenBadge, CompletionBadge, MarkBadge, TimeBadge } from '../status-badges.tsx';

interface HomeworkRowProps {
  homework: JoinedHomework | ManagedHomework;
  to: string;
  isUnread?: boolean;
  badges: ReactNode;
  children: ReactNode;
}

function HomeworkRow({ homework, to, isUnread = false, badges, children }: HomeworkRowProps) {
  const t = useTexts('homework');
  const format = useFormat();
  const { time_status, start_time, end_time } = homework;
  return (
    <Row className={styles.row}>
      <div>
        {isUnread && (
          <span className={styles.unread}>
            <span className="visually-hidden">{t('unread')}</span>
          </span>
        )}
        <RowTitle covers to={to}>
          {homework.title}
        </RowTitle>
        <RowAbout>
          <TimeBadge homework={homework} />
          {badges}
          <span>
            {time_status === homeworkTime.notStarted
              ? t('starts', { time: format.dateTime(start_time) })
              : t(time_status === homeworkTime.inProgress ? 'due' : 'was-due', { time: format.dateTime(end_time) })}
          </span>
          <span>{t('questions', { count: homework.questions_count })}</span>
        </RowAbout>
      </div>
      {children}
    </Row>
  );
}

function Handed({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework');
  const format = useFormat();
  const handedIn = `${format.number(homework.handed_in_count)} / ${format.number(homework.member_count)}`;
  return (
    <Figures
      className={styles.three}
      figures={[
        { name: t('figure.handed-in'), value: handedIn },
        { name: t('figure.to-mark'), value: format.number(homework.to_mark_count) },
        { name: t('figure.marked'), value: format.number(homework.marked_count) },
      ]}
    />
  );
}

/** What was earned, or what is to be done next. */
function Earned({ homework: { score, full_score, is_suspended, next } }: { homework: JoinedHomework }) {
  const t = useTexts('homework');
  const format = useFormat();
  if (score === null) {
    return (
      <span className={styles.muted}>
        {is_suspended ? t('next.suspended') : next === 'nothing' ? '' : t(`next.${next}`)}
      </span>
    );
  }
  const value = `${format.score(score)} / ${format.score(full_score)}`;
  return <Figures className={undefined} figures={[{ name: t('figure.score'), value }]} />;
}

export function ManagedRows({ rows }: { rows: readonly ManagedHomework[] }) {
  return (
    <Rows>
      {rows.map((homework) => (
        <HomeworkRow
          key={homework.homework_id}
          homework={homework}
          to={homeworkPath(homework.homework_id, paths.managedHomework)}
          badges={
            <>
              <MarkBadge homework={homework} />
              <ChosenBadge homework={homework} />
            </>
          }
        >
          <Handed homework={homework} />
        </HomeworkRow>
      ))}
    </Rows>
  );
}

export function JoinedRows({ rows }: { rows: readonly JoinedHomework[] }) {
  return (
    <Rows>
      {rows.map((homework) => (
        <HomeworkRow
          key={homework.homework_id}
          homework={homework}
          to={homeworkPath(homework.homework_id, paths.joinedHomework)}
          isUnread={!homework.is_read}
          badges={<CompletionBadge homework={homework} />}
        >
          <Earned homework={homework} />
        </HomeworkRow>
      ))}
    </Rows>
  );
}
