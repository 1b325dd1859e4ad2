-- A number of a step is never given twice: a second window that names an old step would undo another one.
alter table exam_import add column last_step integer not null default 0;
update exam_import i set last_step = s.no
from (select import_id, max(no) as no from exam_import_step group by import_id) s
where s.import_id = i.id;

-- A step holds its questions in both states, so that turning it moves rows within the database.
alter table exam_import_step add column later_items jsonb not null default '[]';
update exam_import_step set later_items = items, items = '[]' where is_undone;
