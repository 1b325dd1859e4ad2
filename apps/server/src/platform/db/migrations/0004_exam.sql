-- An exam in full: what people read about it, who may open it, and the sums that lists show and sort by.
alter table exam
  -- In links and QR codes: short, and hard to guess.
  add column public_id text,
  -- Opens a private exam for whoever holds the link. Replaced whenever the links given out so far shall end.
  add column share_token text,
  add column version integer not null default 1 check (version > 0),
  add column isprivate boolean not null default true,
  add column description text not null default '',
  -- What is new in this version.
  add column last_updates text not null default '',
  add column keywords text not null default '',
  -- Minutes; 0 for no limit.
  add column duration integer not null default 0 check (duration >= 0),
  add column random_questions boolean not null default false,
  add column category_id smallint,
  add column questions_count integer not null default 0,
  add column full_score numeric(12, 1) not null default 0,
  add column sections_count integer not null default 0,
  add column materials_count integer not null default 0,
  add column levels_count integer not null default 0,
  add column files_count integer not null default 0,
  -- Marks are being carried over from the version before.
  add column is_merging boolean not null default false,
  add column updated_at timestamptz not null default now(),
  add column published_at timestamptz,
  add column deleted_at timestamptz,
  -- What recovering brings back.
  add column status_before smallint check (status_before in (0, 2, 3, 10, 20)),
  add column opened_count integer not null default 0,
  add column favorites_count integer not null default 0 check (favorites_count >= 0),
  add column reviews_count integer not null default 0 check (reviews_count >= 0),
  add column rating_sum integer not null default 0 check (rating_sum >= 0),
  -- Three middling votes beside the real ones, so that a single five does not lead the list.
  add column rating_order real generated always as ((rating_sum + 10.5) / (reviews_count + 3)) stored,
  -- Tokens of title and keywords.
  add column search tsvector not null default '';
update exam set
  public_id = substr(md5(gen_random_uuid()::text), 1, 12),
  share_token = md5(gen_random_uuid()::text),
  deleted_at = case when status = 9 then now() end,
  status_before = case when status = 9 then 2 end;
alter table exam
  alter column public_id set not null,
  alter column share_token set not null,
  add check ((status = 9) = (deleted_at is not null)),
  add check ((status = 9) = (status_before is not null));
create unique index exam_public_id on exam (public_id);
create unique index exam_share_token on exam (share_token);
create index exam_search on exam using gin (search);
create index exam_deleted on exam (deleted_at) where deleted_at is not null;
-- Few, and asked for by every list of what is public.
create index account_disabled on account (id) where is_disabled;
-- What anybody may find, in the orders it is offered in. Companies find theirs by exam_company.
create index exam_public_hot on exam (opened_count desc, id desc) where status = 0 and not isprivate and company_id is null;
create index exam_public_new on exam (published_at desc, id desc) where status = 0 and not isprivate and company_id is null;
create index exam_public_rating on exam (rating_order desc, id desc) where status = 0 and not isprivate and company_id is null;
create index exam_public_category on exam (category_id) where status = 0 and not isprivate and company_id is null;
create index exam_public on exam (id) where status = 0 and not isprivate and company_id is null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% keeps what people were asked: write a new row instead', tg_table_name;
end
$$;

create table exam_section (
  exam_id bigint not null references exam,
  no smallint not null check (no > 0),
  title text not null,
  description text not null default '',
  -- The number of its first question; null while it has none.
  first_no integer,
  questions_count integer not null default 0,
  primary key (exam_id, no)
);

create table exam_material (
  id bigint generated always as identity primary key,
  exam_id bigint not null references exam,
  content text not null
);
create index exam_material_exam on exam_material (exam_id);
create trigger exam_material_is_final before update on exam_material for each statement execute function refuse_change();

-- A question with its key, once and for all: homework and answers keep pointing at what the learner saw.
create table question_content (
  id bigint generated always as identity primary key,
  exam_id bigint not null references exam,
  type smallint not null check (type between 0 and 14),
  content jsonb not null,
  -- By these an upgrade finds the same question again: all of it, or its stem alone.
  content_hash bytea not null,
  stem_hash bytea not null,
  created_at timestamptz not null default now()
);
create index question_content_exam on question_content (exam_id);
create trigger question_content_is_final before update on question_content for each statement execute function refuse_change();

-- What an exam asks now. Type, score and difficulty stand here too, so that choosing questions reads no content.
create table exam_question (
  exam_id bigint not null references exam,
  no integer not null check (no > 0),
  content_id bigint not null references question_content,
  section_no smallint,
  material_id bigint references exam_material,
  type smallint not null,
  score numeric(8, 1) not null,
  difficulty smallint check (difficulty between 0 and 4),
  -- Tokens of what a learner is shown; of the key and the explanation, none. Beside them marks of where it stands.
  search tsvector not null default '',
  primary key (exam_id, no),
  foreign key (exam_id, section_no) references exam_section
);
create index exam_question_content on exam_question (content_id);
create index exam_question_material on exam_question (material_id);
create index exam_question_search on exam_question using gin (search);

