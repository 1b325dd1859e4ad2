-- A homework for single members of its group: it is for nobody but those who are named.
alter table homework add column is_for_chosen boolean not null default false;
create table homework_chosen (
  homework_id bigint not null references homework on delete cascade,
  account_id bigint not null references account,
  primary key (homework_id, account_id)
);
create index homework_chosen_account on homework_chosen (account_id);
-- How many of a group's homework are not for everybody is asked with each group that is shown.
create index homework_for_chosen on homework (group_id) where is_for_chosen and deleted_at is null;
