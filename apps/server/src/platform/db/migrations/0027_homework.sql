-- A paper that the managers of a group set its members. Its questions are those of an exam of its own, of the kind "paper",
-- which has its title as well.
create table homework (
  id bigint generated always as identity primary key,
  group_id bigint not null references study_group,
  exam_id bigint not null unique references exam,
  -- Who set it.
  account_id bigint not null references account,
  start_time timestamptz not null,
  end_time timestamptz not null check (end_time > start_time),
  -- When the last of all may hand in: somebody may have been given longer than the others.
  closes_at timestamptz not null check (closes_at >= end_time),
  -- Minutes; 0 for no limit.
  duration integer not null check (duration >= 0),
  -- Results come after handing in (0), or after the deadline (1).
  result_time smallint not null check (result_time in (0, 1)),
  -- Not at all (0), whenever somebody likes (1), only who has failed (2).
  redo_mode smallint not null check (redo_mode in (0, 1, 2)),
  pass_percent smallint not null check (pass_percent between 0 and 100),
  is_rank boolean not null,
  hide_answer boolean not null,
  redo_hint boolean not null,
  no_quit boolean not null,
  -- 0 where switches to other screens are not counted.
  max_switches smallint not null check (max_switches >= 0),
  switch_seconds smallint not null check (switch_seconds >= 0),
  -- Some of its questions are for people to mark.
  needs_marking boolean not null,
  -- Where its questions were taken from, in their order: [{exam_id, sel_qs}].
  sources jsonb not null,
  -- So that publishing it twice sets it once in each group.
  request_key uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Can be recovered for some time, with all that was handed in.
  deleted_at timestamptz
);
create index homework_order on homework (group_id, id desc) where deleted_at is null;
create index homework_open on homework (group_id, closes_at) where deleted_at is null;
create index homework_account on homework (account_id);
create index homework_deleted on homework (deleted_at) where deleted_at is not null;
create unique index homework_request on homework (account_id, request_key, group_id) where request_key is not null;

-- What a member has been given, and whether they have read it and are at it. No row where there is nothing of it.
create table homework_member (
  homework_id bigint not null references homework on delete cascade,
  account_id bigint not null references account,
  read_at timestamptz,
  -- When their screen last asked how things stand, while they sit it.
  seen_at timestamptz,
  extra_minutes integer not null default 0 check (extra_minutes >= 0),
  extra_attempts smallint not null default 0 check (extra_attempts >= 0),
  -- Their own deadline in place of everybody's.
  end_time timestamptz,
  primary key (homework_id, account_id)
);
create index homework_member_account on homework_member (account_id);

-- One while a manager makes it, for each group.
create table homework_draft (
  account_id bigint not null references account,
  group_id bigint not null references study_group,
  content jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (account_id, group_id)
);
create index homework_draft_group on homework_draft (group_id);

-- Who has been told that it ends in a day (24) or in an hour (1), each once.
create table homework_reminder (
  homework_id bigint not null references homework on delete cascade,
  account_id bigint not null references account,
  hours smallint not null check (hours in (1, 24)),
  sent_at timestamptz not null default now(),
  primary key (homework_id, account_id, hours)
);
create index homework_reminder_account on homework_reminder (account_id);

alter table attempt
  add foreign key (homework_id) references homework,
  -- The how-manieth of this person at this homework.
  add column round smallint check ((round is not null) = (prac_type = 21) and round > 0),
  -- Handed in, with answers that people mark: the result comes once they have completed that.
  add column awaits_marks boolean not null default false check (not awaits_marks or handed_in_at is not null),
  -- When people completed marking it.
  add column marked_at timestamptz check (marked_at is null or not awaits_marks),
  -- Handed in because its person left the screen too often.
  add column is_switched_out boolean not null default false;
-- However often it is begun at once: one that runs, and none twice.
create unique index attempt_round on attempt (homework_id, account_id, round)
  where homework_id is not null and deleted_at is null;
create unique index attempt_sitting on attempt (homework_id, account_id)
  where homework_id is not null and handed_in_at is null and deleted_at is null;
create index attempt_of_homework on attempt (homework_id, account_id) where homework_id is not null;
-- What somebody did in groups they have left since, or in homework that was deleted.
create index attempt_archived on attempt (account_id, deleted_at)
  where homework_id is not null and deleted_at is not null;

-- Each time that somebody left the screen while they sat a homework.
create table attempt_switch (
  attempt_id bigint not null references attempt on delete cascade,
  -- The client's own number: sent twice, it is one.
  seq integer not null check (seq > 0),
  left_at timestamptz not null,
  seconds integer not null check (seconds >= 0),
  cause text not null,
  is_counted boolean not null,
  -- Why it does not count, or why it does although it is of a kind that does not.
  reason text,
  received_at timestamptz not null default now(),
  primary key (attempt_id, seq)
);

-- What a person gave for an answer. Each change has a version of its own, so that nobody overwrites unseen what another marked.
create table homework_mark (
  attempt_id bigint not null references attempt on delete cascade,
  no integer not null,
  score numeric(8, 1) check (score >= 0),
  comment text not null default '',
  account_id bigint not null references account,
  version integer not null default 1,
  marked_at timestamptz not null default now(),
  primary key (attempt_id, no)
);
create index homework_mark_account on homework_mark (account_id);

-- A question whose key was wrong, graded anew for everybody.
create table homework_regrade (
  id bigint generated always as identity primary key,
  homework_id bigint not null references homework on delete cascade,
  no integer not null,
  -- By another key, as right for everybody, or left out.
  way text not null check (way in ('key', 'right', 'left out')),
  correct_answer jsonb check ((correct_answer is not null) = (way = 'key')),
  -- What the question earned before; left out it earns nothing.
  old_score numeric(8, 1) not null,
  account_id bigint not null references account,
  made_at timestamptz not null default now(),
  undone_at timestamptz
);
create index homework_regrade_homework on homework_regrade (homework_id, no, id desc);
create index homework_regrade_account on homework_regrade (account_id);

-- What an answer had earned before it, and since.
create table homework_regraded (
  regrade_id bigint not null references homework_regrade on delete cascade,
  attempt_id bigint not null references attempt on delete cascade,
  old_status text,
  old_earned numeric(8, 1),
  old_is_right boolean,
  new_earned numeric(8, 1),
  new_is_right boolean,
  primary key (regrade_id, attempt_id)
);
create index homework_regraded_attempt on homework_regraded (attempt_id);

-- Nothing has been earned before there was homework.
delete from group_score;
alter table group_score add foreign key (homework_id) references homework;
create index group_score_homework on group_score (homework_id);

alter table study_group add column homework_count integer not null default 0;
create function count_group_homework() returns trigger language plpgsql as $$
begin
  perform from study_group where id in (select group_id from changed) order by id for no key update;
  update study_group g set
    homework_count = (select count(*) from homework h where h.group_id = g.id and h.deleted_at is null)
  where g.id in (select group_id from changed);
  return null;
end
$$;
create trigger homework_inserted after insert on homework
  referencing new table as changed for each statement execute function count_group_homework();
create trigger homework_updated after update on homework
  referencing new table as changed for each statement execute function count_group_homework();
