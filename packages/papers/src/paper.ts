// A whole exam outside the database: what an import brings, an export writes and a preview shows.
import type { Question, RichText } from '@tiku/questions';

export interface Paper {
  title: string;
  description: string;
  /** Minutes; 0 where there is no limit. */
  duration: number;
  sections: PaperSection[];
  materials: RichText[];
  /** In the order of their numbers, which count from 1. */
  items: PaperItem[];
  /** Every file that a stem, option, explanation, answer or material names, by that name. */
  files: Map<string, Uint8Array>;
}

export interface PaperSection {
  title: string;
  description: RichText;
}

export interface PaperItem {
  question: Question;
  /** Index into `sections` and `materials`; null outside any. */
  section: number | null;
  material: number | null;
}
