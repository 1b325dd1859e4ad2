-- A seed of 31 bits could be found out from the orders of options it gave, and with it the order in which the author wrote
-- them. What was begun before is shown in another order from now on; answers are kept in the author's letters.
alter table attempt
  alter column seed type uuid using gen_random_uuid(),
  alter column seed set default gen_random_uuid();
