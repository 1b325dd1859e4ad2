-- Since when a group is suspended and why: its people read it on its page. Operators find groups by how their names begin.
alter table study_group add column suspended_at timestamptz;
alter table study_group add column suspension_reason text not null default '';
update study_group set suspended_at = now() where status = 10;
create index study_group_suspended on study_group (suspended_at desc, id desc) where status = 10;
create index study_group_name on study_group (lower(name) text_pattern_ops);
