-- What answers to an open question of a homework are marked by: sentences that are worth points, or cost some of the full score.
create table homework_rubric (
  homework_id bigint not null references homework on delete cascade,
  no integer not null,
  -- What it was made for: where the same person sets the same content again, it is offered.
  content_id bigint references question_content on delete set null,
  -- Of the person who set the homework.
  account_id bigint not null references account,
  is_from_full boolean not null,
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null default now(),
  primary key (homework_id, no)
);
create index homework_rubric_content on homework_rubric (content_id, account_id);
create index homework_rubric_account on homework_rubric (account_id);

create table rubric_criterion (
  id bigint generated always as identity primary key,
  homework_id bigint not null,
  no integer not null,
  place smallint not null check (place > 0),
  sentence text not null check (sentence <> ''),
  points numeric(5, 1) not null check (points >= 0),
  foreign key (homework_id, no) references homework_rubric on delete cascade,
  -- They change places in one transaction.
  unique (homework_id, no, place) deferrable initially deferred
);

alter table homework_mark
  -- Those of the rubric that the answer meets, in the order of their numbers.
  add column criteria bigint[] not null default '{}',
  -- What was added to them by hand; null where the score was given without the rubric.
  add column adjustment numeric(8, 1),
  add check (adjustment is null and criteria = '{}' or adjustment is not null and score is not null);
