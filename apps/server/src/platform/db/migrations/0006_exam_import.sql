-- What a file gave, row by row, so that the author looks at it page by page, mends one question, and keeping it moves
-- rows from table to table.
alter table exam_import
  drop column paper_key,
  -- Why a failed one could not be read.
  add column fault text,
  add check ((status = 'failed') = (fault is not null));

create table exam_import_item (
  import_id bigint not null references exam_import on delete cascade,
  -- By this the author speaks of it. A question made of a rejected row has the next free one; the exam numbers them anew,
  -- by sheet and row.
  no integer not null check (no > 0),
  sheet_no integer not null,
  row integer not null,
  last_row integer not null,
  section_no smallint,
  material_no integer,
  type smallint not null check (type between 0 and 14),
  score numeric(8, 1) not null,
  difficulty smallint check (difficulty between 0 and 4),
  content jsonb not null,
  content_hash bytea not null,
  stem_hash bytea not null,
  -- Tokens of what a learner is shown.
  search text not null,
  is_mended boolean not null default false,
  primary key (import_id, no)
);
create index exam_import_item_place on exam_import_item (import_id, sheet_no, row);

create table exam_import_material (
  import_id bigint not null references exam_import on delete cascade,
  no integer not null check (no > 0),
  content text not null,
  primary key (import_id, no)
);

create table exam_import_rejected (
  import_id bigint not null references exam_import on delete cascade,
  no integer not null check (no > 0),
  sheet_no integer not null,
  row integer not null,
  section_no smallint,
  material_no integer,
  header jsonb not null,
  cells jsonb not null,
  -- Column and name of each picture over it; the names are those of exam_import_media.
  pictures jsonb not null default '[]',
  -- The question that was made of it.
  mended_no integer,
  primary key (import_id, no)
);

create table exam_import_problem (
  import_id bigint not null references exam_import on delete cascade,
  no integer not null,
  severity text not null check (severity in ('error', 'warning')),
  sheet_no integer not null,
  -- 0 where it is about the file as a whole.
  row integer not null,
  cell text not null,
  code text not null,
  -- What its words quote.
  quoted jsonb not null default '{}',
  primary key (import_id, no)
);
create index exam_import_problem_place on exam_import_problem (import_id, sheet_no, row);

-- Media on their way into an exam. They leave this table when the exam has them.
create table exam_import_media (
  import_id bigint not null references exam_import on delete cascade,
  name text not null,
  file_key text not null references file,
  content_hash bytea not null,
  -- A picture over a rejected row, which no question shows.
  is_rejected boolean not null default false,
  primary key (import_id, name)
);
create index exam_import_media_key on exam_import_media (file_key);

-- A Word document on its way to being a spreadsheet, for an hour.
create table exam_conversion (
  key text primary key,
  account_id bigint not null references account,
  company_id bigint references company,
  file_name text not null,
  file_key text references file,
  status text not null default 'processing' check (status in ('processing', 'ready', 'failed')),
  fault text,
  sheet_key text references file,
  questions_count integer,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 hour',
  check ((status = 'failed') = (fault is not null))
);
create index exam_conversion_account on exam_conversion (account_id);
create index exam_conversion_company on exam_conversion (company_id);
create index exam_conversion_file on exam_conversion (file_key);
create index exam_conversion_sheet on exam_conversion (sheet_key);
create index exam_conversion_expiry on exam_conversion (expires_at);

-- By these an upgrade finds a content of the exam again.
drop index question_content_exam;
create index question_content_exam on question_content (exam_id, content_hash);

-- The numbers of an exam changed, and people's marks are being carried over, person by person.
create table exam_merge (
  exam_id bigint primary key references exam on delete cascade,
  -- By old number: the content it had, and the number it has now, or null where it is asked no more.
  content_ids bigint[] not null,
  new_nos integer[] not null,
  created_at timestamptz not null default now()
);

-- Whose marks have been carried over.
create table exam_merge_account (
  exam_id bigint not null references exam_merge on delete cascade,
  account_id bigint not null,
  primary key (exam_id, account_id)
);

-- Marks of questions that an exam asks no more. When a question comes back, so do they.
create table question_mark_aside (
  account_id bigint not null references account,
  exam_id bigint not null references exam on delete cascade,
  content_id bigint not null,
  wrong_at timestamptz,
  wrong_count integer not null,
  favorited_at timestamptz,
  mastered_at timestamptz,
  note text,
  noted_at timestamptz,
  highlights jsonb,
  updated_at timestamptz not null,
  expires_at timestamptz not null default now() + interval '30 days',
  primary key (account_id, exam_id, content_id)
);
create index question_mark_aside_exam on question_mark_aside (exam_id);
create index question_mark_aside_expiry on question_mark_aside (expires_at);
