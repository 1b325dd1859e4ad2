-- The room that files take, by whom they count for: the company that somebody acted for, or else themselves. Triggers keep it,
-- so that nothing that adds or removes files can forget to.
create table storage (
  account_id bigint references account,
  company_id bigint references company,
  used bigint not null check (used >= 0),
  check (num_nonnulls(account_id, company_id) = 1)
);
create unique index storage_account on storage (account_id);
create unique index storage_company on storage (company_id);

create function count_added_files() returns trigger language plpgsql as $$
begin
  insert into storage (account_id, used)
  select account_id, sum(size) from added where company_id is null group by account_id order by account_id
  on conflict (account_id) do update set used = storage.used + excluded.used;
  insert into storage (company_id, used)
  select company_id, sum(size) from added where company_id is not null group by company_id order by company_id
  on conflict (company_id) do update set used = storage.used + excluded.used;
  return null;
end
$$;
create function count_removed_files() returns trigger language plpgsql as $$
begin
  update storage s set used = s.used - r.size
  from (select account_id, sum(size) as size from removed where company_id is null group by account_id) r
  where s.account_id = r.account_id;
  update storage s set used = s.used - r.size
  from (select company_id, sum(size) as size from removed where company_id is not null group by company_id) r
  where s.company_id = r.company_id;
  return null;
end
$$;
-- From here on until the end no file is added or removed, so that the first count is exact.
create trigger file_added after insert on file referencing new table as added
  for each statement execute function count_added_files();
create trigger file_removed after delete on file referencing old table as removed
  for each statement execute function count_removed_files();
insert into storage (account_id, used)
select account_id, sum(size) from file where company_id is null group by account_id;
insert into storage (company_id, used)
select company_id, sum(size) from file where company_id is not null group by company_id;

-- What a file is called to those who answer: its author's name for it may tell the answer.
alter table exam_file add column alias text not null default left(replace(gen_random_uuid()::text, '-', ''), 16);
create unique index exam_file_alias on exam_file (exam_id, alias);
