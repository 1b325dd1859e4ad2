import type { Closers } from '../closers.ts';
import type { Figure } from '../kept-figures.ts';

/** Something for the report to say, and whether it is good news. */
export interface Finding {
  text: string;
  isReached: boolean;
  /** What the next run compares its own with. Their names are its own: the finding's is put before them. */
  figures?: readonly Figure[];
}

/** What no floor tells. It starts what it needs, and notes how to end it. */
export interface Inquiry {
  name: string;
  inquire(closers: Closers): Promise<Finding>;
}
