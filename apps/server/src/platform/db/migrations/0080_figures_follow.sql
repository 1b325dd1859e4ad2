-- In which the answers of an attempt were counted by day: what is corrected later moves the days that were counted, wherever
-- their person lives by then.
alter table attempt add column counted_zone text;

-- What study statistics, progress and lists counted follows what is graded anew. Before, it stayed; undoing one of those leaves it.
alter table homework_regrade add column moves_figures boolean not null default false;
alter table homework_regrade alter column moves_figures set default true;

-- Counts that are taken back never fall below nothing.
create or replace function add_study_parts(a jsonb, b jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, counts), '{}') from (
    select key, jsonb_build_array(greatest(0, sum((value->>0)::int)), greatest(0, sum((value->>1)::int)),
      greatest(0, sum((value->>2)::int))) as counts
    from (select * from jsonb_each(a) union all select * from jsonb_each(b)) parts
    group by key) summed
$$;
