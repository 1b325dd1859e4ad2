import { gradeQuestion, hideKey } from '@tiku/questions';
import type { Answer, Question } from '@tiku/questions';
import { AnswerView, QuestionHead, ReviewView } from '@tiku/questions/views';
import { Button } from '@tiku/ui';
import { useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { AttachedFiles } from './attached-files.tsx';
import styles from './gallery.module.css';

interface LiveQuestionProps {
  no: number;
  question: Question;
  start?: Answer;
}

/** A question to play with: answered, confirmed with Enter or the button, graded on the spot. */
export function LiveQuestion({ no, question, start }: LiveQuestionProps) {
  const t = useTexts('question/gallery');
  const [answer, setAnswer] = useState<Answer | null>(start ?? null);
  const [isDone, setDone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Many questions on one page: shortcuts go to the one with focus.
  const [isActive, setActive] = useState(false);
  return (
    <div
      className={styles.live}
      onFocus={() => setActive(true)}
      onBlur={(event) => setActive(event.currentTarget.contains(event.relatedTarget))}
    >
      <QuestionHead no={no} type={question.type} points={question.score} />
      {isDone ? (
        <ReviewView
          question={question}
          answer={answer}
          grading={gradeQuestion(question, answer)}
          attachments={<AttachedFiles answer={answer} />}
        />
      ) : (
        <AnswerView
          question={hideKey(question)}
          answer={answer}
          onChange={setAnswer}
          onConfirm={() => {
            setDone(true);
            // The field that had focus goes away; the next step is here.
            button.current?.focus();
          }}
          active={isActive}
          attachments={<AttachedFiles answer={answer} />}
        />
      )}
      <div>
        <Button ref={button} look={isDone ? 'secondary' : 'primary'} onClick={() => setDone(!isDone)}>
          {isDone ? t('again') : t('check')}
        </Button>
      </div>
    </div>
  );
}
