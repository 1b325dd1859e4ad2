import { questionLimits } from '../limits.ts';
import type { EditProps } from '../editor/edit-props.ts';
import { ItemList } from '../editor/item-list.tsx';
import { RichField } from '../editor/rich-field.tsx';
import { ItemScore } from '../editor/item-score.tsx';
import { ScoreTotal } from '../editor/score-total.tsx';
import { TextInput } from '../editor/text-input.tsx';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { changeSentences } from './change-sentences.ts';
import styles from './edit.module.css';
import type { CorrectionQuestion } from './schema.ts';

export function CorrectionEdit({ question, onChange }: EditProps<CorrectionQuestion>) {
  const t = useQuestionTexts();

  return (
    <>
      <ItemList
        fields={['options', 'correct_answer']}
        title={t('edit.sentences')}
        hint={t('edit.sentences-hint')}
        addText={t('edit.add-sentence')}
        count={question.options.length}
        nameItem={(index) => t('edit.sentence', { no: index + 1 })}
        onChange={(change) => onChange(changeSentences(question, change))}
      >
        {(index) => (
          <div className={styles.sentence}>
            <RichField
              field="options"
              item={index + 1}
              label={t('edit.faulty', { no: index + 1 })}
              value={question.options[index] ?? ''}
              onChange={(html) => onChange({ ...question, options: question.options.with(index, html) })}
              variant="line"
              labelled
            />
            <TextInput
              field="correct_answer"
              item={index + 1}
              label={t('edit.corrected', { no: index + 1 })}
              value={question.correct_answer[index] ?? ''}
              onChange={(text) => onChange({ ...question, correct_answer: question.correct_answer.with(index, text) })}
              maxLength={questionLimits.text}
            />
            <ItemScore question={question} index={index} onChange={onChange} />
          </div>
        )}
      </ItemList>
      <ScoreTotal score={question.score} />
    </>
  );
}
