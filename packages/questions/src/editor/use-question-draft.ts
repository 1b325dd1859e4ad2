import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { findProblems } from '../index.ts';
import type { Problem } from '../problems.ts';
import type { Question } from '../question.ts';
import type { QuestionEditorHandle } from './question-editor.tsx';

export interface QuestionDraft {
  question: Question;
  problems: Problem[];
  dirty: boolean;
  /** Spread these on the editor. */
  editor: {
    ref: RefObject<QuestionEditorHandle | null>;
    question: Question;
    problems: Problem[];
    showProblems: boolean;
    onChange: (question: Question) => void;
  };
  /** Before saving: whether it can be kept. If not, every problem is shown and focus goes to the first. */
  check: () => boolean;
  /** Begins anew, with what was saved or with another question. */
  reset: (question: Question) => void;
}

/** The state of a page that edits one question. */
export function useQuestionDraft(initial: Question): QuestionDraft {
  const ref = useRef<QuestionEditorHandle>(null);
  const [saved, setSaved] = useState(initial);
  const [question, setQuestion] = useState(initial);
  const [showProblems, setShowProblems] = useState(false);
  const problems = findProblems(question);

  return {
    question,
    problems,
    dirty: JSON.stringify(question) !== JSON.stringify(saved),
    editor: { ref, question, problems, showProblems, onChange: setQuestion },
    check: () => {
      if (problems.length === 0) return true;
      setShowProblems(true);
      ref.current?.focusFirstProblem();
      return false;
    },
    reset: (next) => {
      setSaved(next);
      setQuestion(next);
      setShowProblems(false);
    },
  };
}
