import type { GradeChange } from '@tiku/contract';
import { useFormat } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import styles from './question-body.module.css';

/** How an answer was graded anew after its result was there, and why. */
export function GradeChanges({ changes }: { changes: readonly GradeChange[] }) {
  const t = useTexts('practice');
  const format = useFormat();
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ way, old_score, new_score, reason, name, made_at, undone_at }) => (
        <li key={made_at}>
          <strong>
            {t(`change.${way === 'left out' ? 'left-out' : way}`, {
              before: format.score(old_score),
              after: format.score(new_score),
            })}
          </strong>{' '}
          {reason !== null && <span>{reason} </span>}
          <span className={styles.changed}>
            {name !== null && `${name} · `}
            {format.dateTime(made_at)}
            {undone_at !== null && ` · ${t('change.undone', { date: format.dateTime(undone_at) })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
