-- What waits for a person is found by what it waits in: the papers of one homework, the reports about one exam.
create index attempt_to_mark on attempt (homework_id, handed_in_at)
  where awaits_marks and unmarked_count > 0 and left_at is null and deleted_at is null;
create index question_report_waiting on question_report (exam_id, created_at) where answered_at is null;
