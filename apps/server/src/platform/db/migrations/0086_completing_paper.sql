-- Papers whose marking was completed and whose results are on their way: a job brings them out, some at a time.
create table completing_paper (
  attempt_id bigint primary key references attempt on delete cascade,
  homework_id bigint not null references homework on delete cascade
);
create index completing_paper_homework on completing_paper (homework_id);
-- How many there were when it began, with those that were added while it went on.
alter table homework add column completing_count integer not null default 0 check (completing_count >= 0);
