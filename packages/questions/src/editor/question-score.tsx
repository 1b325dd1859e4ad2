import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { ScoreField } from './score-field.tsx';

interface QuestionScoreProps<Q> {
  question: Q;
  onChange: (question: Q) => void;
}

/** What the whole question is worth. */
export function QuestionScore<Q extends { score: number }>({ question, onChange }: QuestionScoreProps<Q>) {
  const t = useQuestionTexts();
  return (
    <ScoreField
      field="score"
      label={t('edit.score')}
      value={question.score}
      onChange={(score) => onChange({ ...question, score: score ?? Number.NaN })}
    />
  );
}
