-- A few questions of an exam may be shown to whoever follows a link to it without an account.
alter table exam add column allow_preview boolean not null default false;
