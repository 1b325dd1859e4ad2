-- What authors allow in practice, and until when an exam is open to others.
alter table exam
  add column allow_marking boolean not null default true,
  add column allow_files boolean not null default true,
  add column expires_at timestamptz;
create index exam_expiry on exam (expires_at) where expires_at is not null and status in (0, 3);
