import type { MarkedAnswer, Rubric, SavedMark } from '@tiku/contract';
import { useRef, useState } from 'react';
import { errorCodes } from '../../../lib/api/error-codes.ts';
import { CallFailed } from '../../../lib/api/failure.ts';
import { useMark } from '../marking.api.ts';
import { adjustmentOf, followRubric, scoreOf, toggle } from '../rubric/applied.ts';
import { readScore } from './given-score.ts';

export type MarkState = 'empty' | 'saved' | 'changed' | 'saving' | 'failed' | 'conflict' | 'outdated' | 'invalid';

interface Draft {
  text: string;
  comment: string;
  criteria: readonly number[] | null;
}

interface Marking {
  homeworkId: number;
  answer: MarkedAnswer;
  full: number;
  rubric: Rubric | undefined;
  /** Somebody else has changed it. */
  onOutdated: () => void;
  /** A comment is kept with the mark, to be offered for the next answers. */
  onCommented: (comment: string) => void;
  /** What is kept now, or was given by another meanwhile. */
  onSaved: (marks: readonly SavedMark[]) => void;
}

/** What is typed for an answer, kept as soon as it is left; what another gave meanwhile is never overwritten unseen. */
export function useMarkDraft({ homeworkId, answer, full, rubric, onOutdated, onSaved, onCommented }: Marking) {
  const [first] = answer.papers;
  const given = {
    text: first?.m_s === null || first === undefined ? '' : String(first.m_s),
    comment: first?.m_c ?? '',
    /** Null where the score is given by hand alone. */
    criteria: first === undefined || first.adjustment === null ? null : first.criteria,
  };
  const [draft, setDraft] = useState<Draft>(given);
  const [followed, setFollowed] = useState(rubric);
  if (followed?.version !== rubric?.version) {
    setFollowed(rubric);
    setDraft({ ...draft, ...followRubric(draft, { before: followed, now: rubric, full }) });
  }
  const mark = useMark();
  const underWay = useRef<{ draft: Draft; isKept: Promise<boolean> } | null>(null);
  const isChanged =
    draft.text !== given.text ||
    draft.comment !== given.comment ||
    String(draft.criteria) !== String(given.criteria) ||
    (draft.criteria === null) !== (given.criteria === null);
  /** Equal answers that came later have no mark yet. */
  const isUneven = answer.papers.some(
    ({ m_s, m_c, criteria }) => m_s !== first?.m_s || m_c !== first.m_c || String(criteria) !== String(first.criteria),
  );
  const score = readScore(draft.text, full);
  const applied =
    rubric && draft.criteria !== null
      ? {
          criteria: [...draft.criteria],
          adjustment: score === null ? 0 : adjustmentOf(rubric, full, draft.criteria, score),
        }
      : null;
  const isConflict = mark.error?.failure.errorCode === errorCodes.mark_changed && isChanged;

  function stateOf(): MarkState {
    if (mark.isPending) return 'saving';
    if (isConflict) return 'conflict';
    if (isChanged && draft.text !== '' && score === null) return 'invalid';
    if (mark.error?.failure.errorCode === errorCodes.rubric_changed && isChanged) return 'outdated';
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
    const marks = [
      {
        no: answer.no,
        m_s: score,
        m_c: draft.comment.trim(),
        ...(applied !== null && score !== null && { rubric: applied }),
        answer_id,
        version,
        others: versions,
      },
    ];
    try {
      onSaved((await mark.mutateAsync({ homework_id: homeworkId, marks })).marks);
      const comment = draft.comment.trim();
      if (comment !== '' && comment !== given.comment) onCommented(comment);
      return true;
    } catch (error) {
      if (error instanceof CallFailed && error.failure.errorCode === errorCodes.mark_changed) {
        onSaved(error.failure.current as SavedMark[]);
      }
      if (error instanceof CallFailed && error.failure.errorCode === errorCodes.rubric_changed) onOutdated();
      return false;
    }
  }

  return {
    draft,
    score,
    state: stateOf(),
    /** What another gave, while ours waits. */
    theirs: isConflict ? (answer.papers.find(({ m_s }) => m_s !== null && m_s !== score) ?? first ?? null) : null,
    /** By the rubric, what is added by hand. */
    adjustment: applied?.adjustment ?? 0,
    change: (part: Partial<Pick<Draft, 'text' | 'comment'>>) =>
      setDraft((before) => ({
        ...before,
        ...part,
        // Without a score there is nothing that criteria could come to.
        ...(part.text === '' && { criteria: null }),
      })),
    /** Puts a criterion on or off, null takes all of them off; what was added by hand stays. */
    apply: (id: number | null) => {
      if (!rubric) return;
      const criteria = id === null ? [] : toggle(draft.criteria ?? [], id);
      const adjustment = id === null ? 0 : (applied?.adjustment ?? 0);
      setDraft((before) => ({ ...before, criteria, text: String(scoreOf(rubric, full, criteria, adjustment)) }));
    },
    takeTheirs: () => {
      setDraft(given);
      mark.reset();
    },
    save,
  };
}
