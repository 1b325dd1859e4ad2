import { AnswerLines } from './answer-lines.tsx';
import type { EditProps } from '../editor/edit-props.ts';
import { ItemList } from '../editor/item-list.tsx';
import { ItemScore } from '../editor/item-score.tsx';
import { ScoreTotal } from '../editor/score-total.tsx';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { changeBlanks } from './change-blanks.ts';
import styles from './edit.module.css';
import type { BlankQuestion } from './schema.ts';

export function BlankEdit({ question, onChange }: EditProps<BlankQuestion>) {
  const t = useQuestionTexts();

  return (
    <>
      <ItemList
        fields={['correct_answer']}
        title={t('edit.blanks')}
        hint={t('edit.blanks-hint')}
        addText={t('edit.add-blank')}
        count={question.correct_answer.length}
        nameItem={(index) => t('edit.blank', { no: index + 1 })}
        onChange={(change) => onChange(changeBlanks(question, change))}
        labelled
      >
        {(index) => (
          <div className={styles.blank}>
            <AnswerLines
              item={index + 1}
              label={t('edit.blank', { no: index + 1 })}
              value={question.correct_answer[index] ?? []}
              onChange={(lines) =>
                onChange({ ...question, correct_answer: question.correct_answer.with(index, lines) })
              }
            />
            <ItemScore question={question} index={index} onChange={onChange} />
          </div>
        )}
      </ItemList>
      <ScoreTotal score={question.score} />
    </>
  );
}
