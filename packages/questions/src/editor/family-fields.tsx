import { BlankEdit } from '../blank/edit.tsx';
import { ChoiceEdit } from '../choice/edit.tsx';
import { CorrectionEdit } from '../correction/edit.tsx';
import { MatchingEdit } from '../matching/edit.tsx';
import { OpenEdit } from '../open/edit.tsx';
import type { Question } from '../question.ts';
import { TrueFalseEdit } from '../true-false/edit.tsx';
import type { EditProps } from './edit-props.ts';

/** A type that is forgotten here does not compile: an open question is all that may be left at the end. */
export function FamilyFields({ question, onChange }: EditProps<Question>) {
  switch (question.type) {
    case 1:
    case 2:
    case 8:
    case 9:
    case 12:
    case 13:
      return <ChoiceEdit question={question} onChange={onChange} />;
    case 4:
      return <TrueFalseEdit question={question} onChange={onChange} />;
    case 3:
    case 6:
    case 10:
    case 11:
      return <BlankEdit question={question} onChange={onChange} />;
    case 5:
      return <MatchingEdit question={question} onChange={onChange} />;
    case 14:
      return <CorrectionEdit question={question} onChange={onChange} />;
    default:
      return <OpenEdit question={question} onChange={onChange} />;
  }
}
