-- A change of a public exam that waits for a review is an exam of its own kind: it holds what the author wants, points at the
-- exam that others go on using, and is open to nobody. Approving it moves what it holds there.
alter table exam
  add column change_of bigint references exam on delete cascade,
  -- Why it was refused; null while it waits.
  add column change_reason text,
  drop constraint exam_kind_check,
  add constraint exam_kind_check check (kind in (0, 1, 2, 3, 4)),
  add constraint exam_change_check check ((kind = 4) = (change_of is not null));
create unique index exam_change on exam (change_of) where change_of is not null and status <> 9;

-- Waits from the first thing that is different, and again when something changes after it was refused. By a trigger, so that
-- nothing that changes an exam can forget to.
create function note_change() returns trigger language plpgsql as $$
begin
  new.status := 3;
  new.change_reason := null;
  new.reviewing_since := coalesce(new.reviewing_since, now());
  return new;
end $$;
create trigger exam_changed before update of updated_at on exam for each row
  when (new.kind = 4 and new.status <> 9 and new.updated_at > old.updated_at)
  execute function note_change();

-- In a change: the number that the question has in the exam.
alter table exam_question add column origin_no integer;

-- What an author wants a bundle to be that others go on seeing as it was reviewed.
create table bundle_change (
  bundle_id bigint primary key references bundle on delete cascade,
  title text not null,
  description text not null,
  country_code text not null check (country_code ~ '^[a-z]{2}$'),
  price_tier smallint not null check (price_tier between 0 and 23),
  exam_ids bigint[] not null,
  -- Null where the picture stays.
  logo_key text references file (key),
  -- Null while it waits.
  reason text,
  waiting_since timestamptz default now(),
  updated_at timestamptz not null default now(),
  check ((reason is null) = (waiting_since is not null))
);
create index bundle_change_waiting on bundle_change (waiting_since, bundle_id) where waiting_since is not null;
create index bundle_change_logo on bundle_change (logo_key) where logo_key is not null;
