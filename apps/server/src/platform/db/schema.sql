-- Generated from the migrated database by `npm run db:schema`: read it in review, never edit it.

create table account (
  id bigint not null generated always,
  username text not null,
  name text not null,
  password_hash text,
  mobile text,
  email text,
  wx_nickname text not null default ''::text,
  description text not null default ''::text,
  hide_exam_rank boolean not null default false,
  is_partner boolean not null default false,
  is_operator boolean not null default false,
  is_disabled boolean not null default false,
  vip_until timestamp with time zone,
  thumbnail_key text,
  thumbnail_revision integer not null default 0,
  created_at timestamp with time zone not null default now(),
  wx_union_id text,
  time_zone text,
  is_time_zone_chosen boolean not null default false,
  PRIMARY KEY (id),
  FOREIGN KEY (thumbnail_key) REFERENCES file(key)
);
CREATE INDEX account_disabled ON public.account USING btree (id) WHERE is_disabled;
CREATE INDEX account_email_prefix ON public.account USING btree (lower(email) text_pattern_ops) WHERE (email IS NOT NULL);
CREATE INDEX account_hides_rank ON public.account USING btree (id) WHERE hide_exam_rank;
CREATE INDEX account_mobile_prefix ON public.account USING btree (mobile text_pattern_ops) WHERE (mobile IS NOT NULL);
CREATE INDEX account_name_prefix ON public.account USING btree (lower(name) text_pattern_ops);
CREATE INDEX account_username_prefix ON public.account USING btree (lower(username) text_pattern_ops);
CREATE UNIQUE INDEX account_email_key ON public.account USING btree (lower(email));
CREATE UNIQUE INDEX account_mobile_key ON public.account USING btree (mobile);
CREATE UNIQUE INDEX account_thumbnail ON public.account USING btree (thumbnail_key);
CREATE UNIQUE INDEX account_username_key ON public.account USING btree (lower(username));
CREATE UNIQUE INDEX account_wx_union_id_key ON public.account USING btree (wx_union_id);

create table answer (
  attempt_id bigint not null,
  no integer not null,
  seq bigint not null default 0,
  answer jsonb,
  is_marked boolean not null default false,
  shown_at timestamp with time zone,
  status text,
  earned numeric(8,1),
  is_right boolean,
  self_score numeric(8,1),
  saved_at timestamp with time zone not null default now(),
  given_by text,
  PRIMARY KEY (attempt_id, no),
  FOREIGN KEY (attempt_id) REFERENCES attempt(id) ON DELETE CASCADE,
  CHECK ((given_by = ANY (ARRAY['learner'::text, 'marker'::text, 'regrade'::text]))),
  CHECK ((self_score >= (0)::numeric)),
  CHECK ((seq >= 0)),
  CHECK ((status = ANY (ARRAY['graded'::text, 'unanswered'::text, 'needs-person'::text])))
);

create table answer_file (
  attempt_id bigint not null,
  no integer not null,
  name text not null,
  file_key text not null,
  content_hash bytea not null,
  size integer not null,
  PRIMARY KEY (attempt_id, no, name),
  FOREIGN KEY (attempt_id) REFERENCES attempt(id),
  FOREIGN KEY (file_key) REFERENCES file(key)
);
CREATE INDEX answer_file_key ON public.answer_file USING btree (file_key);

create table answer_log (
  attempt_id bigint not null,
  id bigint not null generated always,
  no integer not null,
  seq bigint not null,
  answer jsonb,
  outcome text not null,
  received_at timestamp with time zone not null default now(),
  PRIMARY KEY (attempt_id, id),
  FOREIGN KEY (attempt_id) REFERENCES attempt(id) ON DELETE CASCADE,
  CHECK ((outcome = ANY (ARRAY['kept'::text, 'older'::text, 'conflict'::text, 'final'::text, 'late'::text, 'cleared'::text])))
);

