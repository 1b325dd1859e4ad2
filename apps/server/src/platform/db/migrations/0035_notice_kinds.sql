-- What a notice is about and where it leads. Several events of one kind stand in one notice until it is read: `bundle_key`
-- names what they have in common, and reading it empties that.
alter table notice add column kind text;
alter table notice add column path text;
alter table notice add column bundle_key text;
alter table notice add column events_count integer not null default 1;
alter table notice add column many_title jsonb;
alter table notice add column many_content jsonb;
create unique index notice_bundle on notice (account_id, bundle_key) where bundle_key is not null;

-- What somebody does not want to hear of, and whether the rest also comes by e-mail once a day.
create table notice_setting (
  account_id bigint primary key references account,
  switched_off text[] not null default '{}',
  is_mailed boolean not null default false,
  -- Of the person when they asked for e-mail.
  language text not null default 'en',
  mailed_at timestamptz
);
