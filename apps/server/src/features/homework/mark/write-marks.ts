import type { SavedMark } from '@tiku/contract';
import { isSameScore } from '@tiku/questions';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { describeField } from '../../../platform/errors/describe-issues.ts';
import { refuseOwnPaper } from '../access/access.ts';
import { lockPapers, selectMarks, selectTargets, writeJudgements, writeMarks } from './mark.store.ts';
import type { GivenMark, MarkTarget, NewMark, StoredMark } from './mark.store.ts';
import { scoreBy } from '../rubric/rubric.ts';
import { selectRubrics } from '../rubric/rubric.store.ts';
import { updateTotals } from '../../attempt/attempt.ts';
import { lockMarked } from './marked-homework.ts';
import { presentSaved } from './present-answer.ts';

type Member = Context<'member'>;

interface WantedMark extends Pick<GivenMark, 'no' | 'm_s' | 'm_c' | 'version'> {
  answer_id?: number | undefined;
  rubric?: { criteria: readonly number[]; adjustment: number } | undefined;
  others: readonly { answer_id: number; version: number }[];
}

interface Wanted {
  homework_id: number;
  user_id?: number | undefined;
  marks: readonly WantedMark[];
}

/**
 * All of them or none. A mark that somebody else has changed since it was seen is not overwritten: the refusal tells what is
 * there now. Giving again what is there already changes nothing, whatever was seen.
 */
export async function markAnswers(context: Member, { homework_id, user_id, marks }: Wanted): Promise<SavedMark[]> {
  const { db, actor } = context;
  return db.transaction().execute(async (tx) => {
    const homework = await lockMarked(tx, actor, homework_id, 'share');
    const given = marks.flatMap(spreadMark);
    const targets = await selectTargets(tx, homework, user_id, given);
    refuseOwnPaper(
      actor,
      targets.map((target) => target.user_id),
    );
    const meant = checkMarks(context, given, targets);
    await refuseOtherRubric(tx, homework.id, given, targets);
    const paperIds = [...new Set(meant.map(({ answer_id }) => answer_id))];
    await lockPapers(tx, paperIds);
    await writeMarks(tx, actor.accountId, meant);
    const stored = await selectMarks(tx, homework, meant);
    const isChanged = stored.some((mark, at) => !isSameMark(mark, meant[at]));
    const saved = stored.map(presentSaved);
    if (isChanged) throw new AppError('mark_changed', { current: saved });
    // They count for the markers from now on; for the learner, once marking is completed.
    await writeJudgements(tx, homework.exam_id, paperIds);
    await updateTotals(tx, paperIds);
    return saved;
  });
}

/** One for every paper that it is meant for. */
function spreadMark({ no, m_s, m_c, rubric, answer_id, version, others }: WantedMark): GivenMark[] {
  const criteria = [...new Set(rubric?.criteria)].toSorted((one, other) => one - other);
  const adjustment = rubric?.adjustment ?? null;
  return [{ answer_id: answer_id ?? null, version }, ...others].map((paper) => ({
    no,
    m_s,
    m_c,
    criteria,
    adjustment,
    answer_id: paper.answer_id,
    version: paper.version,
  }));
}

/** Each answer once, none that people do not mark, and nothing beyond what the question is worth. */
function checkMarks(
  { language }: Member,
  given: readonly GivenMark[],
  targets: Awaited<ReturnType<typeof selectTargets>>,
): NewMark[] {
  const byPlace = new Map(targets.map((target) => [target.place, target]));
  const meant = given.map((mark, place) => {
    const target = byPlace.get(place);
    if (!target) throw new AppError('not_found');
    if (target.is_completed) throw new AppError('homework_marked');
    if (mark.m_s !== null && mark.m_s > target.score) {
      const fields = describeField(`marks.${place}.m_s`, 'too_big', language, { maximum: target.score });
      throw new AppError('invalid_request', { fields });
    }
    return { ...mark, answer_id: target.answer_id };
  });
  if (new Set(meant.map(({ answer_id, no }) => `${answer_id} ${no}`)).size < meant.length) {
    throw new AppError('invalid_request', { fields: describeField('marks', 'invalid', language) });
  }
  return meant;
}

function isSameMark(stored: StoredMark, meant: GivenMark | undefined): boolean {
  return (
    meant !== undefined &&
    isSameScore(stored.m_s, meant.m_s) &&
    stored.m_c === meant.m_c &&
    isSameScore(stored.adjustment, meant.adjustment) &&
    String(stored.criteria) === String(meant.criteria)
  );
}

/** What a marker applied comes to what they saw, or somebody has changed the rubric since. The homework is held. */
async function refuseOtherRubric(
  tx: Db,
  homeworkId: number,
  given: readonly GivenMark[],
  targets: readonly MarkTarget[],
): Promise<void> {
  const noes = new Set(given.filter(({ adjustment }) => adjustment !== null).map(({ no }) => no));
  if (noes.size === 0) return;
  const rubrics = await selectRubrics(tx, homeworkId, [...noes]);
  const full = new Map(targets.map(({ place, score }) => [place, score]));
  given.forEach(({ no, m_s, criteria, adjustment }, place) => {
    if (adjustment === null) return;
    const score = scoreBy(rubrics.get(no), { criteria, adjustment, full: full.get(place) ?? 0 });
    if (score === null || !isSameScore(score, m_s)) throw new AppError('rubric_changed');
  });
}
