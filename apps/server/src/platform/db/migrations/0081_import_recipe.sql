-- What an author says of a file is more than its columns: which row holds the names, how many rows make a question, how options
-- are separated and keys written, where the answers stand, and how plain text is to be read.
alter table exam_import rename column mapping to recipe;
update exam_import set recipe = jsonb_build_object('sheets', recipe, 'text', '{}'::jsonb) where recipe is not null;

alter table import_mapping rename to import_recipe;
alter table import_recipe add column recipe jsonb;
update import_recipe
  set recipe = jsonb_strip_nulls(jsonb_build_object('roles', roles, 'first_option', first_option));
alter table import_recipe alter column recipe set not null;
alter table import_recipe drop column roles, drop column first_option;

-- What was mended by hand outlives another reading of the file. Of a question that was mended: the stem as it was read.
alter table exam_import_item add column read_stem_hash bytea;
-- Questions that were mended in an earlier reading and have no place in this one.
alter table exam_import add column mended jsonb not null default '[]';
