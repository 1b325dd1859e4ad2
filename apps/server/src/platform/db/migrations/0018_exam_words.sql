-- Words of the description and the author's name find an exam too. A job gives them to the exams that lack them, also when
-- their author takes another name.
alter table exam add column is_indexed boolean not null default false;
create index exam_unindexed on exam (id) where not is_indexed;
create function outdate_author_words() returns trigger language plpgsql as $$
begin
  update exam set is_indexed = false where account_id = new.id and is_indexed;
  return null;
end
$$;
create trigger account_author_words after update of name on account for each row
  when (old.name is distinct from new.name) execute function outdate_author_words();
