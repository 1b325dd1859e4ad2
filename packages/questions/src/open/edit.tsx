import type { EditProps } from '../editor/edit-props.ts';
import { RichField } from '../editor/rich-field.tsx';
import { QuestionScore } from '../editor/question-score.tsx';
import { ScoreRow } from '../editor/score-row.tsx';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import type { OpenQuestion } from './schema.ts';

export function OpenEdit({ question, onChange }: EditProps<OpenQuestion>) {
  const t = useQuestionTexts();
  return (
    <>
      <RichField
        field="correct_answer"
        label={t('reference-answer')}
        value={question.correct_answer}
        onChange={(html) => onChange({ ...question, correct_answer: html })}
        variant="block"
        labelled
        placeholder={t('edit.reference-answer-hint')}
      />
      <ScoreRow>
        <QuestionScore question={question} onChange={onChange} />
      </ScoreRow>
    </>
  );
}
