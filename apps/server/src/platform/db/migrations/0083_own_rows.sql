-- Whoever asks about their own at an exam that many take must not read what the others have there: by its exam alone, a plan that
-- is made for exams on average reads all of it.
create index question_progress_own on question_progress (exam_id, account_id, company_id, content_id);
drop index question_progress_exam;
create index question_mark_own on question_mark (exam_id, no, account_id, company_id);
drop index question_mark_exam;
