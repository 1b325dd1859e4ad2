/** What a question and an answer to it hold at most: one place for the code that checks, reads, writes or edits one. */
export const questionLimits = {
  /** Characters of one rich text. */
  richText: 100_000,
  /** What a question, or one of its items, can earn. */
  score: 10_000,
  /** Characters in a blank, or of a corrected sentence. */
  text: 2_000,
  /** Texts that one blank accepts. */
  alternatives: 50,
  /** Characters of an answer to an open question, and the files with it. */
  openText: 50_000,
  openFiles: 20,
} as const;
