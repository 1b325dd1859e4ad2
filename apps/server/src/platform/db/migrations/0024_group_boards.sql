-- What the managers of a group tell its members.
create table group_notice (
  id bigint generated always as identity primary key,
  group_id bigint not null references study_group,
  account_id bigint not null references account,
  title text not null,
  -- Small safe HTML.
  body text not null,
  is_top boolean not null default false,
  read_count integer not null default 0,
  -- So that sending it twice posts it once to each group.
  request_key uuid,
  created_at timestamptz not null default now()
);
create index group_notice_order on group_notice (group_id, is_top desc, id desc);
create index group_notice_account on group_notice (account_id);
create unique index group_notice_request on group_notice (account_id, request_key, group_id)
  where request_key is not null;

-- By those who are in the group: whoever leaves has read nothing there.
create table group_notice_read (
  notice_id bigint not null references group_notice on delete cascade,
  account_id bigint not null references account,
  group_id bigint not null,
  read_at timestamptz not null default now(),
  primary key (notice_id, account_id)
);
create index group_notice_read_account on group_notice_read (account_id, group_id);

-- Exams that the members of a group may open because a manager put them there.
create table group_share (
  id bigint generated always as identity primary key,
  group_id bigint not null references study_group,
  exam_id bigint not null references exam on delete cascade,
  -- Who shared it. A private exam opens by what its own author has shared alone.
  account_id bigint not null references account,
  message text not null default '',
  created_at timestamptz not null default now(),
  unique (group_id, exam_id)
);
create index group_share_exam on group_share (exam_id);
create index group_share_account on group_share (account_id);
create index group_share_order on group_share (group_id, id desc);

-- By triggers, because an exam that is purged takes its shares along.
create function count_group_board() returns trigger language plpgsql as $$
begin
  perform from study_group where id in (select group_id from changed) order by id for no key update;
  update study_group g set
    notice_count = (select count(*) from group_notice n where n.group_id = g.id),
    share_count = (select count(*) from group_share s where s.group_id = g.id)
  where g.id in (select group_id from changed);
  return null;
end
$$;
create trigger group_notice_inserted after insert on group_notice
  referencing new table as changed for each statement execute function count_group_board();
create trigger group_notice_deleted after delete on group_notice
  referencing old table as changed for each statement execute function count_group_board();
create trigger group_share_inserted after insert on group_share
  referencing new table as changed for each statement execute function count_group_board();
create trigger group_share_deleted after delete on group_share
  referencing old table as changed for each statement execute function count_group_board();

-- What the last reset of a ranking erased.
create index group_score_reset on group_score (group_id, erased_at) where erased_at is not null;
