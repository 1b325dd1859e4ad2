-- People who sell through the product: what they say of themselves, as approved and as being written, and what they are paid.
create table partner (
  account_id bigint primary key references account,
  -- 0 draft, 1 under review, 2 approved, 3 rejected. An approved partner stays one while a change waits.
  review_status smallint not null default 0 check (review_status between 0 and 3),
  -- Of what is being written: 0 draft, 1 under review, 3 rejected.
  draft_status smallint not null default 0 check (draft_status in (0, 1, 3)),
  reason text not null default '',
  applied_at timestamptz not null default now(),
  submitted_at timestamptz
);
create index partner_waiting on partner (submitted_at, account_id) where draft_status = 1;

create table partner_info (
  account_id bigint not null references partner on delete cascade,
  is_draft boolean not null,
  -- 0 a person, 1 an organisation.
  type smallint not null check (type in (0, 1)),
  name text not null,
  contact_name text not null,
  contact_mobile text not null,
  contact_email text not null,
  description text not null default '',
  account_holder text not null default '',
  bank_name text not null default '',
  account_number text not null default '',
  primary key (account_id, is_draft)
);

create table partner_image (
  account_id bigint not null references partner on delete cascade,
  -- 0 picture, 1 proof of identity or business licence, 2 its other side or page.
  type smallint not null check (type in (0, 1, 2)),
  is_draft boolean not null,
  file_key text not null references file,
  primary key (account_id, type, is_draft)
);
create index partner_image_file on partner_image (file_key);

create table partner_payment (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  item text not null,
  -- 1 Alipay, 2 WeChat, 3 Apple, 4 Google.
  type smallint not null check (type between 1 and 4),
  -- In minor units; negative where something was paid back.
  amount bigint not null,
  currency text not null default 'CNY',
  paid_at timestamptz not null,
  -- By which the records of the app are told apart, so that one is not counted twice.
  reference text not null unique
);
create index partner_payment_account on partner_payment (account_id, paid_at desc, id desc);

-- Who had account data shown in full, and when.
create table partner_finance_view (
  id bigint generated always as identity primary key,
  account_id bigint not null references partner on delete cascade,
  viewer_id bigint not null references account,
  seen_at timestamptz not null default now()
);
create index partner_finance_view_account on partner_finance_view (account_id, seen_at desc);
create index partner_finance_view_viewer on partner_finance_view (viewer_id);

insert into partner (account_id, review_status, applied_at) select id, 2, created_at from account where is_partner;
