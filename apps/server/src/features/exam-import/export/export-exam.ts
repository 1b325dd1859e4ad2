// An exam as a file that the import reads back with nothing lost.
import { examStatus } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import type { Paper, PaperItem } from '@tiku/papers';
import { readStored } from '../../../platform/files/files.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Context } from '../../../platform/http/context.ts';
import { selectExportedFiles, selectExportedSections } from './export-exam.store.ts';
import { selectQuestions } from '../../exam/questions/questions.ts';
import { selectOnlineExam } from '../../exam/access/access.ts';
import type { ExamRow } from '../../exam/exam.ts';
import { sendPaper } from './send-paper.ts';

/** What a process can hold in its hands; imports are at most a tenth of it. */
const mediaBytesMax = 200 * 1024 * 1024;

/** Others wait while a batch is read. */
const batchSize = 500;

type Keeper = Pick<Context, 'db' | 'files'>;

export async function exportExam(
  context: Context<'member'>,
  examId: number,
  language: Language = context.language,
): Promise<Buffer> {
  return sendPaper(context, await readExam(context, context.actor, examId), language);
}

/** Of one that the actor has written. */
export async function readExam(services: Keeper, actor: Actor, examId: number): Promise<Paper> {
  const exam = await selectOnlineExam(services.db, actor, examId);
  if (!exam.is_mine) throw new AppError('not_found');
  if (exam.status === examStatus.deleted) throw new AppError('exam_deleted');
  return readPaper(services, exam);
}

async function readPaper(services: Keeper, exam: ExamRow): Promise<Paper> {
  const { db } = services;
  const items: PaperItem[] = [];
  const places = new Map<number, number>();
  const materials: string[] = [];
  for (let last = 0; ;) {
    const rows = await selectQuestions(db, exam.id, last, batchSize);
    for (const { section_no, main_id, main, content } of rows) {
      if (main_id !== null && !places.has(main_id)) places.set(main_id, materials.push(main ?? '') - 1);
      items.push({
        question: content,
        section: section_no === null ? null : section_no - 1,
        material: main_id === null ? null : (places.get(main_id) ?? null),
      });
    }
    if (rows.length < batchSize) break;
    last = rows.at(-1)?.no ?? last;
  }
  const { title, description, duration } = exam;
  const sections = await selectExportedSections(db, exam.id);
  return { title, description, duration, sections, materials, items, files: await readMedia(services, exam.id) };
}

async function readMedia({ db, files }: Keeper, examId: number): Promise<Map<string, Uint8Array>> {
  const media = new Map<string, Uint8Array>();
  let total = 0;
  for (const { name, file_key, size } of await selectExportedFiles(db, examId)) {
    total += size;
    if (total > mediaBytesMax) throw new AppError('too_large', { sizes: { limit: mediaBytesMax } });
    const bytes = await readStored(files, file_key);
    if (bytes) media.set(name, bytes);
  }
  return media;
}
