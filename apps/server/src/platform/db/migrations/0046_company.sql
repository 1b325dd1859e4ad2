-- What is known of a company, and the version of it that is being written or waits for review. Until the first approval both
-- say the same of the review; afterwards the company goes on as it is while a change of it waits.
alter table company
  add column contact_name text not null default '',
  add column contact_mobile text not null default '',
  add column contact_email text not null default '',
  add column description text not null default '',
  -- Why the last review did not approve it.
  add column reason text not null default '',
  -- Kept by the triggers below, so that no race brings in more than the limit.
  add column user_count integer not null default 0;

create table company_draft (
  company_id bigint primary key references company on delete cascade,
  name text not null,
  member_limit integer not null check (member_limit > 0),
  contact_name text not null default '',
  contact_mobile text not null default '',
  contact_email text not null default '',
  description text not null default '',
  -- 0 draft, 1 under review, 3 rejected; an approved one is no longer a draft.
  review_status smallint not null default 0 check (review_status in (0, 1, 3)),
  reason text not null default '',
  submitted_at timestamptz
);
create index company_draft_waiting on company_draft (submitted_at, company_id) where review_status = 1;
insert into company_draft (company_id, name, member_limit, review_status, submitted_at)
select id, name, member_limit, review_status, case when review_status = 0 then null else applied_at end
from company where review_status <> 2;

create table company_image (
  company_id bigint not null references company on delete cascade,
  -- 0 logo, 1 business licence, 2 letter of authorisation.
  type smallint not null check (type in (0, 1, 2)),
  is_draft boolean not null,
  file_key text not null references file,
  primary key (company_id, type, is_draft)
);
create index company_image_file on company_image (file_key);

-- People of a company, who may be there before they have an account.
alter table company_user drop constraint company_user_pkey;
alter table company_user alter column account_id drop not null;
alter table company_user alter column joined_at drop not null;
alter table company_user
  add column id bigint generated always as identity primary key,
  add column job_id text not null default '',
  add column name text not null default '',
  add column department text not null default '',
  add column job_title text not null default '',
  add column mobile text,
  add column email text,
  -- From then on they are no longer of the company.
  add column expires_at timestamptz,
  add column invited_at timestamptz,
  add column created_at timestamptz not null default now(),
  -- Who was removed has no account here any more, so that nothing takes them for a member; what they did keeps its name.
  add column removed_at timestamptz,
  add column former_account_id bigint references account,
  add constraint company_user_account unique (account_id, company_id),
  add constraint company_user_removed check (removed_at is null or account_id is null),
  add constraint company_user_former check (former_account_id is null or removed_at is not null);
create unique index company_user_former_account on company_user (company_id, former_account_id)
  where former_account_id is not null;
create index company_user_former_of on company_user (former_account_id) where former_account_id is not null;
create unique index company_user_mobile on company_user (company_id, mobile) where removed_at is null;
create unique index company_user_email on company_user (company_id, lower(email)) where removed_at is null;
create unique index company_user_job on company_user (company_id, lower(job_id)) where removed_at is null and job_id <> '';
create index company_user_list on company_user (company_id, id) where removed_at is null;
create index company_user_department on company_user (company_id, department) where removed_at is null;
-- For whoever proves one of these.
create index company_user_waiting_mobile on company_user (mobile) where account_id is null and removed_at is null;
create index company_user_waiting_email on company_user (lower(email)) where account_id is null and removed_at is null;

update company c set user_count = (select count(*) from company_user u where u.company_id = c.id);
update company set member_limit = user_count where member_limit < user_count;
alter table company add constraint company_full check (user_count <= member_limit);

create function count_company_users() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update company c set user_count = c.user_count + n.count
    from (select company_id, count(*) from new_users where removed_at is null group by 1) n where c.id = n.company_id;
  elsif tg_op = 'DELETE' then
    update company c set user_count = c.user_count - o.count
    from (select company_id, count(*) from old_users where removed_at is null group by 1) o where c.id = o.company_id;
  else
    update company c set user_count = c.user_count + d.count from (
      select company_id, sum(change) as count from (
        select company_id, 1 as change from new_users where removed_at is null
        union all select company_id, -1 from old_users where removed_at is null) changes
      group by 1 having sum(change) <> 0) d
    where c.id = d.company_id;
  end if;
  return null;
end
$$;
create trigger company_users_added after insert on company_user
  referencing new table as new_users for each statement execute function count_company_users();
create trigger company_users_removed after delete on company_user
  referencing old table as old_users for each statement execute function count_company_users();
create trigger company_users_changed after update on company_user
  referencing old table as old_users new table as new_users for each statement execute function count_company_users();
