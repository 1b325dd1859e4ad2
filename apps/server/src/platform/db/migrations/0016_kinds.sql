-- Everything that can be answered is an exam of some kind: online, local (of the app), somebody's question bank, or the paper
-- of a homework.
alter table exam
  add column kind smallint not null default 0 check (kind in (0, 1, 2, 3)),
  -- What it asked is gone for good. The row stays for as long as somebody else has a result from it.
  add column purged_at timestamptz check (purged_at is null or status = 9),
  -- So that whatever shows what is public shows online exams alone.
  add check (kind = 0 or isprivate);
create unique index exam_bank on exam (account_id, company_id) nulls not distinct where kind = 2;
create index exam_purged on exam (id) where purged_at is not null;
drop index exam_deleted;
create index exam_deleted on exam (deleted_at) where deleted_at is not null and purged_at is null;

-- Contents and materials belong to nobody: they live as long as an exam of any kind asks them or has asked them. Old
-- processes go on writing the exam into them; nothing reads it any more.
alter table question_content alter column exam_id drop not null, drop constraint question_content_exam_id_fkey;
alter table exam_material alter column exam_id drop not null, drop constraint exam_material_exam_id_fkey;
create table asked_content (
  exam_id bigint not null references exam on delete cascade,
  content_id bigint not null references question_content,
  primary key (exam_id, content_id)
);
create table asked_material (
  exam_id bigint not null references exam on delete cascade,
  material_id bigint not null references exam_material,
  primary key (exam_id, material_id)
);
insert into asked_content (exam_id, content_id) select exam_id, id from question_content;
insert into asked_material (exam_id, material_id) select exam_id, id from exam_material;
create index asked_content_content on asked_content (content_id);
create index asked_material_material on asked_material (material_id);
drop index question_content_exam;
drop index exam_material_exam;
-- By triggers, so that nothing that places questions can forget to.
create function note_asked() returns trigger language plpgsql as $$
begin
  insert into asked_content (exam_id, content_id)
  select exam_id, content_id from placed on conflict do nothing;
  insert into asked_material (exam_id, material_id)
  select exam_id, material_id from placed where material_id is not null on conflict do nothing;
  return null;
end
$$;
create trigger exam_question_placed after insert on exam_question
  referencing new table as placed for each statement execute function note_asked();
create function note_replaced() returns trigger language plpgsql as $$
begin
  insert into asked_content (exam_id, content_id) values (new.exam_id, new.content_id) on conflict do nothing;
  insert into asked_material (exam_id, material_id)
  select new.exam_id, new.material_id where new.material_id is not null on conflict do nothing;
  return null;
end
$$;
create trigger exam_question_replaced after update of content_id, material_id on exam_question for each row
  when ((old.content_id, old.material_id) is distinct from (new.content_id, new.material_id))
  execute function note_replaced();

-- The files that a content or a material shows, whatever exam it stands in: two exams may have given one name to two files.
create table content_file (
  content_id bigint not null references question_content on delete cascade,
  -- Its author's, by which the content refers to it.
  name text not null,
  file_key text not null references file,
  -- What it is called to others, without an extension.
  alias text not null,
  primary key (content_id, name)
);
create index content_file_key on content_file (file_key);
create index content_file_alias on content_file (alias);
create table material_file (
  material_id bigint not null references exam_material on delete cascade,
  name text not null,
  file_key text not null references file,
  alias text not null,
  primary key (material_id, name)
);
create index material_file_key on material_file (file_key);
create index material_file_alias on material_file (alias);
-- In a stored rich text, or in the JSON that holds some.
create function media_names(html text) returns setof text language sql immutable as $$
  select distinct replace(m[1], '&amp;', '&') from regexp_matches(html, 'src=\\?"([^"\\]+)\\?"', 'g') as m
$$;
insert into content_file (content_id, name, file_key, alias)
select c.id, f.name, f.file_key, f.alias
from asked_content a
join question_content c on c.id = a.content_id
cross join lateral media_names(c.content::text) as n (name)
join exam_file f on f.exam_id = a.exam_id and f.name = n.name;
insert into material_file (material_id, name, file_key, alias)
select m.id, f.name, f.file_key, f.alias
from asked_material a
join exam_material m on m.id = a.material_id
cross join lateral media_names(m.content) as n (name)
join exam_file f on f.exam_id = a.exam_id and f.name = n.name;

-- Homework is practice of type 21. Its attempts carry the rules they were begun under.
alter table practice
  drop constraint practice_prac_type_check,
  add check (prac_type in (1, 2, 3, 4, 5, 6, 7, 21));
alter table attempt
  drop constraint attempt_prac_type_check,
  add check (prac_type in (1, 2, 3, 4, 5, 6, 7, 21)),
  add column homework_id bigint check ((homework_id is not null) = (prac_type = 21)),
  add column rules jsonb check ((rules is not null) = (prac_type = 21));
-- Whose results may wait for a deadline.
create index attempt_homework on attempt (account_id) where prac_type = 21 and deleted_at is null;

-- As they were when it was begun, by number. Null where a process of the version before began it.
alter table attempt_paper add column section_titles jsonb;
update attempt_paper p set section_titles = s.titles
from attempt a
join (select exam_id, jsonb_object_agg(no, title) as titles from exam_section group by exam_id) s on s.exam_id = a.exam_id
where a.id = p.attempt_id;

-- Null for what was answered in a homework that hides its keys.
alter table question_progress alter column seen_at drop not null;
