import type { JoinedHomework, ManagedHomework } from '@tiku/contract';
import { homeworkTime } from '@tiku/contract/limits';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { homeworkPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Figures } from '../../../ui/figures.tsx';
import { Row, RowAbout, Rows, RowTitle } from '../../../ui/rows.tsx';
import styles from '../homework.module.css';
import { CompletionBadge, MarkBadge, TimeBadge } from '../status-badges.tsx';

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

export function ManagedRows({ rows }: { rows: readonly ManagedHomework[] }) {
  const t = useTexts('homework');
  const format = useFormat();
  return (
    <Rows>
      {rows.map((homework) => (
        <HomeworkRow
          key={homework.homework_id}
          homework={homework}
          to={homeworkPath(homework.homework_id, paths.managedHomework)}
          badges={<MarkBadge homework={homework} />}
        >
          <Figures
            className={styles.three}
            figures={[
              {
                name: t('figure.handed-in'),
                value: `${format.number(homework.handed_in_count)} / ${format.number(homework.member_count)}`,
              },
              { name: t('figure.to-mark'), value: format.number(homework.to_mark_count) },
              { name: t('figure.marked'), value: format.number(homework.marked_count) },
            ]}
          />
        </HomeworkRow>
      ))}
    </Rows>
  );
}

export function JoinedRows({ rows }: { rows: readonly JoinedHomework[] }) {
  const t = useTexts('homework');
  const format = useFormat();
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
          {homework.score === null ? (
            <span className={styles.muted}>
              {homework.is_suspended
                ? t('next.suspended')
                : homework.next === 'nothing'
                  ? ''
                  : t(`next.${homework.next}`)}
            </span>
          ) : (
            <Figures
              className={undefined}
              figures={[
                {
                  name: t('figure.score'),
                  value: `${format.score(homework.score)} / ${format.score(homework.full_score)}`,
                },
              ]}
            />
          )}
        </HomeworkRow>
      ))}
    </Rows>
  );
}
