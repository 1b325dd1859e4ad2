import { examCategories, examStatus } from '@tiku/contract';
import { sql } from 'kysely';
import { insertExam, insertFavorite, updateReply, upsertReview, usualSettings } from '../features/exam/exam.ts';
import { insertPaper } from '../features/exam/paper/paper.ts';
import { saveMedia } from '../features/exam/media/media.ts';
import type { SavedMedia } from '../features/exam/media/media.ts';
import type { FileServices } from '../platform/files/files.ts';
import type { DemoUsername } from '../platform/config/demo-accounts.ts';
import { buildPaper } from './exams/build-paper.ts';
import type { DemoExam } from './exams/demo-exam.ts';
import { demoExams, starsAtSea } from './exams/demo-exams.ts';

/** All by the account `author`, public and normal, whatever the deployment reviews: there is nobody yet to review them. */
export async function insertDemoExams(services: FileServices, ids: ReadonlyMap<DemoUsername, number>): Promise<void> {
  const tx = services.db;
  for (const exam of [...demoExams, starsAtSea]) {
    const examId = await insertDemoExam(services, exam, ids.get('author') ?? 0);
    for (const username of exam.favoritedBy) {
      await insertFavorite(tx, { accountId: ids.get(username) ?? 0, company: null }, examId);
    }
    for (const { by, points, seconds } of exam.tests) {
      const account_id = ids.get(by) ?? 0;
      await tx.insertInto('exam_rank').values({ exam_id: examId, account_id, points, seconds }).execute();
    }
    for (const { by, reply, ...review } of exam.reviews) {
      await upsertReview(tx, examId, ids.get(by) ?? 0, review);
      if (reply !== null) await updateReply(tx, examId, ids.get(by) ?? 0, reply);
    }
  }
}

async function insertDemoExam(services: FileServices, exam: DemoExam, accountId: number): Promise<number> {
  const tx = services.db;
  const { title, description, keywords, duration, category } = exam;
  const paper = await buildPaper(exam);
  const files = new Map<string, SavedMedia>();
  for (const [name, bytes] of paper.files) {
    const media = { accountId, companyId: null, purpose: 'exam', name, bytes } as const;
    files.set(name, await saveMedia(services, media, async (_tx, saved) => saved));
  }
  const examId = await insertExam(tx, {
    account_id: accountId,
    company_id: null,
    status: examStatus.normal,
    isprivate: false,
    title,
    description,
    last_updates: '',
    keywords,
    category_id: examCategories.find(({ key }) => key === category)?.id ?? null,
    duration,
    ...usualSettings,
    allow_preview: true,
  });
  await insertPaper(tx, examId, paper, files);
  const then = sql<Date>`now() - ${exam.publishedDaysAgo} * interval '1 day'`;
  await tx
    .updateTable('exam')
    .set({ created_at: then, updated_at: then, published_at: then, opened_count: exam.openedCount })
    .where('id', '=', examId)
    .execute();
  return examId;
}
