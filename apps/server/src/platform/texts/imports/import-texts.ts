import type { FileFault, ImportProblemCode } from '@tiku/papers';

/** What is said about one place of a file, and what would mend it. */
interface ProblemWords {
  message: string;
  fix: string;
}

/** What the reader of files reports, and what we find when we look at its pictures. */
export type ProblemCode = ImportProblemCode | 'unreadable-media';

/** Why nothing of a file could be read; `interrupted` is our own failure. */
export type Fault = FileFault | 'interrupted' | 'storage-full';

export interface ImportTexts {
  faults: Record<Fault, string>;
  problems: Record<ProblemCode, ProblemWords>;
  /** What downloads are called. */
  files: { template: string; rejected: string; report: string };
  /** The columns of the report. */
  report: { sheet: string; row: string; cell: string; problem: string; fix: string };
}
