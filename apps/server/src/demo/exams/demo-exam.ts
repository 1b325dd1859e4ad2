// How the demo exams are written down: sections of questions, some of them below a material.
import { examCategories } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import { question } from '@tiku/questions/schema';
import { z } from 'zod';
import { demoUsernames } from '../../platform/config/demo-accounts.ts';

const by = z.enum(demoUsernames);

const demoMaterial = z.strictObject({ material: z.string(), questions: z.array(question) });

const demoSection = z.strictObject({
  title: z.string(),
  description: z.string(),
  entries: z.array(z.union([question, demoMaterial])),
});

const demoExam = z.strictObject({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  category: z.enum(examCategories.map(({ key }) => key)),
  /** Minutes. */
  duration: z.number(),
  publishedDaysAgo: z.number(),
  openedCount: z.number(),
  favoritedBy: z.array(by),
  /** The best test of each, for the ranking. */
  tests: z.array(z.strictObject({ by, points: z.number(), seconds: z.number() })),
  reviews: z.array(
    z.strictObject({ by, rating: z.number(), title: z.string(), review: z.string(), reply: z.string().nullable() }),
  ),
  sections: z.array(demoSection),
});

export type DemoMaterial = z.infer<typeof demoMaterial>;
export type DemoExam = z.infer<typeof demoExam> & { language: Language };

/** A type of question says which fields it has, so what a file holds is checked when it is read. */
export function readDemoExam(language: Language, content: unknown): DemoExam {
  return { language, ...demoExam.parse(content) };
}
