import type { ImportProblemEntry } from '@tiku/contract';
import { Icon } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { usePlace } from '../place.ts';
import styles from './problems.module.css';

/** What is wrong with one row, cell by cell. */
export function ProblemNotes({ problems }: { problems: readonly ImportProblemEntry[] }) {
  const t = useTexts('exam-import');
  const placeOf = usePlace();
  if (problems.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {problems.map((problem) => {
        const isLost = problem.severity === 'error';
        return (
          <li key={`${problem.cell} ${problem.code} ${problem.message}`} className={styles.note}>
            <Icon name={isLost ? 'cross' : 'flag'} className={isLost ? styles.lost : styles.doubtful} />
            <p>
              <span className="visually-hidden">{isLost ? t('problems.error') : t('problems.warning')} </span>
              <span className={styles.cell}>{placeOf(problem)}</span> <strong>{problem.message}</strong>{' '}
              <span className={styles.fix}>{problem.fix}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
