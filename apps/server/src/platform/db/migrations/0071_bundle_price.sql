-- An exam in a bundle with a price is in no free list, and opens to those who have the bundle. Lists walk their indexes by it,
-- so it stands with the exam, and is kept by what changes bundles. A bundle that was finished once keeps its price while it is
-- reviewed or suspended: what is for sale is not given away meanwhile.
alter table exam add column is_priced boolean not null default false;

create function price_exams(ids bigint[]) returns void language sql as $$
  update exam e set is_priced = not e.is_priced
  where e.id = any(ids) and e.is_priced <> exists (
    select from bundle_exam x join bundle b on b.id = x.bundle_id
    where x.exam_id = e.id and b.price_tier > 0 and b.status is not null and b.deleted_at is null)
$$;

create function bundle_priced() returns trigger language plpgsql as $$
begin
  perform price_exams(array(select exam_id from bundle_exam where bundle_id = new.id order by exam_id));
  return null;
end $$;
create trigger bundle_priced after update of price_tier, status, deleted_at on bundle
  for each row when (
    (new.price_tier > 0 and new.status is not null and new.deleted_at is null)
    <> (old.price_tier > 0 and old.status is not null and old.deleted_at is null))
  execute function bundle_priced();

create function bundle_exams_changed() returns trigger language plpgsql as $$
begin
  perform price_exams(array(select exam_id from changed order by exam_id));
  return null;
end $$;
create trigger bundle_exam_added after insert on bundle_exam referencing new table as changed
  for each statement execute function bundle_exams_changed();
create trigger bundle_exam_removed after delete on bundle_exam referencing old table as changed
  for each statement execute function bundle_exams_changed();

select price_exams(array(select distinct exam_id from bundle_exam order by exam_id));

drop index exam_public, exam_public_category, exam_public_hot, exam_public_new, exam_public_rating;
create index exam_public on exam (id) where status = 0 and not isprivate and not is_priced and company_id is null;
create index exam_public_category on exam (category_id, opened_count desc, id desc) include (account_id)
  where status = 0 and not isprivate and not is_priced and company_id is null;
create index exam_public_hot on exam (opened_count desc, id desc) include (account_id, category_id)
  where status = 0 and not isprivate and not is_priced and company_id is null;
create index exam_public_new on exam (published_at desc, id desc) include (account_id, category_id)
  where status = 0 and not isprivate and not is_priced and company_id is null;
create index exam_public_rating on exam (rating_order desc, id desc) include (account_id, category_id)
  where status = 0 and not isprivate and not is_priced and company_id is null;

-- Who paid, and for which bundle: what a record of the app may name beside the partner.
alter table partner_payment
  add column payer_id bigint references account (id),
  add column bundle_id bigint references bundle (id);
create index partner_payment_payer on partner_payment (payer_id, bundle_id) where payer_id is not null;
create index partner_payment_bundle on partner_payment (bundle_id) where bundle_id is not null;
