import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import styles from './question-editor.module.css';
import type { QuestionType } from '../types.ts';

interface TypeChangeProps {
  /** The type it was before, if that had something which the present one has no place for. */
  from: QuestionType | null;
  onBack: (type: QuestionType) => void;
}

export function TypeChange({ from, onBack }: TypeChangeProps) {
  const t = useQuestionTexts();
  return (
    <output>
      {from !== null && (
        <span className={styles.aside}>
          {t('edit.type-kept')}
          <button type="button" className={styles.textButton} onClick={() => onBack(from)}>
            {t('edit.type-back', { type: t(`type.${from}`) })}
          </button>
        </span>
      )}
    </output>
  );
}
