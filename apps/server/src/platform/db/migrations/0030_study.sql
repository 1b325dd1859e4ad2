-- In which days are counted; null until a browser has told it. Once chosen by hand, browsers no longer change it.
alter table account
  add column time_zone text,
  add column is_time_zone_chosen boolean not null default false;

-- How much of an attempt's time has been counted for a day.
alter table attempt add column booked_seconds integer not null default 0;

-- What somebody has studied on a day of theirs. It stays when attempts are cleared, exams purged or time zones changed.
create table study_day (
  account_id bigint not null references account,
  company_id bigint references company,
  day date not null,
  -- Answered; of these, judged; of these, right. An open question is judged by a person, or never.
  questions_count integer not null default 0,
  judged_count integer not null default 0,
  correct_count integer not null default 0,
  seconds integer not null default 0,
  -- The same three by type (t1) and difficulty (d0): {"t1": [4, 4, 3], …}
  parts jsonb not null default '{}',
  constraint study_day_key unique nulls not distinct (account_id, company_id, day)
);
create index study_day_company on study_day (company_id, day) where company_id is not null;

-- The same by exam, whose title stays when it goes; also by section (s1).
create table study_exam_day (
  account_id bigint not null references account,
  company_id bigint references company,
  day date not null,
  exam_id bigint not null,
  kind smallint not null,
  title text not null,
  questions_count integer not null default 0,
  judged_count integer not null default 0,
  correct_count integer not null default 0,
  seconds integer not null default 0,
  parts jsonb not null default '{}',
  constraint study_exam_day_key unique nulls not distinct (account_id, company_id, day, exam_id)
);
create index study_exam_day_company on study_exam_day (company_id, day) where company_id is not null;

create function add_study_parts(a jsonb, b jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, counts), '{}') from (
    select key, jsonb_build_array(
      sum((value->>0)::int), sum((value->>1)::int), sum((value->>2)::int)) as counts
    from (select * from jsonb_each(a) union all select * from jsonb_each(b)) parts
    group by key) summed
$$;

-- What was studied before days were counted, on the days of UTC.
create temporary table studied on commit drop as
  select a.account_id, a.company_id, (w.saved_at at time zone 'UTC')::date as day, a.exam_id, e.kind, e.title,
    c.type, (c.content->>'difficulty')::smallint as difficulty, u.section_no, w.is_right
  from attempt a
  join exam e on e.id = a.exam_id
  join attempt_paper p on p.attempt_id = a.id
  cross join unnest(p.noes, p.content_ids, p.section_nos) as u (no, content_id, section_no)
  join answer w on w.attempt_id = a.id and w.no = u.no
  join question_content c on c.id = u.content_id
  where w.status in ('graded', 'needs-person') and w.answer is not null and not a.is_withheld;

with part as (
  select account_id, company_id, day, exam_id, key,
    jsonb_build_array(count(*), count(is_right), count(*) filter (where is_right)) as counts
  from studied
  cross join lateral (values ('t' || type), ('d' || difficulty), ('s' || section_no)) as k (key)
  where key is not null group by account_id, company_id, day, exam_id, key),
parts as (
  select account_id, company_id, day, exam_id, jsonb_object_agg(key, counts) as parts
  from part group by account_id, company_id, day, exam_id)
insert into study_exam_day
  (account_id, company_id, day, exam_id, kind, title, questions_count, judged_count, correct_count, parts)
select s.account_id, s.company_id, s.day, s.exam_id, s.kind, s.title, count(*), count(is_right),
  count(*) filter (where is_right), p.parts
from studied s
join parts p on p.account_id = s.account_id and p.company_id is not distinct from s.company_id and p.day = s.day
  and p.exam_id = s.exam_id
group by s.account_id, s.company_id, s.day, s.exam_id, s.kind, s.title, p.parts;

insert into study_exam_day (account_id, company_id, day, exam_id, kind, title, seconds)
select a.account_id, a.company_id, (coalesce(a.handed_in_at, a.saved_at) at time zone 'UTC')::date, a.exam_id, e.kind, e.title,
  sum(a.seconds)
from attempt a join exam e on e.id = a.exam_id
where a.seconds > 0 and not a.is_withheld
group by 1, 2, 3, 4, 5, 6
on conflict on constraint study_exam_day_key do update set seconds = excluded.seconds;
update attempt set booked_seconds = seconds where seconds > 0 and not is_withheld;

with part as (
  select account_id, company_id, day, key,
    jsonb_build_array(sum((value->>0)::int), sum((value->>1)::int), sum((value->>2)::int)) as counts
  from study_exam_day cross join lateral jsonb_each(parts) as p (key, value)
  where key not like 's%' group by account_id, company_id, day, key),
parts as (
  select account_id, company_id, day, jsonb_object_agg(key, counts) as parts
  from part group by account_id, company_id, day)
insert into study_day (account_id, company_id, day, questions_count, judged_count, correct_count, seconds, parts)
select s.account_id, s.company_id, s.day, sum(questions_count), sum(judged_count), sum(correct_count), sum(seconds),
  coalesce(p.parts, '{}')
from study_exam_day s
left join parts p on p.account_id = s.account_id and p.company_id is not distinct from s.company_id and p.day = s.day
group by s.account_id, s.company_id, s.day, p.parts;
