// A selection of the bank becomes an exam of one's own, or a spreadsheet that the import reads back. Only what is no secret to
// its owner leaves: an author sees all keys of their exam.
import { examKinds, examStatus } from '@tiku/contract';
import type { Paper } from '@tiku/papers';
import { readStored } from '../../../platform/files/files.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { sendPaper } from '../../exam-import/exam-import.ts';
import { insertExam, usualSettings } from '../../exam/exam.ts';
import { hashMedia, shareMedia } from '../../exam/media/media.ts';
import { insertPaper } from '../../exam/paper/paper.ts';
import { selectQuestionsByNo, sourceOf } from '../../exam/questions/questions.ts';
import type { QuestionRow } from '../../exam/questions/questions.ts';
import { maySeeKey, selectKeyReaders } from '../../question-key/question-key.ts';
import { mapTexts, mediaNames } from '../../question-text/question-text.ts';
import { texts } from '../../../platform/texts/texts.ts';
import { openBank } from '../open-bank.ts';
import { selectStoredFiles } from './leave-bank.store.ts';
import type { StoredFile } from './leave-bank.store.ts';

type Member = Context<'member'>;

async function selectLeaving(
  context: Member,
  bankId: number,
  noes: readonly number[],
): Promise<{ rows: QuestionRow[]; leftOut: number }> {
  const { db, actor } = context;
  const rows = await selectQuestionsByNo(db, bankId, noes);
  if (rows.length === 0) throw new AppError('not_found');
  const exam = { id: bankId, kind: examKinds.bank, is_mine: true };
  const readerOf = await selectKeyReaders(
    db,
    actor,
    exam,
    rows.map(({ content_id }) => content_id),
  );
  const leaving = rows.filter(({ content_id }) => maySeeKey(readerOf(content_id)));
  if (leaving.length === 0) throw new AppError('key_unseen');
  return { rows: leaving, leftOut: rows.length - leaving.length };
}

interface MadeExam {
  exam_id: number;
  questions_count: number;
  left_out_count: number;
}

/** A draft, for its author alone until they publish it. What it asks is theirs from then on, with pictures by names of its own. */
export async function makeExam(context: Member, noes: readonly number[], title: string): Promise<MadeExam> {
  const bank = await openBank(context);
  const { rows, leftOut } = await selectLeaving(context, bank.id, noes);
  const paper = await rewrite(context, bank.id, rows);
  const files = await selectFiles(context, bank.id, rows, paper.names);
  const saved = Array.from(
    files,
    ([name, { key }]) => [name, { key, contentHash: hashMedia(Buffer.from(key)) }] as const,
  );
  const examId = await context.db.transaction().execute(async (tx) => {
    const id = await insertExam(tx, {
      ...usualSettings,
      account_id: context.actor.accountId,
      company_id: null,
      status: examStatus.draft,
      title,
      description: '',
      last_updates: '',
      keywords: '',
      category_id: null,
      isprivate: true,
      duration: 0,
    });
    await insertPaper(tx, id, paper, new Map(saved));
    return id;
  });
  return { exam_id: examId, questions_count: rows.length, left_out_count: leftOut };
}

/** Of all pictures in one file. */
const mediaBytesMax = 200 * 1024 * 1024;

export async function exportQuestions(context: Member, noes: readonly number[]): Promise<Buffer> {
  const bank = await openBank(context);
  const { rows } = await selectLeaving(context, bank.id, noes);
  const { names, ...paper } = await rewrite(context, bank.id, rows);
  const files = await readFiles(context, await selectFiles(context, bank.id, rows, names));
  const { title } = texts[context.language].bank;
  return sendPaper(context, { title, description: '', duration: 0, ...paper, files });
}

interface Rewritten extends Pick<Paper, 'sections' | 'materials' | 'items'> {
  /** Of the files they show. */
  names: ReadonlySet<string>;
}

/** Two exams may have given one name to two pictures: here each has a name of its own. */
async function rewrite(context: Member, bankId: number, rows: readonly QuestionRow[]): Promise<Rewritten> {
  const { list } = await shareMedia(
    context,
    bankId,
    rows.map((row) => sourceOf(row, { question: row.content, main: row.main, main_id: row.main_id })),
    (item, change, changeMaterial) => ({
      ...item,
      question: mapTexts(item.question, change),
      main: item.main === null ? null : changeMaterial(item.main),
    }),
  );
  const materials = new Map(
    list.flatMap(({ main_id, main }) => (main_id === null ? [] : [[main_id, main ?? ''] as const])),
  );
  const places = new Map([...materials.keys()].map((id, at) => [id, at]));
  return {
    sections: [],
    materials: [...materials.values()],
    items: list.map(({ question, main_id }) => ({
      question,
      section: null,
      material: main_id === null ? null : (places.get(main_id) ?? null),
    })),
    names: new Set(list.flatMap(({ question, main }) => mediaNames(question, main))),
  };
}

async function selectFiles(
  { db }: Member,
  bankId: number,
  rows: readonly QuestionRow[],
  names: ReadonlySet<string>,
): Promise<Map<string, StoredFile>> {
  if (names.size === 0) return new Map();
  const stored = await selectStoredFiles(db, bankId, {
    contentIds: rows.map(({ content_id }) => content_id),
    materialIds: rows.flatMap(({ main_id }) => main_id ?? []),
  });
  return new Map(
    [...names].flatMap((name) => {
      const file = stored.get(name.replace(/\.\w+$/, ''));
      return file ? [[name, file] as const] : [];
    }),
  );
}

async function readFiles(
  { files: store }: Member,
  files: ReadonlyMap<string, StoredFile>,
): Promise<Map<string, Uint8Array>> {
  const media = new Map<string, Uint8Array>();
  let total = 0;
  for (const [name, { key, size }] of files) {
    total += size;
    if (total > mediaBytesMax) throw new AppError('too_large', { sizes: { limit: mediaBytesMax } });
    const bytes = await readStored(store, key);
    if (bytes) media.set(name, bytes);
  }
  return media;
}
