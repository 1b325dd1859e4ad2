-- Titles as people order them: É beside E, 2 before 10.
create collation natural_order (provider = icu, locale = 'und-u-kn-true');
drop index exam_account;
create index exam_account on exam (account_id, title collate natural_order, id);

-- With all that decides whether an exam is in a list, so that skipping and counting read no exams.
drop index exam_public_hot;
drop index exam_public_new;
drop index exam_public_rating;
drop index exam_public_category;
create index exam_public_hot on exam (opened_count desc, id desc) include (account_id, category_id)
  where status = 0 and not isprivate and company_id is null;
create index exam_public_new on exam (published_at desc, id desc) include (account_id, category_id)
  where status = 0 and not isprivate and company_id is null;
create index exam_public_rating on exam (rating_order desc, id desc) include (account_id, category_id)
  where status = 0 and not isprivate and company_id is null;
create index exam_public_category on exam (category_id, opened_count desc, id desc) include (account_id)
  where status = 0 and not isprivate and company_id is null;
