-- What operators attach to a reply that is not sent yet belongs to no message: to a thread, and to whoever writes.
alter table feedback_attachment alter column session_id drop not null;
alter table feedback_attachment add column feedback_id bigint references feedback on delete cascade;
alter table feedback_attachment add column replier_id bigint references account;
alter table feedback_attachment add constraint feedback_attachment_place
  check (case when session_id is null then num_nulls(feedback_id, replier_id) else num_nonnulls(feedback_id, replier_id) end = 0);
create unique index feedback_attachment_reply on feedback_attachment (feedback_id, replier_id, content_hash)
  where session_id is null;
create index feedback_attachment_replier on feedback_attachment (replier_id) where replier_id is not null;
