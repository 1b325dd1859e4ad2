import type { ComponentType } from 'react';
import { BlankAnswerView } from '../blank/view.tsx';
import { ChoiceAnswerView } from '../choice/view.tsx';
import { CorrectionAnswerView } from '../correction/view.tsx';
import { MatchingAnswerView } from '../matching/view.tsx';
import { OpenAnswerView } from '../open/view.tsx';
import type { Answer, PublicQuestion } from '../question.ts';
import { TrueFalseAnswerView } from '../true-false/view.tsx';
import type { AnswerProps } from './view-props.ts';
import styles from './view.module.css';
import { familyNameOf } from '../types.ts';
import type { FamilyName } from '../types.ts';

const views = {
  choice: ChoiceAnswerView,
  'true-false': TrueFalseAnswerView,
  blank: BlankAnswerView,
  matching: MatchingAnswerView,
  correction: CorrectionAnswerView,
  open: OpenAnswerView,
} satisfies Record<FamilyName, unknown>;

/** A question to be answered. Give it the question's key: what a person is in the middle of belongs to one question. */
export function AnswerView(props: AnswerProps<PublicQuestion, Answer>) {
  // The type decides the shape of question and answer alike, which the compiler cannot follow through the table.
  const View = views[familyNameOf(props.question.type)] as ComponentType<AnswerProps<PublicQuestion, Answer>>;
  return (
    <div className={styles.view}>
      <View {...props} />
    </div>
  );
}
