import type { ComponentType } from 'react';
import { BlankReviewView } from '../blank/view.tsx';
import { ChoiceReviewView } from '../choice/view.tsx';
import { CorrectionReviewView } from '../correction/view.tsx';
import { MatchingReviewView } from '../matching/view.tsx';
import { OpenReviewView } from '../open/view.tsx';
import type { Answer, PublicQuestion, Question } from '../question.ts';
import { TrueFalseReviewView } from '../true-false/view.tsx';
import { AnswerView } from './answer-view.tsx';
import { Explanation } from './explanation.tsx';
import { Outcome } from './outcome.tsx';
import type { ReviewProps } from './view-props.ts';
import styles from './view.module.css';
import { familyNameOf, isJudgedByPeople } from '../types.ts';
import type { FamilyName } from '../types.ts';

const views = {
  choice: ChoiceReviewView,
  'true-false': TrueFalseReviewView,
  blank: BlankReviewView,
  matching: MatchingReviewView,
  correction: CorrectionReviewView,
  open: OpenReviewView,
} satisfies Record<FamilyName, unknown>;

/** A question that has been answered: mine, what is right, the marks, and why. Without a grading, the key alone; without a key, mine. */
export function ReviewView(props: ReviewProps<Question, Answer>) {
  const family = familyNameOf(props.question.type);
  if (!hasKey(props.question) && !isJudgedByPeople(props.question.type)) return <KeylessView {...props} />;
  // The type decides the shape of question and answer alike, which the compiler cannot follow through the table.
  const View = views[family] as ComponentType<ReviewProps<Question, Answer>>;
  return (
    <div className={styles.view}>
      <View {...props} />
      {props.grading && <Outcome grading={props.grading} />}
      <Explanation html={props.question.explanation} />
    </div>
  );
}

/** The server does not send it to somebody who may not see it, whatever the type says. */
function hasKey(question: { correct_answer?: unknown }): boolean {
  return question.correct_answer !== undefined;
}

/** For somebody who may not see what is right: the question as it was asked, with what was answered. */
function KeylessView({ question, answer, grading, attachments }: ReviewProps<Question, Answer>) {
  return (
    <div className={styles.view}>
      <AnswerView
        question={question as unknown as PublicQuestion}
        answer={answer}
        onChange={() => undefined}
        disabled
        attachments={attachments}
      />
      {grading && <Outcome grading={grading} />}
    </div>
  );
}
