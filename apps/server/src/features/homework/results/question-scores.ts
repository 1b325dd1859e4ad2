// What one member earned question by question, and when they left the screen.
import type { Departure, ResponseOf } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { selectCommentsOn } from '../comments/comments.ts';
import { selectChangesOf } from '../regrade/regrade.ts';
import { readReport } from '../../attempt/report/report.ts';
import { findPaper, selectSwitches } from './question-scores.store.ts';
import type { SwitchRow, WantedPaper } from './question-scores.store.ts';

type Member = Context<'member'>;
type QuestionScores = ResponseOf<'POST /group/homework/member/question/scores'>;

/** The report knows who may see what, and when. */
export async function readQuestionScores(context: Member, wanted: WantedPaper): Promise<QuestionScores> {
  const paper = await findPaper(context.db, context.actor, wanted);
  if (!paper) throw new AppError('not_found');
  const { id, round, name } = paper;
  const [{ report, list }, comments, changes, switches] = await Promise.all([
    readReport(context, { answer_id: id }),
    selectCommentsOn(context.db, id),
    selectChangesOf(context.db, id, wanted.user_id === context.actor.accountId ? 'taker' : 'marker'),
    selectSwitches(context.db, id),
  ]);
  // What is written and corrected while it is being marked is for those who mark.
  const isOpen = report.is_withheld && wanted.user_id === context.actor.accountId;
  return {
    user_id: wanted.user_id,
    name,
    answer_id: id,
    round,
    score: report.score,
    marked_score: report.marked_score,
    full_score: report.full_score,
    list: list.map(({ no, type, state, earned, given_by, total, hidden_key }) => ({
      no,
      type,
      earned: state === 'waiting' ? null : earned,
      given_by,
      total,
      is_right: earned === null || state === 'waiting' ? null : state === 'right',
      has_answer: state !== 'unanswered',
      m_c: isOpen ? '' : (comments.get(no) ?? ''),
      changes: isOpen || (hidden_key && earned === null) ? [] : (changes.get(no) ?? []),
      hidden_key,
    })),
    switches: switches.map(presentDeparture),
  };
}

function presentDeparture({ left_at, ...row }: SwitchRow): Departure {
  return { ...row, left_at: left_at.toISOString() };
}
