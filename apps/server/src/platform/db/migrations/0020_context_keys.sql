-- A public exam is open in every context. What was done so far was done in that of the exam; processes of versions that knew
-- no other may have left it out.
update question_mark m set company_id = e.company_id from exam e where e.id = m.exam_id and e.company_id is not null;
update question_mark_aside m set company_id = e.company_id from exam e where e.id = m.exam_id and e.company_id is not null;
update question_progress p set company_id = e.company_id from exam e where e.id = p.exam_id and e.company_id is not null;
update question_stat s set company_id = e.company_id from exam e where e.id = s.exam_id and e.company_id is not null;
update exam_favorite f set company_id = e.company_id from exam e where e.id = f.exam_id and e.company_id is not null;
update exam_rank r set company_id = e.company_id from exam e where e.id = r.exam_id and e.company_id is not null;

-- Under the same names: the version before asks for them by name, and writes the context already.
alter table question_mark
  drop constraint question_mark_key,
  add constraint question_mark_key unique nulls not distinct (account_id, company_id, exam_id, no);
alter table question_mark_aside
  drop constraint question_mark_aside_key,
  add constraint question_mark_aside_key unique nulls not distinct (account_id, company_id, exam_id, content_id);
alter table question_progress
  drop constraint question_progress_key,
  add constraint question_progress_key unique nulls not distinct (account_id, company_id, exam_id, content_id);
alter table question_stat
  drop constraint question_stat_key,
  add constraint question_stat_key unique nulls not distinct (exam_id, company_id, content_id);
alter table exam_favorite
  drop constraint exam_favorite_key,
  add constraint exam_favorite_key unique nulls not distinct (account_id, company_id, exam_id);
alter table exam_rank
  drop constraint exam_rank_key,
  add constraint exam_rank_key unique nulls not distinct (exam_id, company_id, account_id);

drop index exam_rank_order, question_mark_favorited, question_mark_mastered, question_mark_noted, question_mark_wrong;
create index exam_rank_order on exam_rank (exam_id, company_id, points desc, seconds);
create index question_mark_favorited on question_mark (account_id, company_id, exam_id, no) include (favorited_at)
  where favorited_at is not null;
create index question_mark_mastered on question_mark (account_id, company_id, exam_id, no) where mastered_at is not null;
create index question_mark_noted on question_mark (account_id, company_id, exam_id, no) include (noted_at)
  where note is not null;
create index question_mark_wrong on question_mark (account_id, company_id, exam_id, no) include (wrong_at)
  where wrong_at is not null and mastered_at is null;
