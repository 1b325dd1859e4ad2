-- The history of one way of practising, at an exam or at all, found without walking the others.
create index attempt_history_type on attempt (account_id, exam_id, prac_type, id desc) where deleted_at is null;
create index attempt_recent_type on attempt (account_id, prac_type, id desc) where deleted_at is null;
