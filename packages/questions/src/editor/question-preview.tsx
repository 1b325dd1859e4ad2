import { useId, useState } from 'react';
import { gradeQuestion, hideKey } from '../index.ts';
import type { Answer, Question } from '../question.ts';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { AnswerView, ReviewView } from '../views/index.ts';
import fields from './field.module.css';
import styles from './question-editor.module.css';

/** The question as a learner meets it, to be tried out, and with its answer as they see it afterwards. */
export function QuestionPreview({ question }: { question: Question }) {
  const t = useQuestionTexts();
  const id = useId();
  const [withAnswer, setWithAnswer] = useState(false);
  const [tried, setTried] = useState<{ shape: string; answer: Answer } | null>(null);
  const shape = shapeOf(question);
  const shown = fillScores(question);
  const answer = tried?.shape === shape ? tried.answer : null;

  return (
    <>
      <div className={fields.check}>
        <input id={id} type="checkbox" checked={withAnswer} onChange={(event) => setWithAnswer(event.target.checked)} />
        <label htmlFor={id}>{t('edit.preview-with-answer')}</label>
      </div>
      <div className={styles.paper}>
        {withAnswer ? (
          <ReviewView key={shape} question={shown} answer={answer} grading={gradeQuestion(shown, answer)} />
        ) : (
          <AnswerView
            key={shape}
            question={hideKey(shown)}
            answer={answer}
            onChange={(next) => setTried(next === null ? null : { shape, answer: next })}
          />
        )}
      </div>
    </>
  );
}

/** An answer to another type, or to more options than there are now, means nothing any more. */
function shapeOf(question: Question): string {
  const counts = Object.values(question).map((value) => (Array.isArray(value) ? value.length : 0));
  return [question.type, ...counts].join();
}

/** A score that is still missing counts as none. */
function fillScores(question: Question): Question {
  const filled = { ...question, score: question.score || 0 };
  if (!('item_scores' in filled) || !filled.item_scores) return filled;
  return { ...filled, item_scores: filled.item_scores.map((score) => score || 0) };
}
