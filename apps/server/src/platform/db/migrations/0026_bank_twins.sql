-- What likely duplicates within a bank share: looked up when a question is added. Each is mixed with the bank's number, so
-- that a content of a popular exam, which stands in many banks, is found in this one alone. Null until somebody has looked.
alter table bank_question add column bands integer[];
create index bank_question_bands on bank_question using gin (bands);
create index bank_question_unlooked on bank_question (exam_id, no) where bands is null;

-- Questions of a bank that are one although they were written twice.
create table bank_twin (
  exam_id bigint not null,
  no integer not null,
  twin_no integer not null check (no < twin_no),
  -- Somebody has looked at them and keeps both.
  kept_at timestamptz,
  primary key (exam_id, no, twin_no),
  foreign key (exam_id, no) references bank_question on delete cascade,
  foreign key (exam_id, twin_no) references bank_question on delete cascade
);
create index bank_twin_other on bank_twin (exam_id, twin_no);
create index bank_twin_open on bank_twin (exam_id, no desc, twin_no desc) where kept_at is null;
