-- Exams of one author that belong together. It is made in three steps, and nobody else sees it before the last.
create table bundle (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  account_id bigint not null references account,
  company_id bigint references company,
  title text not null,
  description text not null,
  country_code text not null check (country_code ~ '^[a-z]{2}$'),
  price_tier smallint not null check (price_tier between 0 and 23),
  logo_key text references file,
  logo_revision integer not null default 0,
  -- 0 normal, 2 reviewing, 3 not approved, 20 suspended; null before the last step.
  status smallint check (status in (0, 2, 3, 20)),
  review_reason text,
  favorites_count integer not null default 0,
  create_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (status is null or logo_key is not null)
);
create index bundle_account on bundle (account_id, updated_at desc, id desc) where deleted_at is null;
create index bundle_public on bundle (updated_at desc, id desc) where status = 0 and deleted_at is null;
create index bundle_company on bundle (company_id) where company_id is not null;
create index bundle_logo on bundle (logo_key) where logo_key is not null;
create unique index bundle_create_key on bundle (account_id, create_key) where create_key is not null;

create table bundle_exam (
  bundle_id bigint not null references bundle on delete cascade,
  exam_id bigint not null references exam on delete cascade,
  place smallint not null,
  primary key (bundle_id, exam_id)
);
create index bundle_exam_exam on bundle_exam (exam_id);

create table bundle_favorite (
  account_id bigint not null references account,
  company_id bigint references company,
  bundle_id bigint not null references bundle on delete cascade,
  created_at timestamptz not null default now(),
  constraint bundle_favorite_key unique nulls not distinct (account_id, company_id, bundle_id)
);
create index bundle_favorite_bundle on bundle_favorite (bundle_id);
create index bundle_favorite_company on bundle_favorite (company_id) where company_id is not null;
