-- A person's place in the ranking of an exam is read from counts, not counted: see docs/decisions/0050-kept-ranks.md.
alter table exam_rank
  -- Higher is better: points, then less time. A test of more points than anybody can earn ends the scale.
  add column place bigint not null generated always as
    ((least(points * 10, 2147483647)::bigint << 32) + (4294967295 - seconds)) stored,
  -- As exam_rank_count has it; null where it does not.
  add column counted_place bigint,
  -- It stands otherwise in exam_rank_count than it should, or its person began or ceased to hide their rank.
  add column is_moved boolean not null default true;

-- Of people who show their rank: how many have a place that begins with these digits, `shift` bits short of the whole.
create table exam_rank_count (
  exam_id bigint not null references exam on delete cascade,
  company_id bigint references company,
  shift smallint not null,
  place bigint not null,
  people integer not null,
  constraint exam_rank_count_key unique nulls not distinct (exam_id, company_id, shift, place)
);
create index exam_rank_count_company on exam_rank_count (company_id) where company_id is not null;

update exam_rank r set is_moved = false, counted_place = case when a.hide_exam_rank then null else r.place end
from account a where a.id = r.account_id;
insert into exam_rank_count (exam_id, company_id, shift, place, people)
select exam_id, company_id, shift, counted_place >> shift, count(*)
from exam_rank, unnest(array[0, 8, 16, 32, 40, 48]) as shift
where counted_place is not null
group by exam_id, company_id, shift, counted_place >> shift;

create index exam_rank_moved on exam_rank (exam_id, company_id, account_id) where is_moved;
create index exam_rank_own on exam_rank (account_id, exam_id);
drop index exam_rank_account;

create function move_ranks() returns trigger language plpgsql as $$
begin
  update exam_rank set is_moved = true where account_id = new.id and not is_moved;
  return null;
end
$$;
create trigger account_exam_rank after update of hide_exam_rank on account for each row
  when (old.hide_exam_rank <> new.hide_exam_rank) execute function move_ranks();
