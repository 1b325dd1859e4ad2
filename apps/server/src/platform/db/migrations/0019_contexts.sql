-- A public exam is open in every context, so what people do with one says in which: null for themselves. So far it was always
-- that of the exam. Keys get names here and another column in the next migration: processes of the version that runs beside it
-- ask for them by name.
alter table question_mark add column company_id bigint references company;
alter table question_mark_aside add column company_id bigint references company;
alter table question_progress add column company_id bigint references company;
alter table question_stat add column company_id bigint references company;
alter table exam_favorite add column company_id bigint references company;
alter table exam_rank add column company_id bigint references company;

alter table question_mark rename constraint question_mark_pkey to question_mark_key;
alter table question_mark_aside rename constraint question_mark_aside_pkey to question_mark_aside_key;
alter table question_progress rename constraint question_progress_pkey to question_progress_key;
alter table question_stat rename constraint question_stat_pkey to question_stat_key;
alter table exam_favorite rename constraint exam_favorite_pkey to exam_favorite_key;
alter table exam_rank rename constraint exam_rank_pkey to exam_rank_key;

create index question_mark_company on question_mark (company_id) where company_id is not null;
create index question_mark_aside_company on question_mark_aside (company_id) where company_id is not null;
create index question_progress_company on question_progress (company_id) where company_id is not null;
create index question_stat_company on question_stat (company_id) where company_id is not null;
create index exam_favorite_company on exam_favorite (company_id) where company_id is not null;
create index exam_rank_company on exam_rank (company_id) where company_id is not null;

-- How far the file of an import has been read, while it is.
alter table exam_import add column progress jsonb;

-- What its questions earn, where that is not what their contents say: in the paper of a homework.
alter table attempt_paper add column scores numeric(8, 1)[];
