import type { Closers } from '../closers.ts';

/** Something for the report to say, and whether it is good news. */
export interface Finding {
  text: string;
  isReached: boolean;
}

/** What no floor tells. It starts what it needs, and notes how to end it. */
export interface Inquiry {
  name: string;
  inquire(closers: Closers): Promise<Finding>;
}
