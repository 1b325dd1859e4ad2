import type { errors } from '@tiku/contract';

type Codes = { [Name in keyof typeof errors]: (typeof errors)[Name]['code'] };

/** The refusals that the web answers in a way of its own; the compiler compares them with the contract's. */
export const errorCodes = {
  not_found: 1004,
  bad_captcha: 2004,
  captcha_required: 2005,
  bad_code: 2006,
  link_wrong: 2007,
  link_used: 2008,
  link_expired: 2009,
  wrong_password: 2010,
  already_registered: 2011,
  link_of_other: 2017,
  bad_file: 3020,
  level_exam: 4001,
  vip_only: 4002,
  nothing_to_practise: 4003,
  handed_in: 4010,
  time_up: 4011,
  answer_older: 4020,
  answer_conflict: 4021,
  answer_final: 4022,
  result_withheld: 4035,
  upload_incomplete: 5002,
  homework_gone: 6110,
  bank_full: 7001,
  mark_changed: 6112,
  gradebook_changed: 6140,
  rubric_changed: 6118,
} as const satisfies Partial<Codes>;
