-- What a job could not do of the many things it does, and when it tries that one again. No foreign key: what it names may be
-- of any table, and goes without it.
create table set_aside (
  kind text not null,
  item text not null,
  since timestamptz not null default now(),
  tries_count integer not null default 1 check (tries_count > 0),
  next_try_at timestamptz not null,
  error text not null,
  primary key (kind, item)
);
