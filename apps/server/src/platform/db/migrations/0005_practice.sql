-- One way of practising one exam, by one person in one context. Home and recent practices read this and the last attempt,
-- so their cost does not grow with what lies behind.
create table practice (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  company_id bigint references company,
  exam_id bigint not null references exam on delete cascade,
  prac_type smallint not null check (prac_type between 1 and 7),
  attempts_count integer not null default 0 check (attempts_count >= 0),
  -- Null while there is none, as when all were deleted.
  last_attempt_id bigint,
  last_at timestamptz not null default now(),
  unique nulls not distinct (account_id, company_id, exam_id, prac_type)
);
create index practice_recent on practice (account_id, last_at desc) where last_attempt_id is not null;
create index practice_exam on practice (exam_id);
create index practice_company on practice (company_id) where company_id is not null;

-- A paper being answered. Small, because every save touches it; what it asks stands in attempt_paper.
create table attempt (
  id bigint generated always as identity primary key,
  practice_id bigint not null references practice,
  account_id bigint not null references account,
  company_id bigint references company,
  exam_id bigint not null references exam,
  exam_version integer not null,
  prac_type smallint not null check (prac_type between 1 and 7),
  -- Options stand in an order of chance that follows from it. It never leaves the server.
  seed integer not null,
  questions_count integer not null check (questions_count > 0),
  full_score numeric(12, 1) not null,
  -- A right answer takes a question off the list of wrong ones.
  retire_wrong boolean not null,
  -- The client's own name for it: who asks twice for a new attempt gets one.
  create_key text,
  started_at timestamptz not null default now(),
  deadline timestamptz,
  saved_at timestamptz not null default now(),
  -- Time at work: in a test from start to end, in practice without the long breaks.
  seconds integer not null default 0 check (seconds >= 0),
  handed_in_at timestamptz,
  is_timed_out boolean not null default false,
  -- What grading gave, apart from what the person gave themselves.
  auto_score numeric(12, 1) not null default 0,
  self_score numeric(12, 1) not null default 0,
  answered_count integer not null default 0,
  correct_count integer not null default 0,
  unmarked_count integer not null default 0,
  -- Whether the statistics of its questions know of it.
  is_counted boolean not null default false,
  deleted_at timestamptz,
  check (deadline is null or deadline > started_at)
) with (fillfactor = 70);
create index attempt_practice on attempt (practice_id, id desc);
create index attempt_history on attempt (account_id, exam_id, id desc) where deleted_at is null;
create index attempt_recent on attempt (account_id, id desc) where deleted_at is null;
-- The few that are not over, found without walking what lies behind.
create index attempt_running on attempt (account_id, exam_id) where handed_in_at is null and deleted_at is null;
create index attempt_exam on attempt (exam_id);
create index attempt_company on attempt (company_id) where company_id is not null;
-- A sequential practice is gone on with, so however many tabs begin it, there is one.
create unique index attempt_sequential on attempt (practice_id)
  where prac_type = 1 and handed_in_at is null and deleted_at is null;
create unique index attempt_create_key on attempt (account_id, create_key) where create_key is not null;
create index attempt_deadline on attempt (deadline) where handed_in_at is null and deadline is not null;
create index attempt_uncounted on attempt (id) where handed_in_at is not null and not is_counted;
create index attempt_deleted on attempt (deleted_at) where deleted_at is not null;

-- What an attempt asks, in its order, whatever becomes of the exam. The arrays run side by side.
create table attempt_paper (
  attempt_id bigint primary key references attempt on delete cascade,
  selection jsonb not null,
  noes integer[] not null,
  content_ids bigint[] not null,
  section_nos smallint[] not null,
  material_ids bigint[] not null
);

-- The newest answer to each question, in the author's letters and places.
create table answer (
  attempt_id bigint not null references attempt on delete cascade,
  no integer not null,
  -- An answer with a lower number never replaces one with a higher.
  seq bigint not null default 0 check (seq >= 0),
  answer jsonb,
  is_marked boolean not null default false,
  -- Its key has been shown in this attempt: no other answer is taken.
  shown_at timestamptz,
  status text check (status in ('graded', 'unanswered', 'needs-person')),
  earned numeric(8, 1),
  is_right boolean,
  self_score numeric(8, 1) check (self_score >= 0),
  saved_at timestamptz not null default now(),
  primary key (attempt_id, no)
) with (fillfactor = 80);

-- Everything that ever arrived, also what was refused.
create table answer_log (
  attempt_id bigint not null references attempt on delete cascade,
  id bigint generated always as identity,
  no integer not null,
  seq bigint not null,
  answer jsonb,
  outcome text not null check (outcome in ('kept', 'older', 'conflict', 'final', 'late', 'cleared')),
  received_at timestamptz not null default now(),
  primary key (attempt_id, id)
);
create trigger answer_log_is_final before update on answer_log for each statement execute function refuse_change();
-- It goes with its attempt and never alone.
create function refuse_early_delete() returns trigger language plpgsql as $$
begin
  if exists (select from attempt where id = old.attempt_id) then
    raise exception '% is kept as long as its attempt', tg_table_name;
  end if;
  return old;
end
$$;
create trigger answer_log_stays before delete on answer_log for each row execute function refuse_early_delete();

-- Pictures, sounds and videos in answers to open questions. The bytes go before the attempt does.
create table answer_file (
  attempt_id bigint not null references attempt,
  no integer not null,
  name text not null,
  file_key text not null references file,
  content_hash bytea not null,
  size integer not null,
  primary key (attempt_id, no, name)
);
create index answer_file_key on answer_file (file_key);

-- What somebody has been through with a question, by content: a question that was changed is a new one to them.
create table question_progress (
  account_id bigint not null references account,
  exam_id bigint not null references exam on delete cascade,
  content_id bigint not null,
  -- Answered and graded, or its key shown: they may see the key again.
  seen_at timestamptz not null default now(),
  answered_count integer not null default 0,
  right_count integer not null default 0,
  -- Right this often since it was wrong.
  right_streak integer not null default 0,
  primary key (account_id, exam_id, content_id)
);
create index question_progress_exam on question_progress (exam_id);

-- How people fare with a question: written by a job, so that a whole school may hand in at once.
create table question_stat (
  exam_id bigint not null references exam on delete cascade,
  content_id bigint not null,
  answered_count bigint not null default 0,
  right_count bigint not null default 0,
  primary key (exam_id, content_id)
);

-- Everybody's best test of an exam, by graded points, then by time. Who hides their rank is left out when it is read.
create table exam_rank (
  exam_id bigint not null references exam on delete cascade,
  account_id bigint not null references account,
  points numeric(12, 1) not null,
  seconds integer not null,
  primary key (exam_id, account_id)
);
create index exam_rank_order on exam_rank (exam_id, points desc, seconds);
create index exam_rank_account on exam_rank (account_id);
create index account_hides_rank on account (id) where hide_exam_rank;

-- The lists of marked questions, and the exams that have some.
create index question_mark_wrong on question_mark (account_id, exam_id, no)
  include (wrong_at) where wrong_at is not null and mastered_at is null;
create index question_mark_favorited on question_mark (account_id, exam_id, no)
  include (favorited_at) where favorited_at is not null;
create index question_mark_mastered on question_mark (account_id, exam_id, no) where mastered_at is not null;
create index question_mark_noted on question_mark (account_id, exam_id, no) include (noted_at) where note is not null;
