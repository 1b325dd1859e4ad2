-- The same marks in functions that the planner writes out in place: ten times as fast for the thousands of an import.
create function exam_circle(e exam) returns text language sql immutable as $$
  select case
    when e.status = 0 and not e.isprivate then '=p' || coalesce(e.company_id::text, '')
    else '=a' || e.account_id::text
  end
$$;
create function place_marks(content_id bigint, exam_id bigint, circle text) returns tsvector language sql immutable as $$
  select array_to_tsvector(array[
    '=e' || exam_id::text, circle,
    circle || '-12-' || (content_id >> 12)::text,
    circle || '-15-' || (content_id >> 15)::text,
    circle || '-18-' || (content_id >> 18)::text])
$$;
create or replace function place_marks(content_id bigint, e exam) returns tsvector language sql immutable as $$
  select place_marks(content_id, e.id, exam_circle(e))
$$;
