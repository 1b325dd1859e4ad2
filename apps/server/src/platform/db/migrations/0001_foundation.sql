-- Values of this deployment that every process shares, such as the keys it signs with.
create table deployment (
  name text primary key,
  value bytea not null
);

create table account (
  id bigint generated always as identity primary key,
  username text not null,
  name text not null,
  password_hash text,
  mobile text,
  email text,
  wx_nickname text not null default '',
  description text not null default '',
  hide_exam_rank boolean not null default false,
  is_partner boolean not null default false,
  is_operator boolean not null default false,
  is_disabled boolean not null default false,
  vip_until timestamptz,
  thumbnail_key text,
  thumbnail_revision integer not null default 0,
  created_at timestamptz not null default now()
);
-- One sign-in field takes all three, whatever the case it is typed in.
create unique index account_username_key on account (lower(username));
create unique index account_mobile_key on account (mobile);
create unique index account_email_key on account (lower(email));

create table company (
  id bigint generated always as identity primary key,
  name text not null,
  review_status smallint not null default 0 check (review_status between 0 and 3),
  member_limit integer not null check (member_limit > 0),
  applicant_id bigint not null references account,
  applied_at timestamptz not null default now()
);
create index company_applicant on company (applicant_id);

create table company_user (
  company_id bigint not null references company,
  account_id bigint not null references account,
  is_admin boolean not null default false,
  is_super_admin boolean not null default false,
  joined_at timestamptz not null default now(),
  primary key (account_id, company_id)
);
create index company_user_company on company_user (company_id);

create table session (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  os_type smallint not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

-- Tokens are kept as SHA-256 hashes only. A refresh token that was exchanged stays, so that its reuse is recognised.
create table session_token (
  hash bytea primary key,
  session_id bigint not null references session on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  exchanged_at timestamptz
);
create index session_token_session on session_token (session_id);

-- Counts that must hold across processes, such as wrong passwords per account and address.
create table throttle (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index throttle_reset on throttle (resets_at);

create table file (
  key text primary key,
  account_id bigint not null references account,
  company_id bigint references company,
  purpose text not null,
  name text not null,
  content_type text not null,
  size bigint not null check (size >= 0),
  created_at timestamptz not null default now()
);
create index file_account on file (account_id);
create index file_company on file (company_id);

alter table account add foreign key (thumbnail_key) references file;
create unique index account_thumbnail on account (thumbnail_key);

-- A notice without an account is for everybody.
create table notice (
  id bigint generated always as identity primary key,
  account_id bigint references account,
  type smallint not null check (type in (0, 1)),
  title jsonb not null,
  content jsonb not null,
  released_at timestamptz not null default now()
);
create index notice_account on notice (account_id, released_at desc, id desc);

create table notice_read (
  account_id bigint not null references account,
  notice_id bigint not null references notice on delete cascade,
  read_at timestamptz not null default now(),
  primary key (account_id, notice_id)
);
create index notice_read_notice on notice_read (notice_id);

create table captcha (
  id text primary key,
  purpose text not null,
  answer_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index captcha_expiry on captcha (expires_at);

create table guest_feedback (
  id bigint generated always as identity primary key,
  message text not null,
  contact_info text not null,
  language text not null,
  created_at timestamptz not null default now()
);
