// Making and changing what a question is marked by. Papers that were marked by it follow, as long as their marking goes on.
import type { ResponseOf, Rubric } from '@tiku/contract';
import { isSameScore, sumScores } from '@tiku/questions';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { updateTotals } from '../../attempt/attempt.ts';
import { refuseOwnPaper } from '../access/access.ts';
import { lockPapers, selectMarks, writeJudgements } from '../mark/mark.store.ts';
import { lockMarked } from '../mark/marked-homework.ts';
import type { MarkedHomework } from '../mark/marked-homework.store.ts';
import { presentSaved } from '../mark/present-answer.ts';
import { selectCarrying, writeFollowed } from './carrying-marks.store.ts';
import type { CarryingMark } from './carrying-marks.store.ts';
import { deleteRubric, findMarkedPlace, selectRubrics, writeRubric } from './rubric.store.ts';
import { scoreBy } from './rubric.ts';

interface WantedCriterion {
  criterion_id?: number | undefined;
  sentence: string;
  points: number;
}

interface Wanted {
  homework_id: number;
  no: number;
  version: number;
  is_from_full: boolean;
  criteria: readonly WantedCriterion[];
  preview: boolean;
}

type Changed = ResponseOf<'PUT /group/homework/question/rubric'>;

/** So many amounts are told. */
const toldMost = 10;

export async function changeRubric({ db, actor }: Context<'member'>, wanted: Wanted): Promise<Changed> {
  const { homework_id, no, preview } = wanted;
  return db.transaction().execute(async (tx) => {
    const homework = await lockMarked(tx, actor, homework_id, 'update');
    const place = await findMarkedPlace(tx, homework.exam_id, no);
    if (!place) throw new AppError('not_found');
    const before = (await selectRubrics(tx, homework.id, [no])).get(no);
    if (isSameRubric(before, wanted)) return { rubric: before ?? null, papers_count: 0, changes: [], marks: [] };
    if ((before?.version ?? 0) !== wanted.version) throw new AppError('rubric_changed');
    const kept = keepIds(before, wanted.criteria);
    const touched = (await selectCarrying(tx, homework.id, no)).filter(isTouched(before, wanted));
    if (touched.some(({ is_completed }) => is_completed)) throw new AppError('homework_marked');
    refuseOwnPaper(
      actor,
      touched.map(({ user_id }) => user_id),
    );
    const after = touched.map((mark) => follow(mark, wanted, place.score));
    const told = { papers_count: touched.length, changes: countChanges(touched, after) };
    if (preview) return { rubric: before ?? null, ...told, marks: [] };
    if (kept.length === 0) await deleteRubric(tx, homework.id, no);
    else {
      await writeRubric(tx, {
        homeworkId: homework.id,
        no,
        contentId: place.content_id,
        isFromFull: wanted.is_from_full,
        criteria: kept,
      });
    }
    const changed = after.filter((mark, at) => !isSame(mark, touched[at]));
    const marks = await writeMarks(tx, homework, no, changed);
    return { rubric: (await selectRubrics(tx, homework.id, [no])).get(no) ?? null, ...told, marks };
  });
}

async function writeMarks(tx: Db, homework: MarkedHomework, no: number, marks: readonly CarryingMark[]) {
  if (marks.length === 0) return [];
  const ids = marks.map(({ answer_id }) => answer_id);
  await lockPapers(tx, ids);
  await writeFollowed(tx, no, marks);
  await writeJudgements(tx, homework.exam_id, ids);
  await updateTotals(tx, ids);
  const stored = await selectMarks(
    tx,
    homework,
    ids.map((answer_id) => ({ answer_id, no })),
  );
  return stored.map(presentSaved);
}

/** Asked again, it is there already, whatever was seen. */
function isSameRubric(before: Rubric | undefined, { is_from_full, criteria }: Wanted): boolean {
  if (!before) return criteria.length === 0;
  return (
    before.is_from_full === is_from_full &&
    before.criteria.length === criteria.length &&
    before.criteria.every((criterion, at) => {
      const wanted = criteria[at];
      return (
        wanted !== undefined &&
        (wanted.criterion_id ?? criterion.criterion_id) === criterion.criterion_id &&
        wanted.sentence === criterion.sentence &&
        isSameScore(wanted.points, criterion.points)
      );
    })
  );
}

/** Each that is named is one of those that are there, and is named once. */
function keepIds(before: Rubric | undefined, criteria: readonly WantedCriterion[]) {
  const known = new Set(before?.criteria.map(({ criterion_id }) => criterion_id));
  return criteria.map(({ criterion_id: id, sentence, points }) => {
    if (id !== undefined && !known.delete(id)) throw new AppError('rubric_changed');
    return { criterion_id: id ?? null, sentence, points };
  });
}

/** Whether a mark has something that changes, its words included. */
function isTouched(before: Rubric | undefined, wanted: Wanted): (mark: CarryingMark) => boolean {
  if (before?.is_from_full !== wanted.is_from_full || wanted.criteria.length === 0) return () => true;
  const same = new Set(
    wanted.criteria
      .filter(({ criterion_id, sentence, points }) =>
        before.criteria.some(
          (each) =>
            each.criterion_id === criterion_id && each.sentence === sentence && isSameScore(each.points, points),
        ),
      )
      .map(({ criterion_id }) => criterion_id),
  );
  return ({ criteria }) => criteria.some((id) => !same.has(id));
}

/** Without those that are no longer there. */
function follow(mark: CarryingMark, { is_from_full, criteria }: Wanted, full: number): CarryingMark {
  if (criteria.length === 0) return { ...mark, criteria: [], adjustment: null };
  const there = criteria.flatMap(({ criterion_id, points }) =>
    criterion_id === undefined ? [] : [{ criterion_id, sentence: '', points }],
  );
  const met = mark.criteria.filter((id) => there.some(({ criterion_id }) => criterion_id === id));
  const applied = { criteria: met, adjustment: mark.adjustment ?? 0, full };
  return { ...mark, criteria: met, m_s: scoreBy({ is_from_full, criteria: there }, applied) };
}

function isSame(mark: CarryingMark, before: CarryingMark | undefined): boolean {
  return (
    before !== undefined &&
    isSameScore(mark.m_s, before.m_s) &&
    isSameScore(mark.adjustment, before.adjustment) &&
    String(mark.criteria) === String(before.criteria)
  );
}

function countChanges(before: readonly CarryingMark[], after: readonly CarryingMark[]): Changed['changes'] {
  const amounts = after.map(({ m_s }, at) => sumScores([m_s ?? 0, -(before[at]?.m_s ?? 0)]));
  return Array.from(
    Map.groupBy(
      amounts.filter((by) => by !== 0),
      (by) => by,
    ),
    ([by, papers]) => ({ by, papers_count: papers.length }),
  )
    .toSorted((one, other) => other.papers_count - one.papers_count || one.by - other.by)
    .slice(0, toldMost);
}
