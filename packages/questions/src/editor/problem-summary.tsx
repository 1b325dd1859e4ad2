import { Icon } from '@tiku/ui';
import type { Problem } from '../problems.ts';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import styles from './question-editor.module.css';

interface ProblemSummaryProps {
  problems: readonly { problem: Problem; message: string }[];
  onGo: (problem: Problem) => void;
}

/** Everything that keeps the question from being saved; each line leads to its field. */
export function ProblemSummary({ problems, onGo }: ProblemSummaryProps) {
  const t = useQuestionTexts();
  return (
    <div role="alert">
      {problems.length > 0 && (
        <div className={styles.summary}>
          <p className={styles.summaryTitle}>
            <Icon name="alert" size={18} />
            {t('edit.problems', { count: problems.length })}
          </p>
          <ul>
            {problems.map(({ problem, message }) => (
              <li key={`${problem.code} ${problem.field} ${problem.item ?? ''}`}>
                <button type="button" className={styles.summaryLink} onClick={() => onGo(problem)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
