import type { errors } from '@tiku/contract';

type Codes = { [Name in keyof typeof errors]: (typeof errors)[Name]['code'] };

/** The refusals that the web answers in a way of its own; the compiler compares them with the contract's. */
export const errorCodes = {
  bad_captcha: 2004,
  captcha_required: 2005,
  bad_code: 2006,
  link_wrong: 2007,
  link_used: 2008,
  link_expired: 2009,
  wrong_password: 2010,
  already_registered: 2011,
} as const satisfies Partial<Codes>;
