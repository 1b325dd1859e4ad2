-- Codes and links that prove somebody reaches a number or an address: one table, one way to use them up.
create table verification (
  id bigint generated always as identity primary key,
  purpose text not null,
  -- The mobile number or, in lower case, the e-mail address.
  target text not null,
  account_id bigint references account,
  code_hash bytea not null,
  -- What is to happen when it is used, such as the registration that waits for it.
  payload jsonb,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_target on verification (purpose, target, id desc);
create unique index verification_link on verification (code_hash) where purpose like 'link:%';
create index verification_account on verification (account_id);
create index verification_expiry on verification (expires_at);

-- What left the house by SMS or e-mail, or, without a way out, what would have.
create table message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index message_created on message (created_at);

alter table captcha add column target text not null default '';
alter table captcha add column kind text not null default 'text' check (kind in ('text', 'slider', 'question'));

alter table account add column wx_union_id text;
create unique index account_wx_union_id_key on account (wx_union_id);

create table payment (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  item text not null,
  type smallint not null check (type between 1 and 4),
  amount bigint not null,
  currency text not null default 'CNY',
  paid_at timestamptz not null default now()
);
create index payment_account on payment (account_id, paid_at desc, id desc);
