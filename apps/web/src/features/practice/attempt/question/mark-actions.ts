// What somebody makes of a question: shown at once, and taken back if the server will not have it.
import type { QuestionMark } from '@tiku/contract';
import { tellFailure } from '@tiku/ui';
import { call } from '../../../../lib/api/api.ts';
import type { Result } from '../../../../lib/api/failure.ts';
import { invalidate } from '../../../../lib/api/query.ts';
import { setFlag, setMark, sheetEntryOf, unmarked } from '../attempt.ts';
import type { AttemptSession } from '../attempt-session.ts';

function markOf({ store }: AttemptSession, no: number): QuestionMark {
  return store.getState().marks.get(no) ?? unmarked;
}

async function tryMark(
  session: AttemptSession,
  no: number,
  change: Partial<QuestionMark>,
  send: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const before = markOf(session, no);
  session.change((attempt) => setMark(attempt, no, change));
  const result = await send();
  if (result.ok) invalidate('GET /exam/user_online_prac/home');
  else session.change((attempt) => setMark(attempt, no, before));
  return result;
}

/** For what is done with one press and has no place of its own for a refusal. */
async function tellIfRefused(trying: Promise<Result<unknown>>): Promise<void> {
  const result = await trying;
  if (!result.ok) tellFailure(result.error);
}

/** By its number in this attempt: the exam may have given it another since. */
const seen = ({ examId, attemptId }: AttemptSession, no: number) => ({ exam_id: examId, answer_id: attemptId, no });

const now = () => new Date().toISOString();

export function toggleFavorite(session: AttemptSession, no: number): Promise<void> {
  const isOn = markOf(session, no).favorited_at === null;
  return tellIfRefused(
    tryMark(session, no, { favorited_at: isOn ? now() : null }, () =>
      call('POST /online/questions/favorite', { ...seen(session, no), mode: isOn ? 0 : 1 }),
    ),
  );
}

export function toggleMastered(session: AttemptSession, no: number): Promise<void> {
  const isOn = markOf(session, no).mastered_at === null;
  return tellIfRefused(
    tryMark(session, no, { mastered_at: isOn ? now() : null }, () =>
      call('POST /online/questions/mastered', { ...seen(session, no), mode: isOn ? 0 : 1 }),
    ),
  );
}

export function saveNote(session: AttemptSession, no: number, note: string): Promise<Result<unknown>> {
  const isOn = note.trim() !== '';
  return tryMark(session, no, { note: isOn ? note.trim() : null, noted_at: isOn ? now() : null }, () =>
    call('POST /online/questions/note', { ...seen(session, no), note: note.trim(), mode: isOn ? 0 : 1 }),
  );
}

export function saveHighlights(
  session: AttemptSession,
  no: number,
  highlights: QuestionMark['highlights'],
): Promise<void> {
  return tellIfRefused(
    tryMark(session, no, { highlights }, () =>
      call('POST /online/questions/deschls', { ...seen(session, no), highlights }),
    ),
  );
}

export async function toggleFlag(session: AttemptSession, no: number): Promise<void> {
  const { isMarked } = sheetEntryOf(session.store.getState(), no);
  session.change((attempt) => setFlag(attempt, no, !isMarked));
  const result = await call('POST /exam/user_online_prac/answer_states', {
    answer_id: session.attemptId,
    answer_states: [{ no, is_marked: !isMarked }],
  });
  if (result.ok) return;
  session.change((attempt) => setFlag(attempt, no, isMarked));
  tellFailure(result.error);
}

export function sendJudgement(answer_id: number, no: number, self_score: number | null) {
  return call('POST /exam/user_online_prac/answer_states', { answer_id, answer_states: [{ no, self_score }] });
}

/** How many points somebody gives their own answer to an open question; null takes them back. */
export async function judgeMyself(session: AttemptSession, no: number, self_score: number | null): Promise<void> {
  const result = await sendJudgement(session.attemptId, no, self_score);
  if (result.ok) await session.refresh([no]).catch(() => {});
  else tellFailure(result.error);
}
