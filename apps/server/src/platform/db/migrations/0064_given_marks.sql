-- Who gave what an answer earned: null for what was graded by its key. `self_score` keeps its name for the version before
-- this one, and holds whatever a person gave.
alter table answer add column given_by text constraint answer_given_by_check check (given_by in ('learner', 'marker', 'regrade'));

update answer w set given_by = case when a.prac_type = 21 then 'marker' else 'learner' end
from attempt a where a.id = w.attempt_id and w.self_score is not null;

alter table homework_regraded add column old_given_by text;
alter table homework_regraded add column new_self_score numeric(8, 1);
update homework_regraded set old_given_by = 'marker' where old_self_score is not null;

update answer w set given_by = 'regrade'
from homework_regraded r join homework_regrade g on g.id = r.regrade_id and g.undone_at is null
where w.attempt_id = r.attempt_id and w.no = g.no
  and coalesce(r.old_earned, 0) + coalesce(r.old_self_score, 0) is distinct from coalesce(w.earned, 0) + coalesce(w.self_score, 0);

-- Marks count as soon as they are given; until marking is completed, for those who mark alone.
update answer w set self_score = k.score, is_right = k.score >= q.score, given_by = 'marker'
from homework_mark k
join attempt a on a.id = k.attempt_id and a.awaits_marks
join exam_question q on q.exam_id = a.exam_id and q.no = k.no
where w.attempt_id = k.attempt_id and w.no = k.no and w.status = 'needs-person' and k.score is not null;

update attempt a set self_score = t.self_score, correct_count = t.correct_count, unmarked_count = t.unmarked_count
from (
  select w.attempt_id, coalesce(sum(w.self_score), 0) as self_score, count(*) filter (where w.is_right) as correct_count,
    count(*) filter (where w.status = 'needs-person' and w.self_score is null) as unmarked_count
  from answer w join attempt o on o.id = w.attempt_id and o.awaits_marks group by w.attempt_id) t
where a.id = t.attempt_id and a.awaits_marks;

-- One answer graded anew after its marking was completed: of one paper, and with a reason.
alter table homework_regrade add column attempt_id bigint references attempt (id) on delete cascade;
alter table homework_regrade add column reason text;
create index homework_regrade_attempt on homework_regrade (attempt_id) where attempt_id is not null;
alter table homework_regrade drop constraint homework_regrade_way_check;
alter table homework_regrade add constraint homework_regrade_way_check check (way in ('key', 'right', 'left out', 'mark'));
alter table homework_regrade add constraint homework_regrade_mark_check check (
  (attempt_id is not null) = (way = 'mark') and (reason is not null) = (way = 'mark'));
