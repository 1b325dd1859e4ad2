-- Handed in while its person was being tested on some of the same questions. Until that test is over, its result is shown to
-- nobody and counts nowhere: it would tell the keys.
alter table attempt add column is_withheld boolean not null default false;
create index attempt_withheld on attempt (account_id) where is_withheld;
-- What somebody is being tested on, asked before any key is shown.
create index attempt_tested on attempt (account_id) where prac_type = 3 and handed_in_at is null and deleted_at is null;