-- Marks among the tokens of a question that say where it stands, so that a search asks the index for a word in a place:
-- its exam, whom it is for (everybody, everybody in a company, or its author alone), and of those the stretch of
-- contents it was written in. No word begins with their sign.
create function place_marks(content_id bigint, e exam) returns tsvector language sql immutable as $$
  select array_to_tsvector(array[
    '=e' || e.id, circle,
    circle || '-12-' || (content_id >> 12), circle || '-15-' || (content_id >> 15), circle || '-18-' || (content_id >> 18)])
  from (values (
    case when e.status = 0 and not e.isprivate then '=p' || coalesce(e.company_id::text, '') else '=a' || e.account_id end
  )) as audience (circle)
$$;
create function move_place_marks() returns trigger language plpgsql as $$
begin
  update exam_question set
    search = ts_delete(search, tsvector_to_array(place_marks(content_id, old))) || place_marks(content_id, new)
  where exam_id = new.id;
  return null;
end
$$;
create trigger exam_place_marks after update of status, isprivate on exam for each row
  when ((old.status = 0 and not old.isprivate) <> (new.status = 0 and not new.isprivate))
  execute function move_place_marks();

-- A name is never given to other bytes, because questions that were asked go on naming it.
create table exam_file (
  exam_id bigint not null references exam on delete cascade,
  name text not null,
  file_key text not null references file,
  content_hash bytea not null,
  primary key (exam_id, name)
);
create index exam_file_key on exam_file (file_key);

create table exam_level (
  exam_id bigint not null references exam on delete cascade,
  no smallint not null check (no > 0),
  title text not null,
  sel_q_c integer not null check (sel_q_c > 0),
  -- Questions from all of the exam, or from each section in its turn.
  sel_m smallint not null default 0 check (sel_m in (0, 1)),
  -- The whole level at once, or question by question.
  ans_m smallint not null default 0 check (ans_m in (0, 1)),
  -- The first attempt counts, or the best.
  rank_m smallint not null default 0 check (rank_m in (0, 1)),
  -- Minutes for the level, seconds for a question; 0 for no limit.
  l_du integer not null default 0 check (l_du >= 0),
  q_du integer not null default 0 check (q_du >= 0),
  l_rule jsonb not null default '{"max_wrongs": 0}',
  primary key (exam_id, no)
);

-- Who opened a private exam by its link. The link's token stands beside it, so that a new token ends them all.
create table exam_guest (
  account_id bigint not null references account,
  exam_id bigint not null references exam on delete cascade,
  share_token text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, exam_id)
);
create index exam_guest_exam on exam_guest (exam_id);

create table exam_favorite (
  account_id bigint not null references account,
  exam_id bigint not null references exam on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, exam_id)
);
create index exam_favorite_exam on exam_favorite (exam_id);

create table exam_review (
  exam_id bigint not null references exam on delete cascade,
  account_id bigint not null references account,
  rating smallint not null check (rating between 1 and 5),
  title text not null default '',
  review text not null default '',
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (exam_id, account_id)
);
create index exam_review_account on exam_review (account_id);
create index exam_review_newest on exam_review (exam_id, updated_at desc, account_id desc);

-- A file on its way to becoming an exam, or the next version of one.
create table exam_import (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  company_id bigint references company,
  -- The exam that it upgrades; null for a new one.
  exam_id bigint references exam on delete set null,
  file_name text not null,
  file_key text references file,
  sheet_nos integer[] not null default '{}',
  status text not null default 'processing' check (status in ('processing', 'ready', 'failed', 'kept')),
  -- What the preview shows.
  result jsonb,
  -- The paper that was read, ready to be stored.
  paper_key text references file,
  -- The exam it became. One import becomes one exam, however often it is sent.
  kept_exam_id bigint references exam on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
create index exam_import_account on exam_import (account_id, id desc);
create index exam_import_company on exam_import (company_id);
create index exam_import_exam on exam_import (exam_id);
create index exam_import_kept on exam_import (kept_exam_id);
create index exam_import_file on exam_import (file_key);
create index exam_import_paper on exam_import (paper_key);
create index exam_import_expiry on exam_import (expires_at);

-- What an exam asked before an upgrade, for as long as the upgrade can be undone. The arrays run by question number.
create table exam_version (
  exam_id bigint not null references exam on delete cascade,
  version integer not null,
  info jsonb not null,
  sections jsonb not null,
  content_ids bigint[] not null,
  section_nos smallint[] not null,
  material_ids bigint[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  primary key (exam_id, version)
);
create index exam_version_expiry on exam_version (expires_at);

-- What somebody made of a question: got wrong, kept, mastered, noted, highlighted.
create table question_mark (
  account_id bigint not null references account,
  exam_id bigint not null references exam on delete cascade,
  no integer not null check (no > 0),
  -- The times say since when; null is no.
  wrong_at timestamptz,
  wrong_count integer not null default 0 check (wrong_count >= 0),
  favorited_at timestamptz,
  mastered_at timestamptz,
  note text,
  noted_at timestamptz,
  highlights jsonb,
  updated_at timestamptz not null default now(),
  primary key (account_id, exam_id, no)
);
create index question_mark_exam on question_mark (exam_id, no);
