// The statements about attempts that several floors share, word for word those of the product.
const columns = `
  a.id, a.practice_id, a.account_id, a.company_id, a.exam_id, a.exam_version, a.prac_type, a.seed, a.questions_count,
  a.full_score, a.retire_wrong, a.started_at, a.deadline, a.seconds, a.handed_in_at, a.is_timed_out, a.auto_score,
  a.self_score, a.answered_count, a.correct_count, a.unmarked_count, e.version as current_version, e.is_merging,
  a.handed_in_at is null and a.deadline is not null and a.deadline < now() - 5 * interval '1 second' as is_overdue,
  now() as server_time`;

/** Of $2, for themselves. */
const isOwn = `a.account_id = $2 and a.company_id is null and a.deleted_at is null`;

export const findAttempt = `
  select ${columns} from attempt a join exam e on e.id = a.exam_id where a.id = $1 and ${isOwn}`;

export const lockAttempt = `${findAttempt} for no key update of a`;

export const touchAttempt = `
  update attempt a set saved_at = now(),
    seconds = a.seconds + least(300, greatest(0, extract(epoch from now() - a.saved_at)))::int
  from exam e
  where e.id = a.exam_id and a.id = $1 and ${isOwn} and a.handed_in_at is null
    and (a.deadline is null or a.deadline >= now() - 5 * interval '1 second')
  returning a.id, a.account_id, a.exam_id, a.exam_version, a.prac_type, a.seed, a.retire_wrong, a.deadline,
    a.handed_in_at, e.version as current_version, e.is_merging, now() as server_time`;
