-- What the setter of a homework wants to say to those who do it, before they begin.
alter table homework add column instructions text not null default '' check (length(instructions) <= 3000);
