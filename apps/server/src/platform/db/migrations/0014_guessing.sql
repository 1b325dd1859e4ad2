-- Browsers that somebody has signed in with: strangers who guess at the account do not use up what these may try.
create table known_device (
  account_id bigint not null references account,
  device_hash bytea not null,
  used_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);
create index known_device_used on known_device (used_at);

-- How many hashes have to be found before the answer counts.
alter table captcha add column work smallint not null default 0;
