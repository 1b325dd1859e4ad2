// Limits and constants of the specification that both sides need.

export const languages = ['en', 'zh-CN', 'ja', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];

export const variants = ['A', 'B'] as const;
export type Variant = (typeof variants)[number];

export const osTypes = {
  ios: 0,
  android: 1,
  web: 5,
  officialAccount: 6,
  miniProgram: 7,
  companyMiniProgram: 8,
} as const;

export const pageSizes = [10, 15, 20, 30, 60, 100] as const;

/** A company's review: draft, under review, approved, rejected. */
export const reviewStatus = { draft: 0, underReview: 1, approved: 2, rejected: 3 } as const;

const KB = 1024;
const MB = 1024 * KB;

/** What people type about themselves; the server refuses and the web explains by the same rules. */
export const rules = {
  /** The specification: longer than 2 characters. */
  name: { min: 3, max: 50 },
  /** 11 digits starting with 1. */
  mobile: /^1\d{10}$/,
  /** The specification asks for more than 6 characters. One plain address: nothing a mail server could read as two. */
  email: {
    min: 7,
    max: 254,
    pattern: /^[^\s\p{Cc}@"(),:;<>[\]\\]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u,
  },
  password: { min: 6, max: 256 },
  verifyCode: /^\d{6}$/,
  companyName: { min: 2, max: 100 },
  memberLimit: { min: 1, max: 100_000 },
} as const;

/** Seconds before another code or e-mail may be asked for. */
export const resendSeconds = 60;

export const limits = {
  /** A JSON body. Answers to long papers are the largest honest ones. */
  bodyBytes: 1 * MB,
  imageBytes: 1 * MB,
  importBytes: 20 * MB,
  descriptionMax: 500,
  feedbackMin: 10,
  feedbackMax: 5000,
} as const;