create table asked_content (
  exam_id bigint not null,
  content_id bigint not null,
  PRIMARY KEY (exam_id, content_id),
  FOREIGN KEY (content_id) REFERENCES question_content(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE
);
CREATE INDEX asked_content_content ON public.asked_content USING btree (content_id);

create table asked_material (
  exam_id bigint not null,
  material_id bigint not null,
  PRIMARY KEY (exam_id, material_id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE,
  FOREIGN KEY (material_id) REFERENCES exam_material(id)
);
CREATE INDEX asked_material_material ON public.asked_material USING btree (material_id);

create table attempt (
  id bigint not null generated always,
  practice_id bigint not null,
  account_id bigint not null,
  company_id bigint,
  exam_id bigint not null,
  exam_version integer not null,
  prac_type smallint not null,
  seed uuid not null default gen_random_uuid(),
  questions_count integer not null,
  full_score numeric(12,1) not null,
  retire_wrong boolean not null,
  create_key text,
  started_at timestamp with time zone not null default now(),
  deadline timestamp with time zone,
  saved_at timestamp with time zone not null default now(),
  seconds integer not null default 0,
  handed_in_at timestamp with time zone,
  is_timed_out boolean not null default false,
  auto_score numeric(12,1) not null default 0,
  self_score numeric(12,1) not null default 0,
  answered_count integer not null default 0,
  correct_count integer not null default 0,
  unmarked_count integer not null default 0,
  is_counted boolean not null default false,
  deleted_at timestamp with time zone,
  is_withheld boolean not null default false,
  homework_id bigint,
  rules jsonb,
  round smallint,
  awaits_marks boolean not null default false,
  marked_at timestamp with time zone,
  is_switched_out boolean not null default false,
  booked_seconds integer not null default 0,
  left_at timestamp with time zone,
  returned_at timestamp with time zone,
  counted_zone text,
  is_measured boolean not null default false,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id),
  FOREIGN KEY (homework_id) REFERENCES homework(id),
  FOREIGN KEY (practice_id) REFERENCES practice(id),
  CHECK ((((round IS NOT NULL) = (prac_type = 21)) AND (round > 0))),
  CHECK (((NOT awaits_marks) OR (handed_in_at IS NOT NULL))),
  CHECK (((deadline IS NULL) OR (deadline > started_at))),
  CHECK (((homework_id IS NOT NULL) = (prac_type = 21))),
  CHECK (((marked_at IS NULL) OR (NOT awaits_marks))),
  CHECK (((rules IS NOT NULL) = (prac_type = 21))),
  CHECK ((prac_type = ANY (ARRAY[1, 2, 3, 4, 5, 6, 7, 21]))),
  CHECK ((questions_count > 0)),
  CHECK ((seconds >= 0))
);
CREATE INDEX attempt_archived ON public.attempt USING btree (account_id, deleted_at) WHERE ((homework_id IS NOT NULL) AND (deleted_at IS NOT NULL));
CREATE INDEX attempt_company ON public.attempt USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX attempt_deadline ON public.attempt USING btree (deadline) WHERE ((handed_in_at IS NULL) AND (deadline IS NOT NULL));
CREATE INDEX attempt_deleted ON public.attempt USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX attempt_exam ON public.attempt USING btree (exam_id);
CREATE INDEX attempt_history ON public.attempt USING btree (account_id, exam_id, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX attempt_history_type ON public.attempt USING btree (account_id, exam_id, prac_type, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX attempt_homework ON public.attempt USING btree (account_id) WHERE ((prac_type = 21) AND (deleted_at IS NULL));
CREATE INDEX attempt_of_homework ON public.attempt USING btree (homework_id, account_id) WHERE (homework_id IS NOT NULL);
CREATE INDEX attempt_practice ON public.attempt USING btree (practice_id, id DESC);
CREATE INDEX attempt_recent ON public.attempt USING btree (account_id, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX attempt_recent_type ON public.attempt USING btree (account_id, prac_type, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX attempt_running ON public.attempt USING btree (account_id, exam_id) WHERE ((handed_in_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX attempt_tested ON public.attempt USING btree (account_id) WHERE ((prac_type = 3) AND (handed_in_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX attempt_to_mark ON public.attempt USING btree (homework_id, handed_in_at) WHERE (awaits_marks AND (unmarked_count > 0) AND (left_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX attempt_uncounted ON public.attempt USING btree (id) WHERE ((handed_in_at IS NOT NULL) AND (NOT is_counted));
CREATE INDEX attempt_unmeasured ON public.attempt USING btree (id) WHERE ((prac_type = 3) AND (handed_in_at IS NOT NULL) AND (NOT is_measured) AND (NOT is_withheld));
CREATE INDEX attempt_withheld ON public.attempt USING btree (account_id) WHERE is_withheld;
CREATE UNIQUE INDEX attempt_create_key ON public.attempt USING btree (account_id, create_key) WHERE (create_key IS NOT NULL);
CREATE UNIQUE INDEX attempt_round ON public.attempt USING btree (homework_id, account_id, round) WHERE ((homework_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX attempt_sequential ON public.attempt USING btree (practice_id) WHERE ((prac_type = 1) AND (handed_in_at IS NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX attempt_sitting ON public.attempt USING btree (homework_id, account_id) WHERE ((homework_id IS NOT NULL) AND (handed_in_at IS NULL) AND (deleted_at IS NULL));

create table attempt_message (
  attempt_id bigint not null,
  message_id bigint not null,
  seen_at timestamp with time zone,
  PRIMARY KEY (attempt_id, message_id),
  FOREIGN KEY (attempt_id) REFERENCES attempt(id) ON DELETE CASCADE,
  FOREIGN KEY (message_id) REFERENCES homework_message(id) ON DELETE CASCADE
);
CREATE INDEX attempt_message_message ON public.attempt_message USING btree (message_id);

create table attempt_paper (
  attempt_id bigint not null,
  selection jsonb not null,
  noes integer[] not null,
  content_ids bigint[] not null,
  section_nos smallint[] not null,
  material_ids bigint[] not null,
  section_titles jsonb,
  scores numeric(8,1)[],
  PRIMARY KEY (attempt_id),
  FOREIGN KEY (attempt_id) REFERENCES attempt(id) ON DELETE CASCADE
);

create table attempt_switch (
  attempt_id bigint not null,
  seq integer not null,
  left_at timestamp with time zone not null,
  seconds integer not null,
  cause text not null,
  is_counted boolean not null,
  reason text,
  received_at timestamp with time zone not null default now(),
  PRIMARY KEY (attempt_id, seq),
  FOREIGN KEY (attempt_id) REFERENCES attempt(id) ON DELETE CASCADE,
  CHECK ((seconds >= 0)),
  CHECK ((seq > 0))
);

create table bank (
  exam_id bigint not null,
  last_no integer not null default 0,
  last_category_no smallint not null default 0,
  PRIMARY KEY (exam_id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE
);

create table bank_question (
  exam_id bigint not null,
  no integer not null,
  category_no smallint,
  type smallint not null,
  difficulty smallint,
  source_exam_id bigint,
  source_no integer,
  source_content_id bigint,
  source_title text,
  content_hash bytea not null,
  is_own boolean not null,
  created_at timestamp with time zone not null default now(),
  bands integer[],
  PRIMARY KEY (exam_id, no),
  FOREIGN KEY (exam_id, no) REFERENCES exam_question(exam_id, no) ON DELETE CASCADE,
  FOREIGN KEY (source_exam_id) REFERENCES exam(id) ON DELETE SET NULL
);
CREATE INDEX bank_question_bands ON public.bank_question USING gin (bands);
CREATE INDEX bank_question_category ON public.bank_question USING btree (exam_id, category_no, no);
CREATE INDEX bank_question_content ON public.bank_question USING btree (exam_id, content_hash);
CREATE INDEX bank_question_difficulty ON public.bank_question USING btree (exam_id, difficulty, no);
CREATE INDEX bank_question_source ON public.bank_question USING btree (exam_id, source_exam_id, no);
CREATE INDEX bank_question_source_exam ON public.bank_question USING btree (source_exam_id) WHERE (source_exam_id IS NOT NULL);
CREATE INDEX bank_question_type ON public.bank_question USING btree (exam_id, type, no);
CREATE INDEX bank_question_unlooked ON public.bank_question USING btree (exam_id, no) WHERE (bands IS NULL);

create table bank_twin (
  exam_id bigint not null,
  no integer not null,
  twin_no integer not null,
  kept_at timestamp with time zone,
  PRIMARY KEY (exam_id, no, twin_no),
  FOREIGN KEY (exam_id, no) REFERENCES bank_question(exam_id, no) ON DELETE CASCADE,
  FOREIGN KEY (exam_id, twin_no) REFERENCES bank_question(exam_id, no) ON DELETE CASCADE,
  CHECK ((no < twin_no))
);
CREATE INDEX bank_twin_open ON public.bank_twin USING btree (exam_id, no DESC, twin_no DESC) WHERE (kept_at IS NULL);
CREATE INDEX bank_twin_other ON public.bank_twin USING btree (exam_id, twin_no);

create table bank_undo (
  id bigint not null generated always,
  exam_id bigint not null,
  kind text not null,
  before jsonb not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '30 days'::interval),
  PRIMARY KEY (id),
  FOREIGN KEY (exam_id) REFERENCES bank(exam_id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['properties'::text, 'removal'::text, 'merge'::text])))
);
CREATE INDEX bank_undo_exam ON public.bank_undo USING btree (exam_id);
CREATE INDEX bank_undo_expiry ON public.bank_undo USING btree (expires_at);

create table bundle (
  id bigint not null generated always,
  public_id text not null,
  account_id bigint not null,
  company_id bigint,
  title text not null,
  description text not null,
  country_code text not null,
  price_tier smallint not null,
  logo_key text,
  logo_revision integer not null default 0,
  status smallint,
  review_reason text,
  favorites_count integer not null default 0,
  create_key text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  reviewing_since timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (public_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  FOREIGN KEY (logo_key) REFERENCES file(key),
  CHECK (((price_tier >= 0) AND (price_tier <= 23))),
  CHECK (((status IS NULL) OR (logo_key IS NOT NULL))),
  CHECK ((country_code ~ '^[a-z]{2}$'::text)),
  CHECK ((status = ANY (ARRAY[0, 2, 3, 20])))
);
CREATE INDEX bundle_account ON public.bundle USING btree (account_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX bundle_company ON public.bundle USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX bundle_logo ON public.bundle USING btree (logo_key) WHERE (logo_key IS NOT NULL);
CREATE INDEX bundle_public ON public.bundle USING btree (updated_at DESC, id DESC) WHERE ((status = 0) AND (deleted_at IS NULL));
CREATE INDEX bundle_reviewing ON public.bundle USING btree (reviewing_since, id) WHERE ((status = 2) AND (deleted_at IS NULL));
CREATE INDEX bundle_suspended ON public.bundle USING btree (updated_at DESC, id DESC) WHERE ((status = 20) AND (deleted_at IS NULL));
CREATE INDEX bundle_title ON public.bundle USING btree (lower(title) text_pattern_ops) WHERE ((status IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX bundle_create_key ON public.bundle USING btree (account_id, create_key) WHERE (create_key IS NOT NULL);

create table bundle_change (
  bundle_id bigint not null,
  title text not null,
  description text not null,
  country_code text not null,
  price_tier smallint not null,
  exam_ids bigint[] not null,
  logo_key text,
  reason text,
  waiting_since timestamp with time zone default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (bundle_id),
  FOREIGN KEY (bundle_id) REFERENCES bundle(id) ON DELETE CASCADE,
  FOREIGN KEY (logo_key) REFERENCES file(key),
  CHECK (((price_tier >= 0) AND (price_tier <= 23))),
  CHECK (((reason IS NULL) = (waiting_since IS NOT NULL))),
  CHECK ((country_code ~ '^[a-z]{2}$'::text))
);
CREATE INDEX bundle_change_logo ON public.bundle_change USING btree (logo_key) WHERE (logo_key IS NOT NULL);
CREATE INDEX bundle_change_waiting ON public.bundle_change USING btree (waiting_since, bundle_id) WHERE (waiting_since IS NOT NULL);

create table bundle_exam (
  bundle_id bigint not null,
  exam_id bigint not null,
  place smallint not null,
  PRIMARY KEY (bundle_id, exam_id),
  FOREIGN KEY (bundle_id) REFERENCES bundle(id) ON DELETE CASCADE,
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE
);
CREATE INDEX bundle_exam_exam ON public.bundle_exam USING btree (exam_id);

create table bundle_favorite (
  account_id bigint not null,
  company_id bigint,
  bundle_id bigint not null,
  created_at timestamp with time zone not null default now(),
  UNIQUE NULLS NOT DISTINCT (account_id, company_id, bundle_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (bundle_id) REFERENCES bundle(id) ON DELETE CASCADE,
  FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX bundle_favorite_bundle ON public.bundle_favorite USING btree (bundle_id);
CREATE INDEX bundle_favorite_company ON public.bundle_favorite USING btree (company_id) WHERE (company_id IS NOT NULL);

create table captcha (
  id text not null,
  purpose text not null,
  answer_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamp with time zone not null,
  target text not null default ''::text,
  kind text not null default 'text'::text,
  work smallint not null default 0,
  PRIMARY KEY (id),
  CHECK ((kind = ANY (ARRAY['text'::text, 'slider'::text, 'question'::text])))
);
CREATE INDEX captcha_expiry ON public.captcha USING btree (expires_at);

create table change (
  id bigint not null generated always,
  transaction_id xid8 not null default pg_current_xact_id(),
  account_id bigint,
  topic text not null,
  about bigint,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id)
);
CREATE INDEX change_age ON public.change USING btree (created_at);
CREATE INDEX change_transaction ON public.change USING btree (transaction_id);

create table company (
  id bigint not null generated always,
  name text not null,
  review_status smallint not null default 0,
  member_limit integer not null,
  applicant_id bigint not null,
  applied_at timestamp with time zone not null default now(),
  contact_name text not null default ''::text,
  contact_mobile text not null default ''::text,
  contact_email text not null default ''::text,
  description text not null default ''::text,
  reason text not null default ''::text,
  user_count integer not null default 0,
  PRIMARY KEY (id),
  FOREIGN KEY (applicant_id) REFERENCES account(id),
  CHECK (((review_status >= 0) AND (review_status <= 3))),
  CHECK ((member_limit > 0)),
  CHECK ((user_count <= member_limit))
);
CREATE INDEX company_applicant ON public.company USING btree (applicant_id);
CREATE INDEX company_name_prefix ON public.company USING btree (lower(name) text_pattern_ops);

create table company_draft (
  company_id bigint not null,
  name text not null,
  member_limit integer not null,
  contact_name text not null default ''::text,
  contact_mobile text not null default ''::text,
  contact_email text not null default ''::text,
  description text not null default ''::text,
  review_status smallint not null default 0,
  reason text not null default ''::text,
  submitted_at timestamp with time zone,
  PRIMARY KEY (company_id),
  FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  CHECK ((member_limit > 0)),
  CHECK ((review_status = ANY (ARRAY[0, 1, 3])))
);
CREATE INDEX company_draft_waiting ON public.company_draft USING btree (submitted_at, company_id) WHERE (review_status = 1);

create table company_image (
  company_id bigint not null,
  type smallint not null,
  is_draft boolean not null,
  file_key text not null,
  PRIMARY KEY (company_id, type, is_draft),
  FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  FOREIGN KEY (file_key) REFERENCES file(key),
  CHECK ((type = ANY (ARRAY[0, 1, 2])))
);
CREATE INDEX company_image_file ON public.company_image USING btree (file_key);

create table company_invitation (
  user_id bigint not null,
  account_id bigint not null,
  company_id bigint not null,
  asked_at timestamp with time zone not null default now(),
  declined_at timestamp with time zone,
  PRIMARY KEY (user_id, account_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES company_user(id) ON DELETE CASCADE
);
CREATE INDEX company_invitation_account ON public.company_invitation USING btree (account_id, company_id);
CREATE INDEX company_invitation_company ON public.company_invitation USING btree (company_id);

create table company_user (
  company_id bigint not null,
  account_id bigint,
  is_admin boolean not null default false,
  is_super_admin boolean not null default false,
  joined_at timestamp with time zone default now(),
  id bigint not null generated always,
  job_id text not null default ''::text,
  name text not null default ''::text,
  department text not null default ''::text,
  job_title text not null default ''::text,
  mobile text,
  email text,
  expires_at timestamp with time zone,
  invited_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  removed_at timestamp with time zone,
  former_account_id bigint,
  search text not null default ''::text,
  PRIMARY KEY (id),
  UNIQUE (account_id, company_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  FOREIGN KEY (former_account_id) REFERENCES account(id),
  CHECK (((former_account_id IS NULL) OR (removed_at IS NOT NULL))),
  CHECK (((removed_at IS NULL) OR (account_id IS NULL)))
);
CREATE INDEX company_user_company ON public.company_user USING btree (company_id);
CREATE INDEX company_user_department ON public.company_user USING btree (company_id, department, id) WHERE (removed_at IS NULL);
CREATE INDEX company_user_former_of ON public.company_user USING btree (former_account_id) WHERE (former_account_id IS NOT NULL);
CREATE INDEX company_user_left ON public.company_user USING btree (company_id, id) WHERE (former_account_id IS NOT NULL);
CREATE INDEX company_user_list ON public.company_user USING btree (company_id, id) INCLUDE (search) WHERE (removed_at IS NULL);
CREATE INDEX company_user_waiting_email ON public.company_user USING btree (lower(email)) WHERE ((account_id IS NULL) AND (removed_at IS NULL));
CREATE INDEX company_user_waiting_mobile ON public.company_user USING btree (mobile) WHERE ((account_id IS NULL) AND (removed_at IS NULL));
CREATE UNIQUE INDEX company_user_email ON public.company_user USING btree (company_id, lower(email)) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX company_user_former_account ON public.company_user USING btree (company_id, former_account_id) WHERE (former_account_id IS NOT NULL);
CREATE UNIQUE INDEX company_user_job ON public.company_user USING btree (company_id, lower(job_id)) WHERE ((removed_at IS NULL) AND (job_id <> ''::text));
CREATE UNIQUE INDEX company_user_mobile ON public.company_user USING btree (company_id, mobile) WHERE (removed_at IS NULL);

create table completing_paper (
  attempt_id bigint not null,
  homework_id bigint not null,
  PRIMARY KEY (attempt_id),
  FOREIGN KEY (attempt_id) REFERENCES attempt(id) ON DELETE CASCADE,
  FOREIGN KEY (homework_id) REFERENCES homework(id) ON DELETE CASCADE
);
CREATE INDEX completing_paper_homework ON public.completing_paper USING btree (homework_id);

create table content_file (
  content_id bigint not null,
  name text not null,
  file_key text not null,
  alias text not null,
  PRIMARY KEY (content_id, name),
  FOREIGN KEY (content_id) REFERENCES question_content(id) ON DELETE CASCADE,
  FOREIGN KEY (file_key) REFERENCES file(key)
);
CREATE INDEX content_file_alias ON public.content_file USING btree (alias);
CREATE INDEX content_file_key ON public.content_file USING btree (file_key);

create table deployment (
  name text not null,
  value bytea not null,
  PRIMARY KEY (name)
);

create table exam (
  id bigint not null generated always,
  account_id bigint not null,
  company_id bigint,
  title text not null,
  status smallint not null,
  created_at timestamp with time zone not null default now(),
  public_id text not null,
  share_token text not null,
  version integer not null default 1,
  isprivate boolean not null default true,
  description text not null default ''::text,
  last_updates text not null default ''::text,
  keywords text not null default ''::text,
  duration integer not null default 0,
  random_questions boolean not null default false,
  category_id smallint,
  questions_count integer not null default 0,
  full_score numeric(12,1) not null default 0,
  sections_count integer not null default 0,
  materials_count integer not null default 0,
  levels_count integer not null default 0,
  files_count integer not null default 0,
  is_merging boolean not null default false,
  updated_at timestamp with time zone not null default now(),
  published_at timestamp with time zone,
  deleted_at timestamp with time zone,
  status_before smallint,
  opened_count integer not null default 0,
  favorites_count integer not null default 0,
  reviews_count integer not null default 0,
  rating_sum integer not null default 0,
  rating_order real generated always,
  search tsvector not null default ''::tsvector,
  last_version integer not null default 1,
  kind smallint not null default 0,
  purged_at timestamp with time zone,
  allow_marking boolean not null default true,
  allow_files boolean not null default true,
  expires_at timestamp with time zone,
  is_indexed boolean not null default false,
  allow_preview boolean not null default false,
  reviewing_since timestamp with time zone,
  change_of bigint,
  change_reason text,
  is_priced boolean not null default false,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (change_of) REFERENCES exam(id) ON DELETE CASCADE,
  FOREIGN KEY (company_id) REFERENCES company(id),
  CHECK (((kind = 0) OR isprivate)),
  CHECK (((kind = 4) = (change_of IS NOT NULL))),
  CHECK (((purged_at IS NULL) OR (status = 9))),
  CHECK (((status = 9) = (deleted_at IS NOT NULL))),
  CHECK (((status = 9) = (status_before IS NOT NULL))),
  CHECK ((duration >= 0)),
  CHECK ((favorites_count >= 0)),
  CHECK ((kind = ANY (ARRAY[0, 1, 2, 3, 4]))),
  CHECK ((rating_sum >= 0)),
  CHECK ((reviews_count >= 0)),
  CHECK ((status = ANY (ARRAY[0, 2, 3, 9, 10, 20]))),
  CHECK ((status_before = ANY (ARRAY[0, 2, 3, 10, 20]))),
  CHECK ((version > 0))
);
CREATE INDEX exam_account ON public.exam USING btree (account_id, title COLLATE natural_order, id);
CREATE INDEX exam_company ON public.exam USING btree (company_id);
CREATE INDEX exam_deleted ON public.exam USING btree (deleted_at) WHERE ((deleted_at IS NOT NULL) AND (purged_at IS NULL));
CREATE INDEX exam_expiry ON public.exam USING btree (expires_at) WHERE ((expires_at IS NOT NULL) AND (status = ANY (ARRAY[0, 3])));
CREATE INDEX exam_public ON public.exam USING btree (id) WHERE ((status = 0) AND (NOT isprivate) AND (NOT is_priced) AND (company_id IS NULL));
CREATE INDEX exam_public_category ON public.exam USING btree (category_id, opened_count DESC, id DESC) INCLUDE (account_id) WHERE ((status = 0) AND (NOT isprivate) AND (NOT is_priced) AND (company_id IS NULL));
CREATE INDEX exam_public_hot ON public.exam USING btree (opened_count DESC, id DESC) INCLUDE (account_id, category_id) WHERE ((status = 0) AND (NOT isprivate) AND (NOT is_priced) AND (company_id IS NULL));
CREATE INDEX exam_public_new ON public.exam USING btree (published_at DESC, id DESC) INCLUDE (account_id, category_id) WHERE ((status = 0) AND (NOT isprivate) AND (NOT is_priced) AND (company_id IS NULL));
CREATE INDEX exam_public_rating ON public.exam USING btree (rating_order DESC, id DESC) INCLUDE (account_id, category_id) WHERE ((status = 0) AND (NOT isprivate) AND (NOT is_priced) AND (company_id IS NULL));
CREATE INDEX exam_purged ON public.exam USING btree (id) WHERE (purged_at IS NOT NULL);
CREATE INDEX exam_reviewing ON public.exam USING btree (reviewing_since, id) WHERE (status = 3);
CREATE INDEX exam_search ON public.exam USING gin (search);
CREATE INDEX exam_suspended ON public.exam USING btree (updated_at DESC, id DESC) WHERE (status = 20);
CREATE INDEX exam_unindexed ON public.exam USING btree (id) WHERE (NOT is_indexed);
CREATE UNIQUE INDEX exam_bank ON public.exam USING btree (account_id, company_id) NULLS NOT DISTINCT WHERE (kind = 2);
CREATE UNIQUE INDEX exam_change ON public.exam USING btree (change_of) WHERE ((change_of IS NOT NULL) AND (status <> 9));
CREATE UNIQUE INDEX exam_public_id ON public.exam USING btree (public_id);
CREATE UNIQUE INDEX exam_share_token ON public.exam USING btree (share_token);

create table exam_conversion (
  key text not null,
  account_id bigint not null,
  company_id bigint,
  file_name text not null,
  file_key text,
  status text not null default 'processing'::text,
  fault text,
  sheet_key text,
  questions_count integer,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '01:00:00'::interval),
  PRIMARY KEY (key),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  FOREIGN KEY (file_key) REFERENCES file(key),
  FOREIGN KEY (sheet_key) REFERENCES file(key),
  CHECK (((status = 'failed'::text) = (fault IS NOT NULL))),
  CHECK ((status = ANY (ARRAY['processing'::text, 'ready'::text, 'failed'::text])))
);
CREATE INDEX exam_conversion_account ON public.exam_conversion USING btree (account_id);
CREATE INDEX exam_conversion_company ON public.exam_conversion USING btree (company_id);
CREATE INDEX exam_conversion_expiry ON public.exam_conversion USING btree (expires_at);
CREATE INDEX exam_conversion_file ON public.exam_conversion USING btree (file_key);
CREATE INDEX exam_conversion_sheet ON public.exam_conversion USING btree (sheet_key);

create table exam_favorite (
  account_id bigint not null,
  exam_id bigint not null,
  created_at timestamp with time zone not null default now(),
  company_id bigint,
  UNIQUE NULLS NOT DISTINCT (account_id, company_id, exam_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE
);
CREATE INDEX exam_favorite_company ON public.exam_favorite USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX exam_favorite_exam ON public.exam_favorite USING btree (exam_id);

create table exam_file (
  exam_id bigint not null,
  name text not null,
  file_key text not null,
  content_hash bytea not null,
  alias text not null default "left"(replace((gen_random_uuid())::text, '-'::text, ''::text), 16),
  PRIMARY KEY (exam_id, name),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE,
  FOREIGN KEY (file_key) REFERENCES file(key)
);
CREATE INDEX exam_file_key ON public.exam_file USING btree (file_key);
CREATE UNIQUE INDEX exam_file_alias ON public.exam_file USING btree (exam_id, alias);

create table exam_guest (
  account_id bigint not null,
  exam_id bigint not null,
  share_token text not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (account_id, exam_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE
);
CREATE INDEX exam_guest_exam ON public.exam_guest USING btree (exam_id);

create table exam_import (
  id bigint not null generated always,
  account_id bigint not null,
  company_id bigint,
  exam_id bigint,
  file_name text not null,
  file_key text,
  sheet_nos integer[] not null default '{}'::integer[],
  status text not null default 'processing'::text,
  result jsonb,
  kept_exam_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '7 days'::interval),
  fault text,
  progress jsonb,
  recipe jsonb,
  mended jsonb not null default '[]'::jsonb,
  last_step integer not null default 0,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE SET NULL,
  FOREIGN KEY (file_key) REFERENCES file(key),
  FOREIGN KEY (kept_exam_id) REFERENCES exam(id) ON DELETE SET NULL,
  CHECK (((status = 'failed'::text) = (fault IS NOT NULL))),
  CHECK ((status = ANY (ARRAY['processing'::text, 'ready'::text, 'failed'::text, 'kept'::text])))
);
CREATE INDEX exam_import_account ON public.exam_import USING btree (account_id, id DESC);
CREATE INDEX exam_import_company ON public.exam_import USING btree (company_id);
CREATE INDEX exam_import_exam ON public.exam_import USING btree (exam_id);
CREATE INDEX exam_import_expiry ON public.exam_import USING btree (expires_at);
CREATE INDEX exam_import_file ON public.exam_import USING btree (file_key);
CREATE INDEX exam_import_kept ON public.exam_import USING btree (kept_exam_id);

create table exam_import_item (
  import_id bigint not null,
  no integer not null,
  sheet_no integer not null,
  row integer not null,
  last_row integer not null,
  section_no smallint,
  material_no integer,
  type smallint not null,
  score numeric(8,1) not null,
  difficulty smallint,
  content jsonb not null,
  content_hash bytea not null,
  stem_hash bytea not null,
  search text not null,
  is_mended boolean not null default false,
  read_stem_hash bytea,
  PRIMARY KEY (import_id, no),
  CHECK (((difficulty >= 0) AND (difficulty <= 4))),
  CHECK (((type >= 0) AND (type <= 14))),
  CHECK ((no > 0))
);
CREATE INDEX exam_import_item_place ON public.exam_import_item USING btree (import_id, sheet_no, "row");

create table exam_import_material (
  import_id bigint not null,
  no integer not null,
  content text not null,
  PRIMARY KEY (import_id, no),
  FOREIGN KEY (import_id) REFERENCES exam_import(id) ON DELETE CASCADE,
  CHECK ((no > 0))
);

create table exam_import_media (
  import_id bigint not null,
  name text not null,
  file_key text not null,
  content_hash bytea not null,
  is_rejected boolean not null default false,
  PRIMARY KEY (import_id, name),
  FOREIGN KEY (file_key) REFERENCES file(key),
  FOREIGN KEY (import_id) REFERENCES exam_import(id) ON DELETE CASCADE
);
CREATE INDEX exam_import_media_key ON public.exam_import_media USING btree (file_key);

create table exam_import_problem (
  import_id bigint not null,
  no integer not null,
  severity text not null,
  sheet_no integer not null,
  row integer not null,
  cell text not null,
  code text not null,
  quoted jsonb not null default '{}'::jsonb,
  PRIMARY KEY (import_id, no),
  FOREIGN KEY (import_id) REFERENCES exam_import(id) ON DELETE CASCADE,
  CHECK ((severity = ANY (ARRAY['error'::text, 'warning'::text])))
);
CREATE INDEX exam_import_problem_place ON public.exam_import_problem USING btree (import_id, sheet_no, "row");

create table exam_import_rejected (
  import_id bigint not null,
  no integer not null,
  sheet_no integer not null,
  row integer not null,
  section_no smallint,
  material_no integer,
  header jsonb not null,
  cells jsonb not null,
  pictures jsonb not null default '[]'::jsonb,
  mended_no integer,
  understood jsonb,
  PRIMARY KEY (import_id, no),
  FOREIGN KEY (import_id) REFERENCES exam_import(id) ON DELETE CASCADE,
  CHECK ((no > 0))
);

create table exam_import_step (
  import_id bigint not null,
  no integer not null,
  kind text not null,
  is_undone boolean not null default false,
  item_nos integer[] not null default '{}'::integer[],
  items jsonb not null default '[]'::jsonb,
  problems jsonb not null default '[]'::jsonb,
  rejected jsonb not null default '[]'::jsonb,
  held_by jsonb not null default '[]'::jsonb,
  recipe jsonb,
  later_items jsonb not null default '[]'::jsonb,
  PRIMARY KEY (import_id, no),
  FOREIGN KEY (import_id) REFERENCES exam_import(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['question'::text, 'scores'::text, 'confirmed'::text, 'reading'::text]))),
  CHECK ((no > 0))
);

create table exam_level (
  exam_id bigint not null,
  no smallint not null,
  title text not null,
  sel_q_c integer not null,
  sel_m smallint not null default 0,
  ans_m smallint not null default 0,
  rank_m smallint not null default 0,
  l_du integer not null default 0,
  q_du integer not null default 0,
  l_rule jsonb not null default '{"max_wrongs": 0}'::jsonb,
  PRIMARY KEY (exam_id, no),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE,
  CHECK ((ans_m = ANY (ARRAY[0, 1]))),
  CHECK ((l_du >= 0)),
  CHECK ((no > 0)),
  CHECK ((q_du >= 0)),
  CHECK ((rank_m = ANY (ARRAY[0, 1]))),
  CHECK ((sel_m = ANY (ARRAY[0, 1]))),
  CHECK ((sel_q_c > 0))
);

create table exam_material (
  id bigint not null generated always,
  exam_id bigint,
  content text not null,
  PRIMARY KEY (id)
);

create table exam_merge (
  exam_id bigint not null,
  content_ids bigint[] not null,
  new_nos integer[] not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (exam_id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE
);

create table exam_merge_account (
  exam_id bigint not null,
  account_id bigint not null,
  PRIMARY KEY (exam_id, account_id),
  FOREIGN KEY (exam_id) REFERENCES exam_merge(exam_id) ON DELETE CASCADE
);

create table exam_question (
  exam_id bigint not null,
  no integer not null,
  content_id bigint not null,
  section_no smallint,
  material_id bigint,
  type smallint not null,
  score numeric(8,1) not null,
  difficulty smallint,
  search tsvector not null default ''::tsvector,
  origin_no integer,
  PRIMARY KEY (exam_id, no),
  FOREIGN KEY (content_id) REFERENCES question_content(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id),
  FOREIGN KEY (exam_id, section_no) REFERENCES exam_section(exam_id, no),
  FOREIGN KEY (material_id) REFERENCES exam_material(id),
  CHECK (((difficulty >= 0) AND (difficulty <= 4))),
  CHECK ((no > 0))
);
CREATE INDEX exam_question_content ON public.exam_question USING btree (content_id, exam_id);
CREATE INDEX exam_question_material ON public.exam_question USING btree (material_id);
CREATE INDEX exam_question_search ON public.exam_question USING gin (search);

create table exam_rank (
  exam_id bigint not null,
  account_id bigint not null,
  points numeric(12,1) not null,
  seconds integer not null,
  company_id bigint,
  place bigint not null generated always,
  counted_place bigint,
  is_moved boolean not null default true,
  UNIQUE NULLS NOT DISTINCT (exam_id, company_id, account_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE
);
CREATE INDEX exam_rank_company ON public.exam_rank USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX exam_rank_moved ON public.exam_rank USING btree (exam_id, company_id, account_id) WHERE is_moved;
CREATE INDEX exam_rank_order ON public.exam_rank USING btree (exam_id, company_id, points DESC, seconds);
CREATE INDEX exam_rank_own ON public.exam_rank USING btree (account_id, exam_id);

create table exam_rank_count (
  exam_id bigint not null,
  company_id bigint,
  shift smallint not null,
  place bigint not null,
  people integer not null,
  UNIQUE NULLS NOT DISTINCT (exam_id, company_id, shift, place),
  FOREIGN KEY (company_id) REFERENCES company(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE
);
CREATE INDEX exam_rank_count_company ON public.exam_rank_count USING btree (company_id) WHERE (company_id IS NOT NULL);

create table exam_review (
  exam_id bigint not null,
  account_id bigint not null,
  rating smallint not null,
  title text not null default ''::text,
  review text not null default ''::text,
  reply text,
  replied_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (exam_id, account_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE,
  CHECK (((rating >= 1) AND (rating <= 5)))
);
CREATE INDEX exam_review_account ON public.exam_review USING btree (account_id);
CREATE INDEX exam_review_newest ON public.exam_review USING btree (exam_id, updated_at DESC, account_id DESC);

create table exam_section (
  exam_id bigint not null,
  no smallint not null,
  title text not null,
  description text not null default ''::text,
  first_no integer,
  questions_count integer not null default 0,
  parent_no smallint,
  order_no integer not null default 0,
  PRIMARY KEY (exam_id, no),
  FOREIGN KEY (exam_id) REFERENCES exam(id),
  FOREIGN KEY (exam_id, parent_no) REFERENCES exam_section(exam_id, no),
  CHECK ((no > 0)),
  CHECK ((parent_no <> no))
);

create table exam_version (
  exam_id bigint not null,
  version integer not null,
  info jsonb not null,
  sections jsonb not null,
  content_ids bigint[] not null,
  section_nos smallint[] not null,
  material_ids bigint[] not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '30 days'::interval),
  PRIMARY KEY (exam_id, version),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE
);
CREATE INDEX exam_version_expiry ON public.exam_version USING btree (expires_at);

create table feedback (
  id bigint not null generated always,
  account_id bigint not null,
  type smallint not null,
  subject text not null,
  status smallint not null default 0,
  os_type smallint not null,
  request_key text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  waiting_since timestamp with time zone,
  assignee_id bigint,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (assignee_id) REFERENCES account(id),
  CHECK (((type >= 0) AND (type <= 5))),
  CHECK ((status = ANY (ARRAY[0, 1, 2, 9])))
);
CREATE INDEX feedback_account ON public.feedback USING btree (account_id, updated_at DESC, id DESC) WHERE (status <> 9);
CREATE INDEX feedback_assignee ON public.feedback USING btree (assignee_id) WHERE (assignee_id IS NOT NULL);
CREATE INDEX feedback_in_progress ON public.feedback USING btree (updated_at) WHERE (status = 1);
CREATE INDEX feedback_sent ON public.feedback USING btree (updated_at DESC, id DESC) WHERE (status = ANY (ARRAY[1, 2]));
CREATE INDEX feedback_waiting ON public.feedback USING btree (waiting_since, id) WHERE ((waiting_since IS NOT NULL) AND (status = 1));
CREATE UNIQUE INDEX feedback_request ON public.feedback USING btree (account_id, request_key) WHERE (request_key IS NOT NULL);

create table feedback_attachment (
  id bigint not null generated always,
  session_id bigint,
  type smallint not null,
  file_key text not null,
  name text not null,
  size integer not null,
  content_hash bytea not null,
  feedback_id bigint,
  replier_id bigint,
  PRIMARY KEY (id),
  UNIQUE (session_id, content_hash),
  FOREIGN KEY (feedback_id) REFERENCES feedback(id) ON DELETE CASCADE,
  FOREIGN KEY (file_key) REFERENCES file(key),
  FOREIGN KEY (replier_id) REFERENCES account(id),
  FOREIGN KEY (session_id) REFERENCES feedback_session(id) ON DELETE CASCADE,
  CHECK ((
CASE
    WHEN (session_id IS NULL) THEN num_nulls(feedback_id, replier_id)
    ELSE num_nonnulls(feedback_id, replier_id)
END = 0)),
  CHECK ((type = ANY (ARRAY[0, 1, 2])))
);
CREATE INDEX feedback_attachment_file ON public.feedback_attachment USING btree (file_key);
CREATE INDEX feedback_attachment_replier ON public.feedback_attachment USING btree (replier_id) WHERE (replier_id IS NOT NULL);
CREATE UNIQUE INDEX feedback_attachment_reply ON public.feedback_attachment USING btree (feedback_id, replier_id, content_hash) WHERE (session_id IS NULL);

create table feedback_session (
  id bigint not null generated always,
  feedback_id bigint not null,
  type smallint not null,
  body text not null,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  replier_id bigint,
  request_key text,
  PRIMARY KEY (id),
  FOREIGN KEY (feedback_id) REFERENCES feedback(id) ON DELETE CASCADE,
  FOREIGN KEY (replier_id) REFERENCES account(id),
  CHECK ((type = ANY (ARRAY[0, 1])))
);
CREATE INDEX feedback_session_feedback ON public.feedback_session USING btree (feedback_id, id);
CREATE INDEX feedback_session_replier ON public.feedback_session USING btree (replier_id) WHERE (replier_id IS NOT NULL);
CREATE UNIQUE INDEX feedback_session_editing ON public.feedback_session USING btree (feedback_id) WHERE (sent_at IS NULL);
CREATE UNIQUE INDEX feedback_session_request ON public.feedback_session USING btree (feedback_id, request_key) WHERE (request_key IS NOT NULL);

create table file (
  key text not null,
  account_id bigint not null,
  company_id bigint,
  purpose text not null,
  name text not null,
  content_type text not null,
  size bigint not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (key),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  CHECK ((size >= 0))
);
CREATE INDEX file_account ON public.file USING btree (account_id);
CREATE INDEX file_company ON public.file USING btree (company_id);

create table gradebook (
  group_id bigint not null,
  drop_lowest smallint not null,
  is_shown boolean not null,
  is_total_shown boolean not null,
  counts_from timestamp with time zone,
  version integer not null,
  PRIMARY KEY (group_id),
  FOREIGN KEY (group_id) REFERENCES study_group(id),
  CHECK (((drop_lowest >= 0) AND (drop_lowest <= 20)))
);

create table gradebook_column (
  id bigint not null generated always,
  group_id bigint not null,
  name text not null,
  full_score numeric(8,1) not null,
  weight numeric(4,1) not null,
  account_id bigint not null,
  request_key uuid not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (group_id, request_key),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (group_id) REFERENCES study_group(id),
  CHECK ((full_score > (0)::numeric)),
  CHECK ((weight >= (0)::numeric))
);
CREATE INDEX gradebook_column_account ON public.gradebook_column USING btree (account_id);

create table gradebook_exemption (
  homework_id bigint not null,
  account_id bigint not null,
  reason text not null,
  exempted_by bigint not null,
  exempted_at timestamp with time zone not null default now(),
  PRIMARY KEY (homework_id, account_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (exempted_by) REFERENCES account(id),
  FOREIGN KEY (homework_id) REFERENCES homework(id) ON DELETE CASCADE
);
CREATE INDEX gradebook_exemption_account ON public.gradebook_exemption USING btree (account_id);
CREATE INDEX gradebook_exemption_by ON public.gradebook_exemption USING btree (exempted_by);

create table gradebook_mark (
  column_id bigint not null,
  account_id bigint not null,
  score numeric(8,1),
  marked_by bigint not null,
  version integer not null,
  marked_at timestamp with time zone not null default now(),
  PRIMARY KEY (column_id, account_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (column_id) REFERENCES gradebook_column(id) ON DELETE CASCADE,
  FOREIGN KEY (marked_by) REFERENCES account(id),
  CHECK ((score >= (0)::numeric))
);
CREATE INDEX gradebook_mark_account ON public.gradebook_mark USING btree (account_id);
CREATE INDEX gradebook_mark_by ON public.gradebook_mark USING btree (marked_by);

create table gradebook_weight (
  homework_id bigint not null,
  weight numeric(4,1) not null,
  PRIMARY KEY (homework_id),
  FOREIGN KEY (homework_id) REFERENCES homework(id) ON DELETE CASCADE,
  CHECK ((weight >= (0)::numeric))
);

create table group_member (
  group_id bigint not null,
  account_id bigint not null,
  role smallint not null default 0,
  status smallint not null,
  alias text not null default ''::text,
  verification_message text not null default ''::text,
  search text not null,
  applied_at timestamp with time zone not null default now(),
  joined_at timestamp with time zone,
  left_at timestamp with time zone,
  is_kicked boolean not null default false,
  in_until timestamp with time zone,
  PRIMARY KEY (group_id, account_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (group_id) REFERENCES study_group(id),
  CHECK (((joined_at IS NULL) = (status = 1))),
  CHECK (((left_at IS NULL) OR (role = 0))),
  CHECK ((role = ANY (ARRAY[0, 1, 2]))),
  CHECK ((status = ANY (ARRAY[0, 1, 2])))
);
CREATE INDEX group_member_account ON public.group_member USING btree (account_id);
CREATE INDEX group_member_joined ON public.group_member USING btree (group_id, role DESC, joined_at, account_id) INCLUDE (search) WHERE ((left_at IS NULL) AND (status <> 1));
CREATE INDEX group_member_waiting ON public.group_member USING btree (group_id, applied_at, account_id) INCLUDE (search) WHERE ((left_at IS NULL) AND (status = 1));
CREATE UNIQUE INDEX group_member_owner ON public.group_member USING btree (group_id) WHERE (role = 2);

create table group_notice (
  id bigint not null generated always,
  group_id bigint not null,
  account_id bigint not null,
  title text not null,
  body text not null,
  is_top boolean not null default false,
  read_count integer not null default 0,
  request_key uuid,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (group_id) REFERENCES study_group(id)
);
CREATE INDEX group_notice_account ON public.group_notice USING btree (account_id);
CREATE INDEX group_notice_order ON public.group_notice USING btree (group_id, is_top DESC, id DESC);
CREATE UNIQUE INDEX group_notice_request ON public.group_notice USING btree (account_id, request_key, group_id) WHERE (request_key IS NOT NULL);

create table group_notice_read (
  notice_id bigint not null,
  account_id bigint not null,
  group_id bigint not null,
  read_at timestamp with time zone not null default now(),
  PRIMARY KEY (notice_id, account_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (notice_id) REFERENCES group_notice(id) ON DELETE CASCADE
);
CREATE INDEX group_notice_read_account ON public.group_notice_read USING btree (account_id, group_id);

create table group_rank (
  group_id bigint not null,
  account_id bigint not null,
  points numeric(10,1) not null,
  seconds bigint not null,
  PRIMARY KEY (group_id, account_id),
  FOREIGN KEY (group_id, account_id) REFERENCES group_member(group_id, account_id)
);
CREATE INDEX group_rank_order ON public.group_rank USING btree (group_id, points DESC, seconds, account_id);

create table group_score (
  group_id bigint not null,
  account_id bigint not null,
  homework_id bigint not null,
  counts_for_ranking boolean not null,
  points numeric(8,1) not null,
  seconds integer not null,
  scored_at timestamp with time zone not null default now(),
  erased_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  PRIMARY KEY (group_id, account_id, homework_id),
  FOREIGN KEY (group_id, account_id) REFERENCES group_member(group_id, account_id),
  FOREIGN KEY (homework_id) REFERENCES homework(id),
  CHECK ((points >= (0)::numeric)),
  CHECK ((seconds >= 0))
);
CREATE INDEX group_score_erased ON public.group_score USING btree (erased_at) WHERE (erased_at IS NOT NULL);
CREATE INDEX group_score_homework ON public.group_score USING btree (homework_id);
CREATE INDEX group_score_reset ON public.group_score USING btree (group_id, erased_at) WHERE (erased_at IS NOT NULL);
CREATE INDEX group_score_withdrawn ON public.group_score USING btree (withdrawn_at) WHERE (withdrawn_at IS NOT NULL);

create table group_share (
  id bigint not null generated always,
  group_id bigint not null,
  exam_id bigint not null,
  account_id bigint not null,
  message text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (group_id, exam_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE,
  FOREIGN KEY (group_id) REFERENCES study_group(id)
);
CREATE INDEX group_share_account ON public.group_share USING btree (account_id);
CREATE INDEX group_share_exam ON public.group_share USING btree (exam_id);
CREATE INDEX group_share_order ON public.group_share USING btree (group_id, id DESC);

create table guest_feedback (
  id bigint not null generated always,
  message text not null,
  contact_info text not null,
  language text not null,
  created_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  PRIMARY KEY (id)
);
CREATE INDEX guest_feedback_settled ON public.guest_feedback USING btree (settled_at DESC, id DESC) WHERE (settled_at IS NOT NULL);
CREATE INDEX guest_feedback_waiting ON public.guest_feedback USING btree (created_at, id) WHERE (settled_at IS NULL);

create table homework (
  id bigint not null generated always,
  group_id bigint not null,
  exam_id bigint not null,
  account_id bigint not null,
  start_time timestamp with time zone not null,
  end_time timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  duration integer not null,
  result_time smallint not null,
  redo_mode smallint not null,
  pass_percent smallint not null,
  is_rank boolean not null,
  hide_answer boolean not null,
  redo_hint boolean not null,
  no_quit boolean not null,
  max_switches smallint not null,
  switch_seconds smallint not null,
  needs_marking boolean not null,
  sources jsonb not null,
  request_key uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  completing_count integer not null default 0,
  instructions text not null default ''::text,
  is_for_chosen boolean not null default false,
  PRIMARY KEY (id),
  UNIQUE (exam_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id),
  FOREIGN KEY (group_id) REFERENCES study_group(id),
  CHECK (((pass_percent >= 0) AND (pass_percent <= 100))),
  CHECK ((closes_at >= end_time)),
  CHECK ((completing_count >= 0)),
  CHECK ((duration >= 0)),
  CHECK ((end_time > start_time)),
  CHECK ((length(instructions) <= 3000)),
  CHECK ((max_switches >= 0)),
  CHECK ((redo_mode = ANY (ARRAY[0, 1, 2]))),
  CHECK ((result_time = ANY (ARRAY[0, 1]))),
  CHECK ((switch_seconds >= 0))
);
CREATE INDEX homework_account ON public.homework USING btree (account_id);
CREATE INDEX homework_closing ON public.homework USING btree (closes_at) WHERE (deleted_at IS NULL);
CREATE INDEX homework_deleted ON public.homework USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX homework_for_chosen ON public.homework USING btree (group_id) WHERE (is_for_chosen AND (deleted_at IS NULL));
CREATE INDEX homework_open ON public.homework USING btree (group_id, closes_at) WHERE (deleted_at IS NULL);
CREATE INDEX homework_order ON public.homework USING btree (group_id, id DESC) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX homework_request ON public.homework USING btree (account_id, request_key, group_id) WHERE (request_key IS NOT NULL);

create table homework_chosen (
  homework_id bigint not null,
  account_id bigint not null,
  PRIMARY KEY (homework_id, account_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (homework_id) REFERENCES homework(id) ON DELETE CASCADE
);
CREATE INDEX homework_chosen_account ON public.homework_chosen USING btree (account_id);

create table homework_comment_removed (
  account_id bigint not null,
  comment text not null,
  removed_at timestamp with time zone not null default now(),
  PRIMARY KEY (account_id, comment),
  FOREIGN KEY (account_id) REFERENCES account(id)
);

create table homework_draft (
  account_id bigint not null,
  group_id bigint not null,
  content jsonb not null,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (account_id, group_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (group_id) REFERENCES study_group(id)
);
CREATE INDEX homework_draft_group ON public.homework_draft USING btree (group_id);

create table homework_given (
  id bigint not null generated always,
  homework_id bigint not null,
  account_id bigint not null,
  giver_id bigint not null,
  extra_minutes integer not null,
  extra_attempts smallint not null,
  end_time timestamp with time zone,
  reason text not null,
  is_reopened boolean not null,
  given_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (giver_id) REFERENCES account(id),
  FOREIGN KEY (homework_id) REFERENCES homework(id) ON DELETE CASCADE,
  CHECK ((length(reason) <= 300))
);
CREATE INDEX homework_given_account ON public.homework_given USING btree (account_id);
CREATE INDEX homework_given_giver ON public.homework_given USING btree (giver_id);
CREATE INDEX homework_given_of ON public.homework_given USING btree (homework_id, account_id, id DESC);

create table homework_mark (
  attempt_id bigint not null,
  no integer not null,
  score numeric(8,1),
  comment text not null default ''::text,
  account_id bigint not null,
  version integer not null default 1,
  marked_at timestamp with time zone not null default now(),
  criteria bigint[] not null default '{}'::bigint[],
  adjustment numeric(8,1),
  PRIMARY KEY (attempt_id, no),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (attempt_id) REFERENCES attempt(id) ON DELETE CASCADE,
  CHECK ((((adjustment IS NULL) AND (criteria = '{}'::bigint[])) OR ((adjustment IS NOT NULL) AND (score IS NOT NULL)))),
  CHECK ((score >= (0)::numeric))
);
CREATE INDEX homework_mark_account ON public.homework_mark USING btree (account_id);

create table homework_member (
  homework_id bigint not null,
  account_id bigint not null,
  read_at timestamp with time zone,
  seen_at timestamp with time zone,
  extra_minutes integer not null default 0,
  extra_attempts smallint not null default 0,
  end_time timestamp with time zone,
  reminded_at timestamp with time zone,
  PRIMARY KEY (homework_id, account_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (homework_id) REFERENCES homework(id) ON DELETE CASCADE,
  CHECK ((extra_attempts >= 0)),
  CHECK ((extra_minutes >= 0))
);
CREATE INDEX homework_member_account ON public.homework_member USING btree (account_id);

create table homework_message (
  id bigint not null generated always,
  homework_id bigint not null,
  account_id bigint not null,
  to_account_id bigint,
  message text not null,
  request_key uuid not null,
  sent_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (account_id, request_key),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (homework_id) REFERENCES homework(id) ON DELETE CASCADE,
  FOREIGN KEY (to_account_id) REFERENCES account(id),
  CHECK (((length(message) >= 1) AND (length(message) <= 500)))
);
CREATE INDEX homework_message_of ON public.homework_message USING btree (homework_id, id DESC);
CREATE INDEX homework_message_to ON public.homework_message USING btree (to_account_id);

create table homework_regrade (
  id bigint not null generated always,
  homework_id bigint not null,
  no integer not null,
  way text not null,
  correct_answer jsonb,
  old_score numeric(8,1) not null,
  account_id bigint not null,
  made_at timestamp with time zone not null default now(),
  undone_at timestamp with time zone,
  old_content_id bigint,
  new_content_id bigint,
  attempt_id bigint,
  reason text,
  moves_figures boolean not null default true,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (attempt_id) REFERENCES attempt(id) ON DELETE CASCADE,
  FOREIGN KEY (homework_id) REFERENCES homework(id) ON DELETE CASCADE,
  FOREIGN KEY (new_content_id) REFERENCES question_content(id) ON DELETE SET NULL,
  FOREIGN KEY (old_content_id) REFERENCES question_content(id) ON DELETE SET NULL,
  CHECK ((((attempt_id IS NOT NULL) = (way = 'mark'::text)) AND ((reason IS NOT NULL) = (way = 'mark'::text)))),
  CHECK (((correct_answer IS NOT NULL) = (way = 'key'::text))),
  CHECK ((way = ANY (ARRAY['key'::text, 'right'::text, 'left out'::text, 'mark'::text])))
);
CREATE INDEX homework_regrade_account ON public.homework_regrade USING btree (account_id);
CREATE INDEX homework_regrade_attempt ON public.homework_regrade USING btree (attempt_id) WHERE (attempt_id IS NOT NULL);
CREATE INDEX homework_regrade_homework ON public.homework_regrade USING btree (homework_id, no, id DESC);
CREATE INDEX homework_regrade_new_content ON public.homework_regrade USING btree (new_content_id);
CREATE INDEX homework_regrade_old_content ON public.homework_regrade USING btree (old_content_id);

create table homework_regraded (
  regrade_id bigint not null,
  attempt_id bigint not null,
  old_status text,
  old_earned numeric(8,1),
  old_is_right boolean,
  new_earned numeric(8,1),
  new_is_right boolean,
  old_self_score numeric(8,1),
  is_new boolean not null default false,
  old_given_by text,
  new_self_score numeric(8,1),
  PRIMARY KEY (regrade_id, attempt_id),
  FOREIGN KEY (attempt_id) REFERENCES attempt(id) ON DELETE CASCADE,
  FOREIGN KEY (regrade_id) REFERENCES homework_regrade(id) ON DELETE CASCADE
);
CREATE INDEX homework_regraded_attempt ON public.homework_regraded USING btree (attempt_id);

create table homework_reminder (
  homework_id bigint not null,
  account_id bigint not null,
  hours smallint not null,
  sent_at timestamp with time zone not null default now(),
  PRIMARY KEY (homework_id, account_id, hours),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (homework_id) REFERENCES homework(id) ON DELETE CASCADE,
  CHECK ((hours = ANY (ARRAY[1, 24])))
);
CREATE INDEX homework_reminder_account ON public.homework_reminder USING btree (account_id);

create table homework_rubric (
  homework_id bigint not null,
  no integer not null,
  content_id bigint,
  account_id bigint not null,
  is_from_full boolean not null,
  version integer not null default 1,
  changed_at timestamp with time zone not null default now(),
  PRIMARY KEY (homework_id, no),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (content_id) REFERENCES question_content(id) ON DELETE SET NULL,
  FOREIGN KEY (homework_id) REFERENCES homework(id) ON DELETE CASCADE,
  CHECK ((version > 0))
);
CREATE INDEX homework_rubric_account ON public.homework_rubric USING btree (account_id);
CREATE INDEX homework_rubric_content ON public.homework_rubric USING btree (content_id, account_id);

create table import_recipe (
  account_id bigint not null,
  shape text not null,
  used_at timestamp with time zone not null default now(),
  recipe jsonb not null,
  PRIMARY KEY (account_id, shape),
  FOREIGN KEY (account_id) REFERENCES account(id),
  CHECK (((length(shape) >= 1) AND (length(shape) <= 500)))
);

create table known_device (
  account_id bigint not null,
  device_hash bytea not null,
  used_at timestamp with time zone not null default now(),
  PRIMARY KEY (account_id, device_hash),
  FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX known_device_used ON public.known_device USING btree (used_at);

create table material_file (
  material_id bigint not null,
  name text not null,
  file_key text not null,
  alias text not null,
  PRIMARY KEY (material_id, name),
  FOREIGN KEY (file_key) REFERENCES file(key),
  FOREIGN KEY (material_id) REFERENCES exam_material(id) ON DELETE CASCADE
);
CREATE INDEX material_file_alias ON public.material_file USING btree (alias);
CREATE INDEX material_file_key ON public.material_file USING btree (file_key);

create table measured_form (
  id bigint not null generated always,
  exam_id bigint not null,
  hash text not null,
  papers_count integer not null,
  sums jsonb not null,
  last_at timestamp with time zone not null default now(),
  scale jsonb,
  scaled_count integer not null default 0,
  scaled_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (exam_id, hash),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE,
  CHECK (((scale IS NULL) OR (scaled_at IS NOT NULL))),
  CHECK ((papers_count >= 0))
);
CREATE INDEX measured_form_unscaled ON public.measured_form USING btree (id) WHERE ((papers_count >= 100) AND (papers_count > scaled_count));

create table measured_person (
  exam_id bigint not null,
  account_id bigint not null,
  attempt_id bigint,
  form_id bigint,
  PRIMARY KEY (exam_id, account_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (attempt_id) REFERENCES attempt(id) ON DELETE SET NULL,
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE,
  FOREIGN KEY (form_id) REFERENCES measured_form(id) ON DELETE SET NULL
);
CREATE INDEX measured_person_account ON public.measured_person USING btree (account_id);
CREATE INDEX measured_person_attempt ON public.measured_person USING btree (attempt_id) WHERE (attempt_id IS NOT NULL);
CREATE INDEX measured_person_form ON public.measured_person USING btree (form_id, attempt_id DESC) WHERE (form_id IS NOT NULL);

create table measured_question (
  form_id bigint not null,
  place smallint not null,
  exam_id bigint not null,
  content_id bigint not null,
  sums jsonb not null,
  PRIMARY KEY (form_id, place),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE,
  FOREIGN KEY (form_id) REFERENCES measured_form(id) ON DELETE CASCADE
);
CREATE INDEX measured_question_exam ON public.measured_question USING btree (exam_id, content_id);

create table measured_rest (
  exam_id bigint not null,
  repeats_count integer not null default 0,
  parts_count integer not null default 0,
  PRIMARY KEY (exam_id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE
);

create table message (
  id bigint not null generated always,
  channel text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text])))
);
CREATE INDEX message_created ON public.message USING btree (created_at);

create table notice (
  id bigint not null generated always,
  account_id bigint,
  type smallint not null,
  title jsonb not null,
  content jsonb not null,
  released_at timestamp with time zone not null default now(),
  kind text,
  path text,
  bundle_key text,
  events_count integer not null default 1,
  many_title jsonb,
  many_content jsonb,
  company_id bigint,
  request_key text,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  CHECK ((type = ANY (ARRAY[0, 1])))
);
CREATE INDEX notice_account ON public.notice USING btree (account_id, released_at DESC, id DESC);
CREATE INDEX notice_company ON public.notice USING btree (company_id, released_at DESC, id DESC) WHERE (company_id IS NOT NULL);
CREATE INDEX notice_official ON public.notice USING btree (id DESC) WHERE ((type = 0) AND (account_id IS NULL));
CREATE UNIQUE INDEX notice_bundle ON public.notice USING btree (account_id, bundle_key) WHERE (bundle_key IS NOT NULL);
CREATE UNIQUE INDEX notice_request ON public.notice USING btree (request_key) WHERE (request_key IS NOT NULL);

create table notice_read (
  account_id bigint not null,
  notice_id bigint not null,
  read_at timestamp with time zone not null default now(),
  PRIMARY KEY (account_id, notice_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (notice_id) REFERENCES notice(id) ON DELETE CASCADE
);
CREATE INDEX notice_read_notice ON public.notice_read USING btree (notice_id);

create table notice_setting (
  account_id bigint not null,
  switched_off text[] not null default '{}'::text[],
  is_mailed boolean not null default false,
  language text not null default 'en'::text,
  mailed_at timestamp with time zone,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES account(id)
);

create table operator_action (
  id bigint not null generated always,
  account_id bigint,
  actor_name text not null,
  action text not null,
  about text not null,
  about_id bigint,
  title text not null default ''::text,
  detail jsonb not null default '{}'::jsonb,
  search tsvector not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX operator_action_about ON public.operator_action USING btree (about, about_id, id DESC);
CREATE INDEX operator_action_account ON public.operator_action USING btree (account_id, id DESC) WHERE (account_id IS NOT NULL);
CREATE INDEX operator_action_action ON public.operator_action USING btree (action, id DESC);
CREATE INDEX operator_action_search ON public.operator_action USING gin (search);

create table partner (
  account_id bigint not null,
  review_status smallint not null default 0,
  draft_status smallint not null default 0,
  reason text not null default ''::text,
  applied_at timestamp with time zone not null default now(),
  submitted_at timestamp with time zone,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  CHECK (((review_status >= 0) AND (review_status <= 3))),
  CHECK ((draft_status = ANY (ARRAY[0, 1, 3])))
);
CREATE INDEX partner_waiting ON public.partner USING btree (submitted_at, account_id) WHERE (draft_status = 1);

create table partner_finance_view (
  id bigint not null generated always,
  account_id bigint not null,
  viewer_id bigint not null,
  seen_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES partner(account_id) ON DELETE CASCADE,
  FOREIGN KEY (viewer_id) REFERENCES account(id)
);
CREATE INDEX partner_finance_view_account ON public.partner_finance_view USING btree (account_id, seen_at DESC);
CREATE INDEX partner_finance_view_viewer ON public.partner_finance_view USING btree (viewer_id);

create table partner_image (
  account_id bigint not null,
  type smallint not null,
  is_draft boolean not null,
  file_key text not null,
  PRIMARY KEY (account_id, type, is_draft),
  FOREIGN KEY (account_id) REFERENCES partner(account_id) ON DELETE CASCADE,
  FOREIGN KEY (file_key) REFERENCES file(key),
  CHECK ((type = ANY (ARRAY[0, 1, 2])))
);
CREATE INDEX partner_image_file ON public.partner_image USING btree (file_key);

create table partner_info (
  account_id bigint not null,
  is_draft boolean not null,
  type smallint not null,
  name text not null,
  contact_name text not null,
  contact_mobile text not null,
  contact_email text not null,
  description text not null default ''::text,
  account_holder text not null default ''::text,
  bank_name text not null default ''::text,
  account_number text not null default ''::text,
  PRIMARY KEY (account_id, is_draft),
  FOREIGN KEY (account_id) REFERENCES partner(account_id) ON DELETE CASCADE,
  CHECK ((type = ANY (ARRAY[0, 1])))
);

create table partner_payment (
  id bigint not null generated always,
  account_id bigint not null,
  item text not null,
  type smallint not null,
  amount bigint not null,
  currency text not null default 'CNY'::text,
  paid_at timestamp with time zone not null,
  reference text not null,
  payer_id bigint,
  bundle_id bigint,
  PRIMARY KEY (id),
  UNIQUE (reference),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (bundle_id) REFERENCES bundle(id),
  FOREIGN KEY (payer_id) REFERENCES account(id),
  CHECK (((type >= 1) AND (type <= 4)))
);
CREATE INDEX partner_payment_account ON public.partner_payment USING btree (account_id, paid_at DESC, id DESC);
CREATE INDEX partner_payment_bundle ON public.partner_payment USING btree (bundle_id) WHERE (bundle_id IS NOT NULL);
CREATE INDEX partner_payment_paid ON public.partner_payment USING btree (paid_at DESC, id DESC);
CREATE INDEX partner_payment_payer ON public.partner_payment USING btree (payer_id, bundle_id) WHERE (payer_id IS NOT NULL);

create table payment (
  id bigint not null generated always,
  account_id bigint not null,
  item text not null,
  type smallint not null,
  amount bigint not null,
  currency text not null default 'CNY'::text,
  paid_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  CHECK (((type >= 1) AND (type <= 4)))
);
CREATE INDEX payment_account ON public.payment USING btree (account_id, paid_at DESC, id DESC);

create table practice (
  id bigint not null generated always,
  account_id bigint not null,
  company_id bigint,
  exam_id bigint not null,
  prac_type smallint not null,
  attempts_count integer not null default 0,
  last_attempt_id bigint,
  last_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE NULLS NOT DISTINCT (account_id, company_id, exam_id, prac_type),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE,
  CHECK ((attempts_count >= 0)),
  CHECK ((prac_type = ANY (ARRAY[1, 2, 3, 4, 5, 6, 7, 21])))
);
CREATE INDEX practice_company ON public.practice USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX practice_exam ON public.practice USING btree (exam_id);
CREATE INDEX practice_recent ON public.practice USING btree (account_id, last_at DESC) WHERE (last_attempt_id IS NOT NULL);

create table question_content (
  id bigint not null generated always,
  exam_id bigint,
  type smallint not null,
  content jsonb not null,
  content_hash bytea not null,
  stem_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  CHECK (((type >= 0) AND (type <= 14)))
);

create table question_mark (
  account_id bigint not null,
  exam_id bigint not null,
  no integer not null,
  wrong_at timestamp with time zone,
  wrong_count integer not null default 0,
  favorited_at timestamp with time zone,
  mastered_at timestamp with time zone,
  note text,
  noted_at timestamp with time zone,
  highlights jsonb,
  updated_at timestamp with time zone not null default now(),
  company_id bigint,
  UNIQUE NULLS NOT DISTINCT (account_id, company_id, exam_id, no),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE,
  CHECK ((no > 0)),
  CHECK ((wrong_count >= 0))
);
CREATE INDEX question_mark_company ON public.question_mark USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX question_mark_favorited ON public.question_mark USING btree (account_id, company_id, exam_id, no) INCLUDE (favorited_at) WHERE (favorited_at IS NOT NULL);
CREATE INDEX question_mark_mastered ON public.question_mark USING btree (account_id, company_id, exam_id, no) WHERE (mastered_at IS NOT NULL);
CREATE INDEX question_mark_noted ON public.question_mark USING btree (account_id, company_id, exam_id, no) INCLUDE (noted_at) WHERE (note IS NOT NULL);
CREATE INDEX question_mark_own ON public.question_mark USING btree (exam_id, no, account_id, company_id);
CREATE INDEX question_mark_wrong ON public.question_mark USING btree (account_id, company_id, exam_id, no) INCLUDE (wrong_at) WHERE ((wrong_at IS NOT NULL) AND (mastered_at IS NULL));

create table question_mark_aside (
  account_id bigint not null,
  exam_id bigint not null,
  content_id bigint not null,
  wrong_at timestamp with time zone,
  wrong_count integer not null,
  favorited_at timestamp with time zone,
  mastered_at timestamp with time zone,
  note text,
  noted_at timestamp with time zone,
  highlights jsonb,
  updated_at timestamp with time zone not null,
  expires_at timestamp with time zone not null default (now() + '30 days'::interval),
  company_id bigint,
  UNIQUE NULLS NOT DISTINCT (account_id, company_id, exam_id, content_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE
);
CREATE INDEX question_mark_aside_company ON public.question_mark_aside USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX question_mark_aside_exam ON public.question_mark_aside USING btree (exam_id);
CREATE INDEX question_mark_aside_expiry ON public.question_mark_aside USING btree (expires_at);

create table question_progress (
  account_id bigint not null,
  exam_id bigint not null,
  content_id bigint not null,
  seen_at timestamp with time zone default now(),
  answered_count integer not null default 0,
  right_count integer not null default 0,
  right_streak integer not null default 0,
  company_id bigint,
  last_attempt_id bigint,
  last_no integer,
  UNIQUE NULLS NOT DISTINCT (account_id, company_id, exam_id, content_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE
);
CREATE INDEX question_progress_company ON public.question_progress USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX question_progress_own ON public.question_progress USING btree (exam_id, account_id, company_id, content_id);

create table question_report (
  id bigint not null generated always,
  exam_id bigint not null,
  no integer not null,
  content_id bigint,
  account_id bigint not null,
  company_id bigint,
  reason text not null,
  body text not null,
  created_at timestamp with time zone not null default now(),
  answer text,
  answered_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  FOREIGN KEY (content_id) REFERENCES question_content(id) ON DELETE SET NULL,
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE,
  CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CHECK ((reason = ANY (ARRAY['answer'::text, 'text'::text, 'explanation'::text, 'media'::text, 'other'::text])))
);
CREATE INDEX question_report_answered ON public.question_report USING btree (answered_at DESC, id DESC) WHERE (answered_at IS NOT NULL);
CREATE INDEX question_report_company ON public.question_report USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX question_report_content ON public.question_report USING btree (content_id) WHERE (content_id IS NOT NULL);
CREATE INDEX question_report_exam ON public.question_report USING btree (exam_id, id DESC);
CREATE INDEX question_report_unanswered ON public.question_report USING btree (created_at) WHERE (answered_at IS NULL);
CREATE INDEX question_report_waiting ON public.question_report USING btree (exam_id, created_at) WHERE (answered_at IS NULL);
CREATE UNIQUE INDEX question_report_open ON public.question_report USING btree (account_id, exam_id, content_id) WHERE (answered_at IS NULL);

create table question_stat (
  exam_id bigint not null,
  content_id bigint not null,
  answered_count bigint not null default 0,
  right_count bigint not null default 0,
  company_id bigint,
  UNIQUE NULLS NOT DISTINCT (exam_id, company_id, content_id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  FOREIGN KEY (exam_id) REFERENCES exam(id) ON DELETE CASCADE
);
CREATE INDEX question_stat_company ON public.question_stat USING btree (company_id) WHERE (company_id IS NOT NULL);

create table review_card (
  account_id bigint not null,
  company_id bigint,
  content_id bigint not null,
  exam_id bigint not null,
  type smallint not null,
  stability double precision not null,
  difficulty double precision not null,
  answered_on date not null,
  is_right boolean not null,
  due_on date not null,
  reviewed_on date,
  answered_count integer not null,
  lapses_count integer not null,
  is_suspended boolean not null default false,
  log_id bigint not null,
  rating smallint not null,
  before jsonb,
  UNIQUE NULLS NOT DISTINCT (account_id, company_id, content_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  CHECK (((rating >= 1) AND (rating <= 4))),
  CHECK ((stability > (0)::double precision))
);
CREATE INDEX review_card_company ON public.review_card USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX review_card_due ON public.review_card USING btree (account_id, company_id, due_on, content_id) WHERE (NOT is_suspended);
CREATE INDEX review_card_reviewed ON public.review_card USING btree (account_id, company_id, reviewed_on) WHERE (reviewed_on IS NOT NULL);
CREATE INDEX review_card_suspended ON public.review_card USING btree (account_id, company_id) WHERE is_suspended;

create table revocation (
  id bigint not null generated always,
  transaction_id xid8 not null default pg_current_xact_id(),
  account_id bigint,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id)
);
CREATE INDEX revocation_age ON public.revocation USING btree (created_at);
CREATE INDEX revocation_transaction ON public.revocation USING btree (transaction_id);

create table rubric_criterion (
  id bigint not null generated always,
  homework_id bigint not null,
  no integer not null,
  place smallint not null,
  sentence text not null,
  points numeric(5,1) not null,
  PRIMARY KEY (id),
  UNIQUE (homework_id, no, place) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (homework_id, no) REFERENCES homework_rubric(homework_id, no) ON DELETE CASCADE,
  CHECK ((place > 0)),
  CHECK ((points >= (0)::numeric)),
  CHECK ((sentence <> ''::text))
);

create table session (
  id bigint not null generated always,
  account_id bigint not null,
  os_type smallint not null,
  user_agent text not null,
  created_at timestamp with time zone not null default now(),
  used_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX session_account ON public.session USING btree (account_id);
CREATE INDEX session_expiry ON public.session USING btree (expires_at);

create table session_token (
  hash bytea not null,
  session_id bigint not null,
  kind text not null,
  expires_at timestamp with time zone not null,
  exchanged_at timestamp with time zone,
  PRIMARY KEY (hash),
  FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['access'::text, 'refresh'::text])))
);
CREATE INDEX session_token_session ON public.session_token USING btree (session_id);

create table set_aside (
  kind text not null,
  item text not null,
  since timestamp with time zone not null default now(),
  tries_count integer not null default 1,
  next_try_at timestamp with time zone not null,
  error text not null,
  PRIMARY KEY (kind, item),
  CHECK ((tries_count > 0))
);

create table storage (
  account_id bigint,
  company_id bigint,
  used bigint not null,
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  CHECK ((num_nonnulls(account_id, company_id) = 1)),
  CHECK ((used >= 0))
);
CREATE INDEX storage_used ON public.storage USING btree (used DESC, COALESCE((account_id * 2), ((company_id * 2) + 1)) DESC);
CREATE UNIQUE INDEX storage_account ON public.storage USING btree (account_id);
CREATE UNIQUE INDEX storage_company ON public.storage USING btree (company_id);

create table study_day (
  account_id bigint not null,
  company_id bigint,
  day date not null,
  questions_count integer not null default 0,
  judged_count integer not null default 0,
  correct_count integer not null default 0,
  seconds integer not null default 0,
  parts jsonb not null default '{}'::jsonb,
  UNIQUE NULLS NOT DISTINCT (account_id, company_id, day),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX study_day_company ON public.study_day USING btree (company_id, day) WHERE (company_id IS NOT NULL);

create table study_exam_day (
  account_id bigint not null,
  company_id bigint,
  day date not null,
  exam_id bigint not null,
  kind smallint not null,
  title text not null,
  questions_count integer not null default 0,
  judged_count integer not null default 0,
  correct_count integer not null default 0,
  seconds integer not null default 0,
  parts jsonb not null default '{}'::jsonb,
  UNIQUE NULLS NOT DISTINCT (account_id, company_id, day, exam_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX study_exam_day_company ON public.study_exam_day USING btree (company_id, day) WHERE (company_id IS NOT NULL);

create table study_group (
  id bigint not null generated always,
  public_id text not null,
  company_id bigint,
  name text not null,
  description text not null default ''::text,
  joining_way smallint not null default 0,
  status smallint not null default 0,
  member_count integer not null default 0,
  applicant_count integer not null default 0,
  notice_count integer not null default 0,
  share_count integer not null default 0,
  founder_id bigint not null,
  request_key uuid,
  created_at timestamp with time zone not null default now(),
  homework_count integer not null default 0,
  suspended_at timestamp with time zone,
  suspension_reason text not null default ''::text,
  PRIMARY KEY (id),
  UNIQUE (public_id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  FOREIGN KEY (founder_id) REFERENCES account(id),
  CHECK ((joining_way = ANY (ARRAY[0, 1, 2]))),
  CHECK ((status = ANY (ARRAY[0, 9, 10])))
);
CREATE INDEX study_group_company ON public.study_group USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX study_group_name ON public.study_group USING btree (lower(name) text_pattern_ops);
CREATE INDEX study_group_suspended ON public.study_group USING btree (suspended_at DESC, id DESC) WHERE (status = 10);
CREATE UNIQUE INDEX study_group_request ON public.study_group USING btree (founder_id, request_key) WHERE (request_key IS NOT NULL);

create table study_log (
  id bigint not null generated always,
  account_id bigint not null,
  company_id bigint,
  exam_id bigint not null,
  content_ids bigint[] not null,
  types smallint[] not null,
  rights boolean[] not null,
  days date[] not null,
  seconds integer[] not null,
  ratings smallint[] not null,
  is_scheduled boolean not null default false,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX study_log_company ON public.study_log USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX study_log_waiting ON public.study_log USING btree (account_id, id) WHERE (NOT is_scheduled);

create table study_plan (
  account_id bigint not null,
  review_amount integer not null default 30,
  daily_goal integer default 20,
  has_streak boolean not null default true,
  reminder_hour smallint,
  reminded_on date,
  pace jsonb not null default '{}'::jsonb,
  repeated_count integer not null default 0,
  weights double precision[],
  fitted_count integer not null default 0,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  CHECK (((daily_goal >= 1) AND (daily_goal <= 1000))),
  CHECK (((reminder_hour >= 0) AND (reminder_hour <= 23))),
  CHECK (((review_amount >= 0) AND (review_amount <= 200)))
);
CREATE INDEX study_plan_reminder ON public.study_plan USING btree (reminder_hour) WHERE (reminder_hour IS NOT NULL);

create table throttle (
  key text not null,
  count integer not null,
  resets_at timestamp with time zone not null,
  PRIMARY KEY (key)
);
CREATE INDEX throttle_reset ON public.throttle USING btree (resets_at);

create table upload_part (
  account_id bigint not null,
  upload_key text not null,
  part smallint not null,
  bytes bytea not null,
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  PRIMARY KEY (account_id, upload_key, part),
  FOREIGN KEY (account_id) REFERENCES account(id),
  CHECK ((part >= 0))
);
CREATE INDEX upload_part_age ON public.upload_part USING btree (created_at);

create table verification (
  id bigint not null generated always,
  purpose text not null,
  target text not null,
  account_id bigint,
  code_hash bytea not null,
  payload jsonb,
  tries smallint not null default 0,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX verification_account ON public.verification USING btree (account_id);
CREATE INDEX verification_expiry ON public.verification USING btree (expires_at);
CREATE INDEX verification_target ON public.verification USING btree (purpose, target, id DESC);
CREATE UNIQUE INDEX verification_link ON public.verification USING btree (code_hash) WHERE (purpose ~~ 'link:%'::text);
