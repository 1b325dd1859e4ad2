import { useId } from 'react';
import type { ClipboardEvent } from 'react';
import type { EditProps } from '../editor/edit-props.ts';
import { ItemList } from '../editor/item-list.tsx';
import { RichField } from '../editor/rich-field.tsx';
import { QuestionScore } from '../editor/question-score.tsx';
import { ScoreField } from '../editor/score-field.tsx';
import { ScoreRow } from '../editor/score-row.tsx';
import { letters } from '../letters.ts';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { changeOptions, markOption } from './change-options.ts';
import styles from './edit.module.css';
import { hasOneRightOption } from './grade.ts';
import { pasteOptions } from './paste-options.ts';
import type { ChoiceQuestion } from './schema.ts';

export function ChoiceEdit({ question, onChange }: EditProps<ChoiceQuestion>) {
  const t = useQuestionTexts();
  const group = useId();
  const one = hasOneRightOption(question.type);

  function mark(letter: string, right: boolean): void {
    onChange(one ? { ...question, correct_answer: [letter] } : markOption(question, letter, right));
  }

  function handlePaste(event: ClipboardEvent, index: number): void {
    const options = pasteOptions(question.options, index, event.clipboardData.getData('text/plain'));
    if (!options) return;
    event.preventDefault();
    event.stopPropagation();
    onChange({ ...question, options });
  }

  return (
    <>
      <ItemList
        fields={['options', 'correct_answer']}
        title={t('edit.options')}
        hint={t(one ? 'edit.options-one' : 'edit.options-several')}
        addText={t('edit.add-option')}
        count={question.options.length}
        nameItem={(index) => t('option', { letter: letters[index] ?? '' })}
        onChange={(change) => onChange(changeOptions(question, change))}
        enterGoesOn
      >
        {(index) => {
          const letter = letters.charAt(index);
          return (
            <div className={styles.option} onPasteCapture={(event) => handlePaste(event, index)}>
              <label className={styles.mark}>
                <input
                  type={one ? 'radio' : 'checkbox'}
                  name={group}
                  checked={question.correct_answer.includes(letter)}
                  onChange={(event) => mark(letter, event.target.checked)}
                  aria-label={t('edit.right-option', { letter })}
                />
                {letter}
              </label>
              <RichField
                field="options"
                item={index + 1}
                label={t('option', { letter })}
                value={question.options[index] ?? ''}
                onChange={(html) => onChange({ ...question, options: question.options.with(index, html) })}
                variant="line"
              />
            </div>
          );
        }}
      </ItemList>
      <ScoreRow>
        <QuestionScore question={question} onChange={onChange} />
        {!one && (
          <ScoreField
            field="partial_score"
            label={t('edit.partial-score')}
            hint={t('edit.partial-score-hint')}
            value={question.partial_score}
            onChange={(partial) => onChange({ ...question, partial_score: partial })}
          />
        )}
      </ScoreRow>
    </>
  );
}
