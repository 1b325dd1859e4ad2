-- What somebody did in a homework stays theirs when they leave the group, and counts again when they return.
alter table attempt
  -- Its person is out of the group: it takes no answers, and no figure counts it.
  add column left_at timestamptz,
  -- They were out, and are back.
  add column returned_at timestamptz;

-- When somebody was last in the group who is not any more, also while they ask to be let in again.
alter table group_member add column in_until timestamptz;
update group_member set in_until = left_at where left_at is not null and status <> 1;

-- What was set aside until now when people left: their last stay, unless they have begun anew since.
create temporary table set_aside as
select a.id, a.practice_id, m.left_at is not null or m.status = 1 as is_out, coalesce(m.in_until, a.deleted_at) as left_at
from attempt a
join homework h on h.id = a.homework_id and h.deleted_at is null
join group_member m on m.group_id = h.group_id and m.account_id = a.account_id
where a.deleted_at is not null
  and a.deleted_at = (
    select max(o.deleted_at) from attempt o where o.homework_id = a.homework_id and o.account_id = a.account_id)
  and not exists (
    select from attempt o
    where o.homework_id = a.homework_id and o.account_id = a.account_id and o.deleted_at is null);
update attempt a set deleted_at = null, left_at = case when s.is_out then s.left_at end,
  returned_at = case when not s.is_out then now() end
from set_aside s where a.id = s.id;
update practice p set attempts_count = p.attempts_count + s.count,
  last_attempt_id = greatest(p.last_attempt_id, s.last_id)
from (select practice_id, count(*) as count, max(id) as last_id from set_aside group by practice_id) s
where p.id = s.practice_id;
-- Of those who are back.
update group_score s set withdrawn_at = null
from group_member m, homework h
where s.withdrawn_at is not null and m.group_id = s.group_id and m.account_id = s.account_id
  and m.left_at is null and m.status <> 1 and h.id = s.homework_id and h.deleted_at is null;
drop table set_aside;
