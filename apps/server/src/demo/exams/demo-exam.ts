// How the demo exams are written down: sections of questions, some of them below a material.
import type { examCategories, Language } from '@tiku/contract';
import type { Question, RichText } from '@tiku/questions';
import type { DemoUsername } from '../../platform/config/demo-accounts.ts';

export interface DemoExam {
  language: Language;
  title: string;
  description: string;
  keywords: string;
  category: (typeof examCategories)[number]['key'];
  /** Minutes. */
  duration: number;
  publishedDaysAgo: number;
  openedCount: number;
  favoritedBy: DemoUsername[];
  /** The best test of each, for the ranking. */
  tests: { by: DemoUsername; points: number; seconds: number }[];
  reviews: DemoReview[];
  sections: DemoSection[];
}

interface DemoReview {
  by: DemoUsername;
  rating: number;
  title: string;
  review: string;
  reply: string | null;
}

interface DemoSection {
  title: string;
  description: RichText;
  entries: (Question | DemoMaterial)[];
}

export interface DemoMaterial {
  material: RichText;
  questions: Question[];
}
