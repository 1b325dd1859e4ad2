-- Pieces of files on their way: a file that is cut off goes on where it stopped. They are kept until the call that takes the
-- whole has been answered, and an hour longer, as its answer may be lost as well.
create table upload_part (
  account_id bigint not null references account,
  upload_key text not null,
  part smallint not null check (part >= 0),
  bytes bytea not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (account_id, upload_key, part)
);
-- Sounds and videos do not get smaller.
alter table upload_part alter column bytes set storage external;
create index upload_part_age on upload_part (created_at);
