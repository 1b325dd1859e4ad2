-- What people write to those who run the deployment: threads of messages with attachments.
create table feedback (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  -- 0 import, 1 account, 2 payment, 3 ads, 4 other, 5 suggestion.
  type smallint not null check (type between 0 and 5),
  subject text not null,
  -- 0 editing, 1 in progress, 2 closed, 9 deleted.
  status smallint not null default 0 check (status in (0, 1, 2, 9)),
  os_type smallint not null,
  request_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index feedback_account on feedback (account_id, updated_at desc, id desc) where status <> 9;
create unique index feedback_request on feedback (account_id, request_key) where request_key is not null;
-- What waits for an answer, for those who answer.
create index feedback_in_progress on feedback (updated_at) where status = 1;

create table feedback_session (
  id bigint generated always as identity primary key,
  feedback_id bigint not null references feedback on delete cascade,
  -- 0 the person asks, 1 the provider replies.
  type smallint not null check (type in (0, 1)),
  body text not null,
  created_at timestamptz not null default now(),
  -- Null while it is written.
  sent_at timestamptz
);
create index feedback_session_feedback on feedback_session (feedback_id, id);
create unique index feedback_session_editing on feedback_session (feedback_id) where sent_at is null;

create table feedback_attachment (
  id bigint generated always as identity primary key,
  session_id bigint not null references feedback_session on delete cascade,
  -- 0 image, 1 video, 2 file.
  type smallint not null check (type in (0, 1, 2)),
  file_key text not null references file,
  name text not null,
  size integer not null,
  content_hash bytea not null,
  unique (session_id, content_hash)
);
create index feedback_attachment_file on feedback_attachment (file_key);
