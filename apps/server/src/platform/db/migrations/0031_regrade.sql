-- Which contents the question had before and since; what a person had given for the answer.
alter table homework_regrade
  add column old_content_id bigint references question_content on delete set null,
  add column new_content_id bigint references question_content on delete set null;
create index homework_regrade_old_content on homework_regrade (old_content_id);
create index homework_regrade_new_content on homework_regrade (new_content_id);
alter table homework_regraded
  add column old_self_score numeric(8, 1),
  -- There was no answer at all.
  add column is_new boolean not null default false;
