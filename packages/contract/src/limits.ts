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

export const limits = {
  /** A JSON body. Answers to long papers are the largest honest ones. */
  bodyBytes: 1 * MB,
  imageBytes: 1 * MB,
  importBytes: 20 * MB,
  nameMin: 3,
  nameMax: 50,
  descriptionMax: 500,
  passwordMin: 6,
  passwordMax: 256,
  feedbackMin: 10,
  feedbackMax: 5000,
} as const;
