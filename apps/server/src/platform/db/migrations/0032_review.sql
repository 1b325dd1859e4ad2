-- Judged answers in the order they were graded in, for the review schedule. They stay when attempts are cleared, so that
-- the schedule can be worked out anew.
create table study_log (
  id bigint generated always as identity,
  account_id bigint not null references account,
  company_id bigint references company,
  exam_id bigint not null,
  -- One entry in each for every answer; seconds where they are known, ratings (1 to 4) where somebody gave one by hand.
  content_ids bigint[] not null,
  types smallint[] not null,
  rights boolean[] not null,
  days date[] not null,
  seconds integer[] not null,
  ratings smallint[] not null,
  is_scheduled boolean not null default false,
  primary key (account_id, id)
);
create index study_log_waiting on study_log (account_id, id) where not is_scheduled;
create index study_log_company on study_log (company_id) where company_id is not null;

-- When a question is about to be forgotten, by the person and the context they answered it in.
create table review_card (
  account_id bigint not null references account,
  company_id bigint references company,
  content_id bigint not null,
  -- Where it was answered last.
  exam_id bigint not null,
  type smallint not null,
  stability double precision not null check (stability > 0),
  difficulty double precision not null,
  answered_on date not null,
  is_right boolean not null,
  due_on date not null,
  -- The day on which it was last answered because it was due.
  reviewed_on date,
  answered_count integer not null,
  lapses_count integer not null,
  is_suspended boolean not null default false,
  -- The answer that was scheduled last, and the card before it, so that its rating can be corrected.
  log_id bigint not null,
  rating smallint not null check (rating between 1 and 4),
  before jsonb,
  constraint review_card_key unique nulls not distinct (account_id, company_id, content_id)
);
create index review_card_due on review_card (account_id, company_id, due_on, content_id) where not is_suspended;
create index review_card_reviewed on review_card (account_id, company_id, reviewed_on) where reviewed_on is not null;
create index review_card_suspended on review_card (account_id, company_id) where is_suspended;
create index review_card_company on review_card (company_id) where company_id is not null;

-- What somebody wants of a day, and what is known of how they learn.
create table study_plan (
  account_id bigint primary key references account,
  -- Questions to review a day; none at all with 0.
  review_amount integer not null default 30 check (review_amount between 0 and 200),
  -- Questions to answer a day; null without a goal.
  daily_goal integer default 20 check (daily_goal between 1 and 1000),
  has_streak boolean not null default true,
  -- The hour of the person at which they are reminded; null never.
  reminder_hour smallint check (reminder_hour between 0 and 23),
  reminded_on date,
  -- Seconds by type: {"1": [how many answers, mean of their logarithms]}
  pace jsonb not null default '{}',
  -- Answers to questions that were answered on an earlier day, which tell how somebody remembers.
  repeated_count integer not null default 0,
  -- Parameters of the schedule once they were fitted, and to how many of these.
  weights double precision[],
  fitted_count integer not null default 0
);
create index study_plan_reminder on study_plan (reminder_hour) where reminder_hour is not null;

-- Everything that has been answered so far.
insert into study_log (account_id, company_id, exam_id, content_ids, types, rights, days, seconds, ratings)
select account_id, company_id, exam_id, array_agg(content_id order by saved_at, no), array_agg(type order by saved_at, no),
  array_agg(is_right order by saved_at, no), array_agg(day order by saved_at, no), array_agg(seconds order by saved_at, no),
  array_agg(null::smallint)
from (
  select a.id, a.account_id, a.company_id, a.exam_id, u.content_id, c.type::smallint, w.is_right, w.saved_at, w.no,
    (w.saved_at at time zone coalesce(p.time_zone, 'UTC'))::date as day,
    least(extract(epoch from w.saved_at - lag(w.saved_at, 1, a.started_at) over (partition by a.id order by w.saved_at, w.no)), 3600)::int
      as seconds
  from attempt a
  join account p on p.id = a.account_id
  join attempt_paper ap on ap.attempt_id = a.id
  cross join unnest(ap.noes, ap.content_ids) as u (no, content_id)
  join answer w on w.attempt_id = a.id and w.no = u.no
  join question_content c on c.id = u.content_id
  where w.status is not null and w.answer is not null and w.is_right is not null and not a.is_withheld
    and coalesce((a.rules->>'hide_answer')::boolean, false) = false) answered
group by id, account_id, company_id, exam_id order by max(saved_at);
