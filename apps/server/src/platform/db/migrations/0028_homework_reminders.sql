-- What ends soon, looked for every minute.
create index homework_closing on homework (closes_at) where deleted_at is null;
