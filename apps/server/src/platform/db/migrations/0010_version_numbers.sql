-- The highest version an exam ever had: one that was undone is not given again, for attempts at it may still be running.
alter table exam add column last_version integer not null default 1;
update exam set last_version = version;
