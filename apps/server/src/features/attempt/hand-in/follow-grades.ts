// Grades of papers that are handed in change: every figure that counted them follows, by the difference. Here and nowhere else.
import type { Db } from '../../../platform/db/database.ts';
import { moveResults } from '../../question/question.ts';
import { moveStudy } from '../../statistics/statistics.ts';
import type { Memory } from '../paper/paper.ts';
import { outcomeOf } from './grade-answer.ts';
import { selectCounted } from './graded-at-end.store.ts';
import type { CountedRow } from './graded-at-end.store.ts';
import { updateTotals } from './hand-in.store.ts';

interface Changing {
  attemptIds: readonly number[];
  /** The question; null for all of them. */
  no: number | null;
  /** False where what is undone had left the figures as they were. */
  movesFigures?: boolean;
}

/**
 * The papers are held. `change` writes the grades; the sums of the papers, days of study, progress, lists of wrong questions and
 * shares of right answers move by what is different after it. What changes nothing moves nothing.
 */
export async function followGrades<T>(
  tx: Db,
  memory: Memory,
  { attemptIds, no, movesFigures = true }: Changing,
  change: () => Promise<T>,
): Promise<T> {
  const before = movesFigures ? await selectCounted(tx, attemptIds, no) : [];
  const result = await change();
  await updateTotals(tx, attemptIds);
  if (!movesFigures) return result;
  const after = await selectCounted(tx, attemptIds, no);
  const [was, is] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  await moveFigures(
    tx,
    memory,
    before.filter((row) => !is.has(keyOf(row))),
    after.filter((row) => !was.has(keyOf(row))),
  );
  return result;
}

/** What figures tell apart: an answer that keeps all of it stays counted as it is. */
function keyOf({
  attempt_id,
  no,
  content_id,
  status,
  is_right: isRight,
  day,
  is_shared: isShared,
}: CountedRow): string {
  return [attempt_id, no, content_id, status, isRight, day, isShared].join(' ');
}

interface Moved {
  row: CountedRow;
  isGone: boolean;
}

async function moveFigures(
  tx: Db,
  memory: Memory,
  gone: readonly CountedRow[],
  come: readonly CountedRow[],
): Promise<void> {
  const moved: Moved[] = [
    ...gone.map((row) => ({ row, isGone: true })),
    ...come.map((row) => ({ row, isGone: false })),
  ];
  const contentIds = new Set(moved.map(({ row }) => row.content_id));
  const contents = await memory.contents.questions.select(tx, [...contentIds]);
  for (const [examId, rows] of Map.groupBy(moved, ({ row }) => row.exam_id)) {
    await moveResults(tx, examId, rows.map(describeResult));
    const studied = rows.flatMap(({ row, isGone }) => {
      const content = contents.get(row.content_id);
      if (!content) return [];
      const { type, difficulty } = content;
      return [
        { ...ownerOf(row), isGone, day: row.day, type, difficulty, sectionNo: row.section_no, isRight: row.is_right },
      ];
    });
    await moveStudy(tx, examId, studied);
  }
}

function ownerOf({ account_id, company_id }: CountedRow) {
  return { accountId: account_id, companyId: company_id };
}

function describeResult({ row, isGone }: Moved) {
  return {
    ...ownerOf(row),
    attemptId: row.attempt_id,
    no: row.no,
    contentId: row.content_id,
    outcome: outcomeOf(row),
    isGone,
    showsKeys: !row.hides_keys,
    retiresWrong: row.retire_wrong,
    isShared: row.is_shared,
  };
}
