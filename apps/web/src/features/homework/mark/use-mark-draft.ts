import type { MarkedAnswer, SavedMark } from '@tiku/contract';
import { useRef, useState } from 'react';
import { errorCodes } from '../../../lib/api/error-codes.ts';
import { CallFailed } from '../../../lib/api/failure.ts';
import { invalidateAnswers, useMark } from '../marking.api.ts';
import { readScore } from './given-score.ts';

export type MarkState = 'empty' | 'saved' | 'changed' | 'saving' | 'failed' | 'conflict' | 'invalid';

interface Marking {
  homeworkId: number;
  answer: MarkedAnswer;
  full: number;
  onSaved: (marks: SavedMark[]) => void;
}

/** What is typed for an answer, kept as soon as it is left; what another gave meanwhile is never overwritten unseen. */
export function useMarkDraft({ homeworkId, answer, full, onSaved }: Marking) {
  const [first] = answer.papers;
  const given = {
    text: first?.m_s === null || first === undefined ? '' : String(first.m_s),
    comment: first?.m_c ?? '',
  };
  const [draft, setDraft] = useState(given);
  const mark = useMark();
  const underWay = useRef<{ draft: typeof given; isKept: Promise<boolean> } | null>(null);
  const isChanged = draft.text !== given.text || draft.comment !== given.comment;
  const score = readScore(draft.text, full);
  const isConflict = mark.error?.failure.errorCode === errorCodes.mark_changed && isChanged;

  function stateOf(): MarkState {
    if (mark.isPending) return 'saving';
    if (isConflict) return 'conflict';
    if (isChanged && draft.text !== '' && score === null) return 'invalid';
    if (mark.isError && isChanged) return 'failed';
    if (isChanged) return 'changed';
    return first?.m_s === null ? 'empty' : 'saved';
  }

  /** Answers whether what is typed is kept now. A marker who goes on while it is being kept goes on when it is. */
  async function save(): Promise<boolean> {
    if (!isChanged) return true;
    if (mark.isPending) return underWay.current?.draft === draft && underWay.current.isKept;
    const isKept = keep();
    underWay.current = { draft, isKept };
    return isKept;
  }

  async function keep(): Promise<boolean> {
    const [paper, ...others] = answer.papers;
    if (!paper || (draft.text !== '' && score === null)) return false;
    const versions = others.map(({ answer_id, version }) => ({ answer_id, version }));
    const { answer_id, version } = paper;
    const marks = [{ no: answer.no, m_s: score, m_c: draft.comment.trim(), answer_id, version, others: versions }];
    try {
      onSaved((await mark.mutateAsync({ homework_id: homeworkId, marks })).marks);
      return true;
    } catch (error) {
      if (error instanceof CallFailed && error.failure.errorCode === errorCodes.mark_changed) invalidateAnswers();
      return false;
    }
  }

  return {
    draft,
    score,
    state: stateOf(),
    /** What another gave, while ours waits. */
    theirs: isConflict ? (first ?? null) : null,
    change: (part: Partial<typeof given>) => setDraft((before) => ({ ...before, ...part })),
    takeTheirs: () => {
      setDraft(given);
      mark.reset();
    },
    save,
  };
}
