import { completions } from '@tiku/contract';
import type { Completion, MemberScore, ResponseOf } from '@tiku/contract';
import type { Context } from '../../../platform/http/context.ts';
import { selectMarked } from '../mark/marked-homework.ts';
import { selectScoresOf, selectSummary } from './score-list.store.ts';
import type { ScoreRow } from './score-list.store.ts';

type Scores = ResponseOf<'POST /mymanaged/group/homework/member_scores'>;

interface Wanted {
  homework_id: number;
  start: number;
  limit: number;
  req_total: boolean | number;
}

export async function readScores({ db, actor }: Context<'member'>, wanted: Wanted): Promise<Scores> {
  const homework = await selectMarked(db, actor, wanted.homework_id);
  const [rows, { pass_percent, ...summary }] = await Promise.all([
    selectScoresOf(db, homework, wanted),
    selectSummary(db, homework),
  ]);
  const passing = (summary.full_score * pass_percent) / 100;
  return {
    list: rows.map((row) => presentScore(row, passing)),
    ...(wanted.req_total ? { total: summary.members_count + summary.left_count } : {}),
    summary,
  };
}

export function completionOf({ awaits_marks, handed_in_count }: ScoreRow): Completion {
  if (awaits_marks) return completions.beingMarked;
  return handed_in_count > 0 ? completions.completed : completions.notCompleted;
}

function presentScore(row: ScoreRow, passing: number): MemberScore {
  const { user_id, name, rank, answer_id, score, marked_score, is_open, seconds, attempts_count, switches_count } = row;
  return {
    user_id,
    name,
    rank,
    completion: completionOf(row),
    answer_id,
    score,
    marked_score,
    is_open,
    is_passed: score === null ? null : score >= passing,
    seconds,
    handed_in_at: row.handed_in_at?.toISOString() ?? null,
    attempts_count,
    switches_count,
    is_timed_out: row.is_timed_out,
    is_switched_out: row.is_switched_out,
    stay: row.stay,
  };
}
