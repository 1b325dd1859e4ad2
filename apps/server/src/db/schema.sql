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
  PRIMARY KEY (id),
  FOREIGN KEY (thumbnail_key) REFERENCES file(key)
);
CREATE UNIQUE INDEX account_email_key ON public.account USING btree (lower(email));
CREATE UNIQUE INDEX account_mobile_key ON public.account USING btree (mobile);
CREATE UNIQUE INDEX account_thumbnail ON public.account USING btree (thumbnail_key);
CREATE UNIQUE INDEX account_username_key ON public.account USING btree (lower(username));
CREATE UNIQUE INDEX account_wx_union_id_key ON public.account USING btree (wx_union_id);

create table captcha (
  id text not null,
  purpose text not null,
  answer_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamp with time zone not null,
  target text not null default ''::text,
  kind text not null default 'text'::text,
  PRIMARY KEY (id),
  CHECK ((kind = ANY (ARRAY['text'::text, 'slider'::text, 'question'::text])))
);
CREATE INDEX captcha_expiry ON public.captcha USING btree (expires_at);

create table company (
  id bigint not null generated always,
  name text not null,
  review_status smallint not null default 0,
  member_limit integer not null,
  applicant_id bigint not null,
  applied_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  FOREIGN KEY (applicant_id) REFERENCES account(id),
  CHECK (((review_status >= 0) AND (review_status <= 3))),
  CHECK ((member_limit > 0))
);
CREATE INDEX company_applicant ON public.company USING btree (applicant_id);

create table company_user (
  company_id bigint not null,
  account_id bigint not null,
  is_admin boolean not null default false,
  is_super_admin boolean not null default false,
  joined_at timestamp with time zone not null default now(),
  PRIMARY KEY (account_id, company_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX company_user_company ON public.company_user USING btree (company_id);

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
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (company_id) REFERENCES company(id),
  CHECK ((status = ANY (ARRAY[0, 2, 3, 9, 10, 20])))
);
CREATE INDEX exam_account ON public.exam USING btree (account_id);
CREATE INDEX exam_company ON public.exam USING btree (company_id);

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

create table guest_feedback (
  id bigint not null generated always,
  message text not null,
  contact_info text not null,
  language text not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id)
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
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  CHECK ((type = ANY (ARRAY[0, 1])))
);
CREATE INDEX notice_account ON public.notice USING btree (account_id, released_at DESC, id DESC);

create table notice_read (
  account_id bigint not null,
  notice_id bigint not null,
  read_at timestamp with time zone not null default now(),
  PRIMARY KEY (account_id, notice_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (notice_id) REFERENCES notice(id) ON DELETE CASCADE
);
CREATE INDEX notice_read_notice ON public.notice_read USING btree (notice_id);

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

create table throttle (
  key text not null,
  count integer not null,
  resets_at timestamp with time zone not null,
  PRIMARY KEY (key)
);
CREATE INDEX throttle_reset ON public.throttle USING btree (resets_at);

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
