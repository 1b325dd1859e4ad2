-- Whose rights have changed: a session ended, an account was disabled, somebody left a company. Processes remember who holds a
-- token, and look here for whom to forget. Each entry carries its transaction, so that one that commits late is not missed.
-- Without an account it concerns everybody.
create table revocation (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  account_id bigint,
  created_at timestamptz not null default now()
);
create index revocation_transaction on revocation (transaction_id);
create index revocation_age on revocation (created_at);

create function revoke_account() returns trigger language plpgsql as $$
begin
  insert into revocation (account_id) values (new.id);
  return null;
end
$$;
create trigger account_revoked after update of is_disabled, is_operator on account for each row
  when ((old.is_disabled, old.is_operator) is distinct from (new.is_disabled, new.is_operator))
  execute function revoke_account();

create function revoke_owner() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.account_id is not null then
    insert into revocation (account_id) values (old.account_id);
  end if;
  if tg_op <> 'DELETE' and new.account_id is not null
      and (tg_op = 'INSERT' or new.account_id is distinct from old.account_id) then
    insert into revocation (account_id) values (new.account_id);
  end if;
  return null;
end
$$;
create trigger session_ended after update of ended_at on session for each row
  when (old.ended_at is null and new.ended_at is not null) execute function revoke_owner();
create trigger session_deleted after delete on session for each row
  when (old.ended_at is null) execute function revoke_owner();
create trigger company_user_changed after insert or update or delete on company_user for each row
  execute function revoke_owner();

create function revoke_everybody() returns trigger language plpgsql as $$
begin
  insert into revocation (account_id) values (null);
  return null;
end
$$;
create trigger company_reviewed after update of review_status on company for each row
  when (old.review_status is distinct from new.review_status) execute function revoke_everybody();
