import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { useField } from './editor-context.tsx';
import { FieldProblem } from './field-problem.tsx';
import styles from './field.module.css';

/** What the items earn together; there is nothing to type here. */
export function ScoreTotal({ score }: { score: number }) {
  const t = useQuestionTexts();
  const fields = [useField('score'), useField('item_scores')];
  return (
    <div>
      <p className={styles.total}>{t('edit.score-total', { score: Number.isNaN(score) ? '–' : score })}</p>
      {fields.map((field) => (
        <FieldProblem key={field.messageId} field={field} />
      ))}
    </div>
  );
}
