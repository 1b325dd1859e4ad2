-- An exam belongs to whoever published it, and to the company they acted for.
create table exam (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  company_id bigint references company,
  title text not null,
  -- Normal, draft, reviewing, deleted, expired, suspended.
  status smallint not null check (status in (0, 2, 3, 9, 10, 20)),
  created_at timestamptz not null default now()
);
create index exam_account on exam (account_id);
create index exam_company on exam (company_id);
