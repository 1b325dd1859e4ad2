-- Whom a company has asked to join, and who has declined. Whoever has joined already stays: they are asked for nothing.
-- A company never reads this table: it would learn from it who has an account.
create table company_invitation (
  -- The person of the company whose mobile number or e-mail address the account has proved.
  user_id bigint not null references company_user on delete cascade,
  account_id bigint not null references account,
  company_id bigint not null references company on delete cascade,
  asked_at timestamptz not null default now(),
  declined_at timestamptz,
  primary key (user_id, account_id)
);
create index company_invitation_account on company_invitation (account_id, company_id);
create index company_invitation_company on company_invitation (company_id);
-- For the list of those who left.
create index company_user_left on company_user (company_id, id) where former_account_id is not null;
