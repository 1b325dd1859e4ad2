-- What operators do, for good: the database itself refuses to change or remove a line. Without an account it was done at the
-- command line. `title` is what it was about, as it was called then.
create table operator_action (
  id bigint generated always as identity primary key,
  account_id bigint references account,
  actor_name text not null,
  action text not null,
  about text not null,
  about_id bigint,
  title text not null default '',
  detail jsonb not null default '{}',
  search tsvector not null,
  created_at timestamptz not null default now()
);
create index operator_action_about on operator_action (about, about_id, id desc);
create index operator_action_action on operator_action (action, id desc);
create index operator_action_account on operator_action (account_id, id desc) where account_id is not null;
create index operator_action_search on operator_action using gin (search);

create function keep_operator_action() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger operator_action_kept before update or delete or truncate on operator_action
  for each statement execute function keep_operator_action();

-- Since when something waits for a review, so that the oldest comes first whatever is edited meanwhile.
alter table exam add column reviewing_since timestamptz;
alter table bundle add column reviewing_since timestamptz;
update exam set reviewing_since = updated_at where status = 3;
update bundle set reviewing_since = updated_at where status = 2;

create function note_review_start() returns trigger language plpgsql as $$
begin
  if new.status is distinct from tg_argv[0]::smallint then
    new.reviewing_since := null;
  elsif new.reviewing_since is null then
    new.reviewing_since := now();
  end if;
  return new;
end $$;
create trigger exam_review_start before insert or update of status on exam
  for each row execute function note_review_start('3');
create trigger bundle_review_start before insert or update of status on bundle
  for each row execute function note_review_start('2');
create index exam_reviewing on exam (reviewing_since, id) where status = 3;
create index bundle_reviewing on bundle (reviewing_since, id) where status = 2 and deleted_at is null;
create index exam_suspended on exam (updated_at desc, id desc) where status = 20;
create index bundle_suspended on bundle (updated_at desc, id desc) where status = 20 and deleted_at is null;
create index bundle_title on bundle (lower(title) text_pattern_ops) where status is not null and deleted_at is null;

-- Since when a thread waits for a reply, null while it does not, and who looks after it. Noted by the database, because what
-- sends messages may be of the version before.
alter table feedback add column waiting_since timestamptz;
alter table feedback add column assignee_id bigint references account;
alter table feedback_session add column replier_id bigint references account;
update feedback f set waiting_since = f.updated_at where f.status = 1 and (
  select s.type = 0 from feedback_session s where s.feedback_id = f.id and s.sent_at is not null order by s.id desc limit 1);
create function note_feedback_turn() returns trigger language plpgsql as $$
begin
  update feedback set waiting_since = case new.type when 0 then coalesce(waiting_since, new.sent_at) end
  where id = new.feedback_id;
  return null;
end $$;
create trigger feedback_turn after insert or update of sent_at on feedback_session
  for each row when (new.sent_at is not null) execute function note_feedback_turn();
create index feedback_waiting on feedback (waiting_since, id) where waiting_since is not null and status = 1;
create index feedback_sent on feedback (updated_at desc, id desc) where status in (1, 2);
create index feedback_assignee on feedback (assignee_id) where assignee_id is not null;
create index feedback_session_replier on feedback_session (replier_id) where replier_id is not null;

alter table guest_feedback add column settled_at timestamptz;
create index guest_feedback_waiting on guest_feedback (created_at, id) where settled_at is null;
create index guest_feedback_settled on guest_feedback (settled_at desc, id desc) where settled_at is not null;

-- Operators find people by how their name, user name, mobile number or e-mail begins.
create index account_name_prefix on account (lower(name) text_pattern_ops);
create index account_username_prefix on account (lower(username) text_pattern_ops);
create index account_mobile_prefix on account (mobile text_pattern_ops) where mobile is not null;
create index account_email_prefix on account (lower(email) text_pattern_ops) where email is not null;

-- Notices to the people of one company; without company and account, to everybody.
alter table notice add column company_id bigint references company;
create index notice_company on notice (company_id, released_at desc, id desc) where company_id is not null;
create index notice_official on notice (id desc) where type = 0 and account_id is null;
alter table notice add column request_key text;
create unique index notice_request on notice (request_key) where request_key is not null;
alter table feedback_session add column request_key text;
create unique index feedback_session_request on feedback_session (feedback_id, request_key) where request_key is not null;
create index company_name_prefix on company (lower(name) text_pattern_ops);
create index storage_used on storage (used desc, coalesce(account_id * 2, company_id * 2 + 1) desc);
create index question_report_answered on question_report (answered_at desc, id desc) where answered_at is not null;
