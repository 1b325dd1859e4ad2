import type { AttemptEntry } from '@tiku/contract';
import { Badge, Link } from '@tiku/ui';
import { attemptPath, reportPath } from '../../../lib/navigation/addresses.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './attempt-rows.module.css';

interface AttemptRowsProps {
  attempts: readonly AttemptEntry[];
  /** Attempts at several exams are told apart by theirs. */
  withExam?: boolean;
  /** Rows can be ticked: which are, and what a tick does. */
  ticked?: { ids: readonly number[]; onTick: (id: number, isTicked: boolean) => void };
}

function Outcome({ attempt }: { attempt: AttemptEntry }) {
  const t = useTexts('practice');
  const format = useFormat();
  const { handed_in_at, score, full_score, answered_count, questions_count, seconds } = attempt;
  if (handed_in_at === null) return <span>{t('answered', { done: answered_count, total: questions_count })}</span>;
  if (attempt.is_withheld) return <span>{t('withheld')}</span>;
  return (
    <>
      <span className={styles.score}>
        {t('score', { score: format.score(score ?? 0), full: format.score(full_score) })}
      </span>
      <span>{t('correct-of', { right: attempt.correct_count ?? 0, total: attempt.judged_count ?? 0 })}</span>
      <span>{format.duration(seconds)}</span>
    </>
  );
}

/** Attempts with how they went; one that still runs leads back into it, the others to their report. */
export function AttemptRows({ attempts, withExam = false, ticked }: AttemptRowsProps) {
  const t = useTexts('practice');
  const format = useFormat();
  return (
    <ul>
      {attempts.map((attempt) => {
        const isRunning = attempt.handed_in_at === null;
        return (
          <li key={attempt.answer_id} className={styles.row}>
            {ticked && (
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  checked={ticked.ids.includes(attempt.answer_id)}
                  aria-label={t('history.choose', {
                    name: t(`type.${attempt.prac_type}`),
                    date: format.dateTime(attempt.started_at),
                  })}
                  onChange={(event) => ticked.onTick(attempt.answer_id, event.target.checked)}
                />
              </label>
            )}
            <Link
              className={styles.link}
              to={isRunning ? attemptPath(attempt.answer_id) : reportPath(attempt.answer_id)}
            >
              <span className={styles.name}>
                {withExam && <span className={styles.exam}>{attempt.exam.title}</span>}
                <span className={withExam ? undefined : styles.exam}>{t(`type.${attempt.prac_type}`)}</span>
                {isRunning && <Badge tone="accent">{t('running')}</Badge>}
                {attempt.is_removed && <Badge>{t('removed')}</Badge>}
                {attempt.is_timed_out && <Badge>{t('timed-out')}</Badge>}
              </span>
              <span className={styles.facts}>
                <Outcome attempt={attempt} />
                <time dateTime={attempt.started_at}>{format.dateTime(attempt.started_at)}</time>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
