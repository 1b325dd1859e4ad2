// Both states of an exam beside each other: as others see it, and as its author wants it.
import type { ExamComparison, QuestionChange, QuestionChangeEntry } from '@tiku/contract';
import type { Context } from '../../../platform/http/context.ts';
import { selectLevels } from '../level/exam-level.store.ts';
import { signMedia } from '../media/share-media.ts';
import { selectSections } from '../questions/exam-outline.store.ts';
import { selectQuestionsByNo } from '../questions/exam-question.store.ts';
import { mediaOf, presentWithKey } from '../questions/exam-question.ts';
import { presentDetail } from '../exam-row.ts';
import type { ExamRow } from '../exam-row.ts';
import { selectAddedFiles, selectPlacesOf } from './change.store.ts';
import { pairPlaces } from './pair-places.ts';

type Reader = Pick<Context<'member'>, 'db' | 'keys' | 'actor'>;

interface Compared {
  before: ExamRow;
  after: ExamRow;
  /** As what files are shown. */
  use: 'exam' | 'operator';
}

export async function compareExam(reader: Reader, { before, after, use }: Compared): Promise<ExamComparison> {
  const { db } = reader;
  const places = await selectPlacesOf(db, before.id);
  const { added, removed, changed, movedCount } = pairPlaces(places, await selectPlacesOf(db, after.id));
  const files = await selectAddedFiles(db, before.id, after.id);
  return {
    before: presentDetail(before),
    after: presentDetail(after),
    sections: { before: await selectSections(db, before.id), after: await selectSections(db, after.id) },
    levels: { before: await selectLevels(db, before.id), after: await selectLevels(db, after.id) },
    added_files: await signMedia(reader, after.id, files, use),
    added_count: added.length,
    removed_count: removed.length,
    changed_count: changed.length,
    moved_count: movedCount,
    unchanged_count: places.length - removed.length - changed.length,
  };
}

interface Step {
  what: QuestionChange;
  oldNo: number | null;
  no: number | null;
  /** Where it stands in the list: what is removed stands before what has its number now. */
  at: number;
}

interface ChangedPage {
  list: QuestionChangeEntry[];
  next: string | null;
  files: Record<string, string>;
}

export async function compareQuestions(
  reader: Reader,
  { before, after, use }: Compared,
  page: { after?: string | undefined; limit: number },
): Promise<ChangedPage> {
  const { db } = reader;
  const start = Number(page.after ?? 0);
  const steps = listSteps(pairPlaces(await selectPlacesOf(db, before.id), await selectPlacesOf(db, after.id)));
  const shown = steps.slice(start, start + page.limit);
  const read = async (examId: number, noes: (number | null)[]) => {
    const rows = await selectQuestionsByNo(
      db,
      examId,
      noes.filter((no) => no !== null),
    );
    return new Map(rows.map((row) => [row.no, presentWithKey(row)]));
  };
  const old = await read(
    before.id,
    shown.map(({ oldNo }) => oldNo),
  );
  const fresh = await read(
    after.id,
    shown.map(({ no }) => no),
  );
  const files = {
    ...(await signMedia(reader, before.id, mediaOf([...old.values()]), use)),
    ...(await signMedia(reader, after.id, mediaOf([...fresh.values()]), use)),
  };
  const list = shown.map(({ what, oldNo, no }) => ({
    what,
    before: old.get(oldNo ?? 0) ?? null,
    after: fresh.get(no ?? 0) ?? null,
  }));
  const end = start + shown.length;
  return { list, next: end < steps.length ? String(end) : null, files };
}

function listSteps({ newNoOf, added, removed, changed }: ReturnType<typeof pairPlaces>): Step[] {
  const steps: Step[] = [
    ...added.map((no) => ({ what: 'added' as const, oldNo: null, no, at: no })),
    ...removed.map((oldNo) => ({ what: 'removed' as const, oldNo, no: null, at: oldNo - 0.5 })),
    ...changed.map((oldNo) => {
      const no = newNoOf.get(oldNo) ?? 0;
      return { what: 'changed' as const, oldNo, no, at: no };
    }),
  ];
  return steps.toSorted((a, b) => a.at - b.at);
}
