-- How questions of an exam do, from kept sums: see docs/decisions/0053-item-analysis.md.

-- A test is in the sums, or was found not to belong there.
alter table attempt add column is_measured boolean not null default false;
create index attempt_unmeasured on attempt (id)
  where prac_type = 3 and handed_in_at is not null and not is_measured and not is_withheld;

-- Papers of an exam that asked the same questions for the same points: what is said of a whole paper is said of these together.
create table measured_form (
  id bigint generated always as identity primary key,
  exam_id bigint not null references exam on delete cascade,
  hash text not null,
  papers_count integer not null,
  -- How many earned how many tenths of a point, of how many.
  sums jsonb not null,
  last_at timestamptz not null default now(),
  -- The Rasch model, of how many papers, when.
  scale jsonb,
  scaled_count integer not null default 0,
  scaled_at timestamptz,
  check (papers_count >= 0),
  check ((scale is null) or (scaled_at is not null)),
  unique (exam_id, hash)
);
create index measured_form_unscaled on measured_form (id) where papers_count >= 100 and papers_count > scaled_count;

-- A question at its place in a form: one content may be asked twice.
create table measured_question (
  form_id bigint not null references measured_form on delete cascade,
  place smallint not null,
  exam_id bigint not null references exam on delete cascade,
  content_id bigint not null,
  sums jsonb not null,
  primary key (form_id, place)
);
create index measured_question_exam on measured_question (exam_id, content_id);

-- One test of each person counts, the first. The attempt is null once it was purged: the sums stay, and so does that they are in them.
create table measured_person (
  exam_id bigint not null references exam on delete cascade,
  account_id bigint not null references account,
  attempt_id bigint references attempt on delete set null,
  form_id bigint references measured_form on delete set null,
  primary key (exam_id, account_id)
);
create index measured_person_account on measured_person (account_id);
create index measured_person_attempt on measured_person (attempt_id) where attempt_id is not null;
create index measured_person_form on measured_person (form_id, attempt_id desc) where form_id is not null;

-- Tests that were left out, and why.
create table measured_rest (
  exam_id bigint primary key references exam on delete cascade,
  repeats_count integer not null default 0,
  parts_count integer not null default 0
);
