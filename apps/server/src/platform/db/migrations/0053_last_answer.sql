-- Where somebody answered a question last, so that their lists find that answer without looking through all they ever sat.
-- No foreign keys: an attempt that is deleted takes its answers along, and nothing is shown then.
alter table question_progress add column last_attempt_id bigint;
alter table question_progress add column last_no integer;

-- By hash: nothing of it is asked by `is not distinct from`, which would compare every row with every other.
update question_progress p set last_attempt_id = l.attempt_id, last_no = l.no
from (
  select distinct on (a.account_id, coalesce(a.company_id, 0), a.exam_id, u.content_id)
    a.account_id, coalesce(a.company_id, 0) as company_id, a.exam_id, u.content_id, w.attempt_id, w.no
  from attempt a
  join attempt_paper ap on ap.attempt_id = a.id
  cross join unnest(ap.noes, ap.content_ids) as u (no, content_id)
  join answer w on w.attempt_id = a.id and w.no = u.no
  where a.deleted_at is null and not a.is_withheld
    and (a.handed_in_at is not null or w.shown_at is not null)
    and (w.status = 'graded' or w.status = 'needs-person' and w.is_right is not null)
  order by a.account_id, coalesce(a.company_id, 0), a.exam_id, u.content_id, w.saved_at desc, w.attempt_id desc, w.no) l
where p.account_id = l.account_id and coalesce(p.company_id, 0) = l.company_id and p.exam_id = l.exam_id
  and p.content_id = l.content_id and p.answered_count > 0;
