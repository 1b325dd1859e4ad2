import { Icon } from '@tiku/ui';
import { useRef } from 'react';
import { changeBlanks } from '../blank/change-blanks.ts';
import { countBlanks } from '../blank/count-blanks.ts';
import { readHtmlText } from '../text/html-text.ts';
import { maxOptions } from '../letters.ts';
import type { Question } from '../question.ts';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import type { EditProps } from './edit-props.ts';
import styles from './question-editor.module.css';
import { RichField } from './rich-field.tsx';
import type { RichFieldHandle } from './rich-field.tsx';
import { isOf } from '../types.ts';

const blankMark = '____';

export function StemField({ question, onChange }: EditProps<Question>) {
  const t = useQuestionTexts();
  const field = useRef<RichFieldHandle>(null);
  const blank = isOf(question, 'blank') ? question : null;
  const marks = blank && countBlanks(readHtmlText(question.desc).text);

  function insertBlank(): void {
    field.current?.insertText(blankMark);
    if (!blank || marks === null) return;
    const blanks = blank.correct_answer.length;
    if (marks >= blanks && blanks < maxOptions) onChange(changeBlanks(blank, { kind: 'add' }));
  }

  return (
    <div>
      <RichField
        ref={field}
        field="desc"
        label={t('edit.stem')}
        value={question.desc}
        onChange={(desc) => onChange({ ...question, desc })}
        variant="block"
        labelled
        placeholder={t('edit.stem-hint')}
      />
      {blank && (
        <div className={styles.blankLine}>
          <button type="button" className={styles.textButton} onClick={insertBlank}>
            <Icon name="plus" size={18} />
            {t('edit.insert-blank')}
          </button>
          {marks !== blank.correct_answer.length && (
            <span>{t('edit.blank-count', { marks: marks ?? 0, blanks: blank.correct_answer.length })}</span>
          )}
        </div>
      )}
    </div>
  );
}
