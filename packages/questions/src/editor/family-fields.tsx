import type { ComponentType } from 'react';
import { BlankEdit } from '../blank/edit.tsx';
import { ChoiceEdit } from '../choice/edit.tsx';
import { CorrectionEdit } from '../correction/edit.tsx';
import { MatchingEdit } from '../matching/edit.tsx';
import { OpenEdit } from '../open/edit.tsx';
import type { Question, Shapes } from '../question.ts';
import { TrueFalseEdit } from '../true-false/edit.tsx';
import { familyNameOf } from '../types.ts';
import type { FamilyName } from '../types.ts';
import type { EditProps } from './edit-props.ts';

/** One that is missing does not compile. */
const fields: { [Name in FamilyName]: ComponentType<EditProps<Shapes[Name]['question']>> } = {
  choice: ChoiceEdit,
  'true-false': TrueFalseEdit,
  blank: BlankEdit,
  matching: MatchingEdit,
  correction: CorrectionEdit,
  open: OpenEdit,
};

export function FamilyFields(props: EditProps<Question>) {
  // The type decides the shape of the question, which the compiler cannot follow through the table.
  const Fields = fields[familyNameOf(props.question.type)] as ComponentType<EditProps<Question>>;
  return <Fields {...props} />;
}
