-- Somebody's question bank is an exam of kind 2, and its categories are the sections of that exam: in a tree, in an order that
-- their numbers do not say. The sections of other exams are in no tree.
alter table exam_section
  add column parent_no smallint check (parent_no <> no),
  add column order_no integer not null default 0,
  add foreign key (exam_id, parent_no) references exam_section;

-- Numbers that have been given in a bank. None is given twice: what was written down about one must not come to mean another.
create table bank (
  exam_id bigint primary key references exam on delete cascade,
  last_no integer not null default 0,
  last_category_no smallint not null default 0
);

create table bank_question (
  exam_id bigint not null,
  no integer not null,
  -- What lists are filtered by, as it stands in exam_question: those of a bank of 100,000 walk an index each, which would be
  -- a burden on all other exams.
  category_no smallint,
  type smallint not null,
  difficulty smallint,
  -- Where it was taken from, and what was taken. Null for what the owner has written.
  source_exam_id bigint references exam on delete set null,
  source_no integer,
  source_content_id bigint,
  source_title text,
  -- Of what stands there now, to know the very same question by.
  content_hash bytea not null,
  -- Its owner wrote it, here or there, so its key is no secret to them.
  is_own boolean not null,
  created_at timestamptz not null default now(),
  primary key (exam_id, no),
  foreign key (exam_id, no) references exam_question on delete cascade
);
create index bank_question_content on bank_question (exam_id, content_hash);
create index bank_question_category on bank_question (exam_id, category_no, no);
create index bank_question_type on bank_question (exam_id, type, no);
create index bank_question_difficulty on bank_question (exam_id, difficulty, no);
create index bank_question_source on bank_question (exam_id, source_exam_id, no);
create index bank_question_source_exam on bank_question (source_exam_id) where source_exam_id is not null;

-- A content of a popular exam stands in many banks: of one of them it is looked up by both.
drop index exam_question_content;
create index exam_question_content on exam_question (content_id, exam_id);

-- What a change to many questions, a removal or a merge of duplicates has replaced, for whoever wants it back.
create table bank_undo (
  id bigint generated always as identity primary key,
  exam_id bigint not null references bank on delete cascade,
  kind text not null check (kind in ('properties', 'removal', 'merge')),
  before jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days'
);
create index bank_undo_exam on bank_undo (exam_id);
create index bank_undo_expiry on bank_undo (expires_at);
