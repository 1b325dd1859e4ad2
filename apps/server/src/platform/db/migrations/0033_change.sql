-- What has changed for whom, for screens that are open: no content, only what to ask for again. Processes read what came since
-- they last looked, which works behind a pooler and needs no lock at commit, as NOTIFY would. Each entry carries its
-- transaction, so that one that commits late is not missed. Without an account it concerns everybody.
create table change (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  account_id bigint,
  topic text not null,
  about bigint,
  created_at timestamptz not null default now()
);
create index change_transaction on change (transaction_id);
create index change_age on change (created_at);
