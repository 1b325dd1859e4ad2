-- Errors that somebody found in a question: which one, in which version, and what its author says to it.
create table question_report (
  id bigint generated always as identity primary key,
  exam_id bigint not null references exam on delete cascade,
  no integer not null,
  -- As it was when it was reported; an edit writes another one.
  content_id bigint references question_content on delete set null,
  account_id bigint not null references account,
  company_id bigint references company,
  reason text not null check (reason in ('answer', 'text', 'explanation', 'media', 'other')),
  body text not null,
  created_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index question_report_exam on question_report (exam_id, id desc);
create index question_report_content on question_report (content_id) where content_id is not null;
create index question_report_company on question_report (company_id) where company_id is not null;
create unique index question_report_open on question_report (account_id, exam_id, content_id) where answered_at is null;
-- What stays unanswered, the oldest first, for those who run the deployment.
create index question_report_unanswered on question_report (created_at) where answered_at is null;
