-- How names are compared when somebody looks for one: without case and width.
create function folded(value text) returns text language sql immutable strict parallel safe as $$
  select lower(normalize(value, NFKC))
$$;

-- People who get exams, notices and homework together, for themselves or for a company.
create table study_group (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  company_id bigint references company,
  name text not null,
  description text not null default '',
  joining_way smallint not null default 0 check (joining_way in (0, 1, 2)),
  status smallint not null default 0 check (status in (0, 9, 10)),
  -- How many there are, so that lists of large groups stay quick.
  member_count integer not null default 0,
  applicant_count integer not null default 0,
  notice_count integer not null default 0,
  share_count integer not null default 0,
  -- By whom and with which key it was founded, so that asking twice founds one.
  founder_id bigint not null references account,
  request_key uuid,
  created_at timestamptz not null default now()
);
create index study_group_company on study_group (company_id) where company_id is not null;
create unique index study_group_request on study_group (founder_id, request_key) where request_key is not null;

-- Everybody who is or was in a group, or waits to be. Whoever changes one holds the row of the group.
create table group_member (
  group_id bigint not null references study_group,
  account_id bigint not null references account,
  role smallint not null default 0 check (role in (0, 1, 2)),
  status smallint not null check (status in (0, 1, 2)),
  alias text not null default '',
  verification_message text not null default '',
  -- Alias and name, for the search.
  search text not null,
  applied_at timestamptz not null default now(),
  joined_at timestamptz check ((joined_at is null) = (status = 1)),
  -- Since when they are out again, or turned down.
  left_at timestamptz check (left_at is null or role = 0),
  -- Put out by the owner, who has not let them in again since.
  is_kicked boolean not null default false,
  primary key (group_id, account_id)
);
create unique index group_member_owner on group_member (group_id) where role = 2;
create index group_member_joined on group_member (group_id, role desc, joined_at, account_id) include (search)
  where left_at is null and status <> 1;
create index group_member_waiting on group_member (group_id, applied_at, account_id) include (search)
  where left_at is null and status = 1;
create index group_member_account on group_member (account_id);

create function write_member_search() returns trigger language plpgsql as $$
begin
  new.search := folded(new.alias || ' ' || (select name from account where id = new.account_id));
  return new;
end
$$;
create trigger group_member_search before insert or update of alias, search on group_member for each row
  execute function write_member_search();
create function outdate_member_search() returns trigger language plpgsql as $$
begin
  update group_member set search = '' where account_id = new.id;
  return null;
end
$$;
create trigger account_member_search after update of name on account for each row
  when (old.name is distinct from new.name) execute function outdate_member_search();

-- What a member earned in a homework.
create table group_score (
  group_id bigint not null,
  account_id bigint not null,
  homework_id bigint not null,
  counts_for_ranking boolean not null,
  points numeric(8, 1) not null check (points >= 0),
  seconds integer not null check (seconds >= 0),
  scored_at timestamptz not null default now(),
  -- The ranking was reset since.
  erased_at timestamptz,
  -- The member has left since.
  withdrawn_at timestamptz,
  primary key (group_id, account_id, homework_id),
  foreign key (group_id, account_id) references group_member
);
create index group_score_erased on group_score (erased_at) where erased_at is not null;
create index group_score_withdrawn on group_score (withdrawn_at) where withdrawn_at is not null;

-- The sums of what counts: the ranking of a group. Written by the triggers below alone.
create table group_rank (
  group_id bigint not null,
  account_id bigint not null,
  points numeric(10, 1) not null,
  seconds bigint not null,
  primary key (group_id, account_id),
  foreign key (group_id, account_id) references group_member
);
create index group_rank_order on group_rank (group_id, points desc, seconds, account_id);

create function sum_group_scores() returns trigger language plpgsql as $$
begin
  -- Two homeworks of one member may be marked at once: the second sum sees what the first has written.
  perform from group_member m
  where exists (select from changed c where c.group_id = m.group_id and c.account_id = m.account_id)
  order by m.group_id, m.account_id for no key update;
  insert into group_rank as r (group_id, account_id, points, seconds)
  select s.group_id, s.account_id, sum(s.points), sum(s.seconds)
  from group_score s join (select distinct group_id, account_id from changed) c using (group_id, account_id)
  where s.counts_for_ranking and s.erased_at is null and s.withdrawn_at is null
  group by s.group_id, s.account_id
  on conflict (group_id, account_id) do update set points = excluded.points, seconds = excluded.seconds;
  delete from group_rank r using (select distinct group_id, account_id from changed) c
  where r.group_id = c.group_id and r.account_id = c.account_id and not exists (
    select from group_score s
    where s.group_id = r.group_id and s.account_id = r.account_id
      and s.counts_for_ranking and s.erased_at is null and s.withdrawn_at is null);
  return null;
end
$$;
create trigger group_score_inserted after insert on group_score
  referencing new table as changed for each statement execute function sum_group_scores();
create trigger group_score_updated after update on group_score
  referencing new table as changed for each statement execute function sum_group_scores();
create trigger group_score_deleted after delete on group_score
  referencing old table as changed for each statement execute function sum_group_scores();
