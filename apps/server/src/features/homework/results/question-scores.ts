// What one member earned question by question, and when they left the screen.
import type { Departure, ResponseOf } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db, Present } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { selectCommentsOn } from '../comments/comments.ts';
import { selectChangesOf } from '../regrade/regrade.ts';
import { isReadableAttempt } from '../../attempt/attempt.ts';
import { nameOf } from '../mark/paper-list.store.ts';
import { readReport } from '../../attempt/report/report.ts';

type Member = Context<'member'>;
type QuestionScores = ResponseOf<'POST /group/homework/member/question/scores'>;

interface Wanted {
  homework_id: number;
  user_id: number;
  answer_id?: number | undefined;
}

/** The report knows who may see what, and when. */
export async function readQuestionScores(context: Member, wanted: Wanted): Promise<QuestionScores> {
  const { id, round, name } = await selectPaper(context, wanted);
  const [{ report, list }, comments, changes, switches] = await Promise.all([
    readReport(context, { answer_id: id }),
    selectCommentsOn(context.db, id),
    selectChangesOf(context.db, id, wanted.user_id === context.actor.accountId ? 'taker' : 'marker'),
    selectDepartures(context.db, id),
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
    switches,
  };
}

interface PaperRow {
  id: number;
  round: Present<number>;
  name: string;
}

/** The one that is named, or the best that is wholly marked, or else the last. */
async function selectPaper({ db, actor }: Member, wanted: Wanted): Promise<PaperRow> {
  const isNamed = wanted.answer_id === undefined ? sql`true` : sql`a.id = ${wanted.answer_id}`;
  const { rows } = await sql<PaperRow>`
    select a.id, a.round, ${nameOf} as name
    from attempt a join account u on u.id = a.account_id join homework h on h.id = a.homework_id
    left join group_member m on m.group_id = h.group_id and m.account_id = a.account_id
    where a.homework_id = ${wanted.homework_id} and a.account_id = ${wanted.user_id} and a.handed_in_at is not null
      and ${isNamed} and ${isReadableAttempt(actor)}
    order by a.unmarked_count > 0, case when a.unmarked_count = 0 then a.auto_score + a.self_score end desc, a.id desc
    limit 1`.execute(db);
  if (!rows[0]) throw new AppError('not_found');
  return rows[0];
}

async function selectDepartures(db: Db, attemptId: number): Promise<Departure[]> {
  const { rows } = await sql<SwitchRow>`
    select seq, left_at, seconds, cause, is_counted, reason from attempt_switch
    where attempt_id = ${attemptId} order by left_at, seq`.execute(db);
  return rows.map(presentDeparture);
}

type SwitchRow = Omit<Departure, 'left_at'> & { left_at: Date };

function presentDeparture({ left_at, ...row }: SwitchRow): Departure {
  return { ...row, left_at: left_at.toISOString() };
}
