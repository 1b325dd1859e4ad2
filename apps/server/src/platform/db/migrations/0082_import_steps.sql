-- What an author does to an import, one step after the other, so that each can be undone and done again.
create table exam_import_step (
  import_id bigint not null references exam_import on delete cascade,
  no integer not null check (no > 0),
  kind text not null check (kind in ('question', 'scores', 'confirmed', 'reading')),
  is_undone boolean not null default false,
  -- The questions that it is about, and those of them that there are in the other state: as they were, or, undone, as they became.
  item_nos integer[] not null default '{}',
  items jsonb not null default '[]',
  -- The problems that it settled, and the refused rows with the questions that it made of them.
  problems jsonb not null default '[]',
  rejected jsonb not null default '[]',
  -- What held the import before it was confirmed.
  held_by jsonb not null default '[]',
  -- How the file is read in the other state.
  recipe jsonb,
  primary key (import_id, no)
);
