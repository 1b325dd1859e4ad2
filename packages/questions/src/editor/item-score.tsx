import { sumScores } from '../grade/score.ts';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { ScoreField } from './score-field.tsx';

interface ItemScoreProps<Q> {
  question: Q;
  /** Of the item, counted from 0. */
  index: number;
  onChange: (question: Q) => void;
}

/** What one blank, sentence or pair is worth; the question is worth all of them. */
export function ItemScore<Q extends { score: number; item_scores: number[] }>(props: ItemScoreProps<Q>) {
  const { question, index, onChange } = props;
  const t = useQuestionTexts();

  function setScore(score: number): void {
    const scores = question.item_scores.with(index, score);
    onChange({ ...question, item_scores: scores, score: sumScores(scores) });
  }

  return (
    <ScoreField
      field="item_scores"
      item={index + 1}
      label={t('edit.score')}
      value={question.item_scores[index] ?? null}
      onChange={(score) => setScore(score ?? Number.NaN)}
    />
  );
}
