-- How the grades of a group are added up, and what its learners see of them. No row where nobody has changed anything.
create table gradebook (
  group_id bigint primary key references study_group,
  drop_lowest smallint not null check (drop_lowest between 0 and 20),
  is_shown boolean not null,
  is_total_shown boolean not null,
  -- What was before is left out, so that a new term begins anew.
  counts_from timestamptz,
  version integer not null
);

-- How much a homework counts where that is not once.
create table gradebook_weight (
  homework_id bigint primary key references homework on delete cascade,
  weight numeric(4, 1) not null check (weight >= 0)
);

-- A homework that counts neither for nor against one person.
create table gradebook_exemption (
  homework_id bigint not null references homework on delete cascade,
  account_id bigint not null references account,
  reason text not null,
  exempted_by bigint not null references account,
  exempted_at timestamptz not null default now(),
  primary key (homework_id, account_id)
);
create index gradebook_exemption_account on gradebook_exemption (account_id);
create index gradebook_exemption_by on gradebook_exemption (exempted_by);

-- What was not done here, such as a talk: marks are typed.
create table gradebook_column (
  id bigint generated always as identity primary key,
  group_id bigint not null references study_group,
  name text not null,
  full_score numeric(8, 1) not null check (full_score > 0),
  weight numeric(4, 1) not null check (weight >= 0),
  account_id bigint not null references account,
  -- So that making it twice makes it once.
  request_key uuid not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  -- It can be brought back, with its marks.
  deleted_at timestamptz,
  unique (group_id, request_key)
);
create index gradebook_column_account on gradebook_column (account_id);

-- Each change has a version of its own, so that nobody overwrites unseen what another typed. No score where it was taken back.
create table gradebook_mark (
  column_id bigint not null references gradebook_column on delete cascade,
  account_id bigint not null references account,
  score numeric(8, 1) check (score >= 0),
  marked_by bigint not null references account,
  version integer not null,
  marked_at timestamptz not null default now(),
  primary key (column_id, account_id)
);
create index gradebook_mark_account on gradebook_mark (account_id);
create index gradebook_mark_by on gradebook_mark (marked_by);
