-- What the author said the columns of the file are; null where nobody has said anything.
alter table exam_import add column mapping jsonb;
-- A question to go on from: what was understood of the row.
alter table exam_import_rejected add column understood jsonb;

-- What somebody said of columns once holds for their next file with the same names over its columns.
create table import_mapping (
  account_id bigint not null references account,
  shape text not null check (length(shape) between 1 and 500),
  roles jsonb not null,
  first_option smallint check (first_option in (0, 1)),
  used_at timestamptz not null default now(),
  primary key (account_id, shape)
);
