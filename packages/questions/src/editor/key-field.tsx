import { useId, useState } from 'react';
import { AnswerLines } from '../blank/answer-lines.tsx';
import { numberBlanks } from '../blank/number-blanks.ts';
import type { BlankQuestion } from '../blank/schema.ts';
import { findProblems, hideKey, isJudgedByPeople, isOf } from '../index.ts';
import type { Answer, Question } from '../question.ts';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { AnswerView } from '../views/index.ts';
import { Stem } from '../views/stem.tsx';
import views from '../views/view.module.css';
import { EditorContext } from './editor-context.tsx';

export type Key = Question['correct_answer'];

interface KeyFieldProps {
  /** Of a type that has a key: people judge the answers to open questions. */
  question: Question;
  /** Null while something is missing. */
  onChange: (key: Key | null) => void;
}

/** The right answer alone, given as a learner gives theirs; a blank takes every text that is accepted. */
export function KeyField({ question, onChange }: KeyFieldProps) {
  const [answer, setAnswer] = useState<unknown>(question.correct_answer);

  function change(next: unknown): void {
    setAnswer(next);
    onChange(isWhole(question, next) ? (next as Key) : null);
  }

  return isOf(question, 'blank') ? (
    <BlankKey question={question} value={answer as string[][]} onChange={change} />
  ) : (
    <AnswerView question={hideKey(question)} answer={answer as Answer | null} onChange={change} />
  );
}

function isWhole(question: Question, key: unknown): boolean {
  if (key === null || isJudgedByPeople(question.type)) return false;
  const problems = findProblems({ ...question, correct_answer: key } as Question);
  return problems.every(({ field }) => field !== 'correct_answer');
}

interface BlankKeyProps {
  question: BlankQuestion;
  value: string[][];
  onChange: (key: string[][]) => void;
}

function BlankKey({ question, value, onChange }: BlankKeyProps) {
  const t = useQuestionTexts();
  const id = useId();
  return (
    <EditorContext value={{ id, findMessage: () => null, leave: () => undefined }}>
      <div className={views.view}>
        <Stem id={id} html={numberBlanks(question.desc, value.length)} />
        <p className={views.hint}>{t('edit.blanks-hint')}</p>
        {value.map((lines, index) => (
          <AnswerLines
            // oxlint-disable-next-line react/no-array-index-key -- a blank is its place
            key={index}
            item={index + 1}
            label={t('edit.blank', { no: index + 1 })}
            value={lines}
            onChange={(next) => onChange(value.with(index, next))}
          />
        ))}
      </div>
    </EditorContext>
  );
}
