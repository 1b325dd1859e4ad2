-- Comments that somebody who marks no longer wants offered. Written again since, they are.
create table homework_comment_removed (
  account_id bigint not null references account,
  comment text not null,
  removed_at timestamptz not null default now(),
  primary key (account_id, comment)
);
