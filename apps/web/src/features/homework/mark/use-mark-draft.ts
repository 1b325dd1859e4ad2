import type { MarkedAnswer, SavedMark } from '@tiku/contract';
import { useRef, useState } from 'react';
import { errorCodes } from '../../../lib/api/error-codes.ts';
import { CallFailed } from '../../../lib/api/failure.ts';
import { useMark } from '../marking.api.ts';
import { readScore } from './given-score.ts';

export type MarkState = 'empty' | 'saved' | 'changed' | 'saving' | 'failed' | 'conflict' | 'invalid';

interface Marking {
  homeworkId: number;
  answer: MarkedAnswer;
  full: number;
  /** A comment is kept with the mark, to be offered for the next answers. */
  onCommented: (comment: string) => void;
  /** What is kept now, or was given by another meanwhile. */
  onSaved: (marks: readonly SavedMark[]) => void;
}

/** What is typed for an answer, kept as soon as it is left; what another gave meanwhile is never overwritten unseen. */
export function useMarkDraft({ homeworkId, answer, full, onSaved, onCommented }: Marking) {
  const [first] = answer.papers;
  const given = {
    text: first?.m_s === null || first === undefined ? '' : String(first.m_s),
    comment: first?.m_c ?? '',
  };
  const [draft, setDraft] = useState(given);
  const mark = useMark();
  const underWay = useRef<{ draft: typeof given; isKept: Promise<boolean> } | null>(null);
  const isChanged = draft.text !== given.text || draft.comment !== given.comment;
  /** Equal answers that came later have no mark yet. */
  const isUneven = answer.papers.some(({ m_s, m_c }) => m_s !== first?.m_s || m_c !== first.m_c);
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

  /** Answers whether what is typed is kept now, for all papers or where something was typed. A marker who goes on while it is being kept goes on when it is. */
  async function save(extent: 'changed' | 'whole'): Promise<boolean> {
    if (!isChanged && !(extent === 'whole' && isUneven)) return true;
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
      const comment = draft.comment.trim();
      if (comment !== '' && comment !== given.comment) onCommented(comment);
      return true;
    } catch (error) {
      if (error instanceof CallFailed && error.failure.errorCode === errorCodes.mark_changed) {
        onSaved(error.failure.current as SavedMark[]);
      }
      return false;
    }
  }

  return {
    draft,
    score,
    state: stateOf(),
    /** What another gave, while ours waits. */
    theirs: isConflict ? (answer.papers.find(({ m_s }) => m_s !== null && m_s !== score) ?? first ?? null) : null,
    change: (part: Partial<typeof given>) => setDraft((before) => ({ ...before, ...part })),
    takeTheirs: () => {
      setDraft(given);
      mark.reset();
    },
    save,
  };
}
