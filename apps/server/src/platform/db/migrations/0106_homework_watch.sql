-- When somebody who had not begun was reminded by hand last.
alter table homework_member add column reminded_at timestamptz;

-- What members were given beyond the others, by whom and why: nothing here is changed or removed.
create table homework_given (
  id bigint generated always as identity primary key,
  homework_id bigint not null references homework on delete cascade,
  account_id bigint not null references account,
  giver_id bigint not null references account,
  extra_minutes integer not null,
  extra_attempts smallint not null,
  end_time timestamptz,
  reason text not null check (length(reason) <= 300),
  is_reopened boolean not null,
  given_at timestamptz not null default now()
);
create index homework_given_of on homework_given (homework_id, account_id, id desc);
create index homework_given_account on homework_given (account_id);
create index homework_given_giver on homework_given (giver_id);

-- What those who sit a homework are told while they do; of one person, or of all who sat it then.
create table homework_message (
  id bigint generated always as identity primary key,
  homework_id bigint not null references homework on delete cascade,
  account_id bigint not null references account,
  to_account_id bigint references account,
  message text not null check (length(message) between 1 and 500),
  request_key uuid not null,
  sent_at timestamptz not null default now(),
  unique (account_id, request_key)
);
create index homework_message_of on homework_message (homework_id, id desc);
create index homework_message_to on homework_message (to_account_id);

-- The attempts that a message was for: whoever connects late finds it there.
create table attempt_message (
  attempt_id bigint not null references attempt on delete cascade,
  message_id bigint not null references homework_message on delete cascade,
  seen_at timestamptz,
  primary key (attempt_id, message_id)
);
create index attempt_message_message on attempt_message (message_id);
