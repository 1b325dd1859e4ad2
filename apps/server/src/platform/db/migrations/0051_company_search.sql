-- What people of a company are found by: name, job number, department, job title, e-mail and mobile, a line each.
alter table company_user add column search text not null default '';

create function write_company_user_search() returns trigger language plpgsql as $$
begin
  new.search := folded(concat_ws(E'\n',
    coalesce(nullif(new.name, ''), (select name from account where id = coalesce(new.account_id, new.former_account_id))),
    new.job_id, new.department, new.job_title, new.email, new.mobile));
  return new;
end
$$;
create trigger company_user_search before insert or update of
  name, account_id, former_account_id, job_id, department, job_title, email, mobile, search on company_user
  for each row execute function write_company_user_search();
create function outdate_company_user_search() returns trigger language plpgsql as $$
begin
  update company_user set search = '' where account_id = new.id or former_account_id = new.id;
  return null;
end
$$;
create trigger account_company_user_search after update of name on account for each row
  when (old.name is distinct from new.name) execute function outdate_company_user_search();
update company_user set search = '';

drop index company_user_list, company_user_department;
create index company_user_list on company_user (company_id, id) include (search) where removed_at is null;
create index company_user_department on company_user (company_id, department, id) where removed_at is null;
