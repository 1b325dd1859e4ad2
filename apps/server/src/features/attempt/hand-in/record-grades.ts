import { practiceTypes } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { recordResults } from '../../question/question.ts';
import { recordStudy } from '../../statistics/statistics.ts';
import type { StudiedQuestion, StudyTime } from '../../statistics/statistics.ts';
import type { AnswerGrade } from '../answers/answer.store.ts';
import { takerOf } from '../paper/attempt.store.ts';
import type { RunningAttempt } from '../paper/attempt.store.ts';
import { selectPlaces } from '../paper/paper.ts';
import type { Memory } from '../paper/paper.ts';
import { outcomeOf } from './grade-answer.ts';

interface GradedQuestion {
  no: number;
  contentId: number;
  grade: AnswerGrade;
  /** On which it was answered, in the person's time zone; today where it is left out. */
  day?: string | undefined;
  /** What it took, where that is known. */
  seconds?: number | null;
  /** It was answered before, and counts as such since then. */
  isJudged?: true;
}

/** What was graded in an attempt becomes part of what the person has been through. */
export async function recordGrades(
  tx: Db,
  memory: Memory,
  attempt: RunningAttempt,
  graded: readonly GradedQuestion[],
  time: StudyTime | null,
): Promise<void> {
  const actor = takerOf(attempt);
  const exam = {
    id: attempt.exam_id,
    is_merging: attempt.is_merging,
    attemptId: attempt.id,
    actor,
    rules: {
      retiresWrong: attempt.retire_wrong,
      masters: attempt.prac_type === practiceTypes.mastery,
      showsKeys: attempt.rules?.hide_answer !== true,
    },
  };
  const results = graded.map(({ no, contentId, grade }) => ({ no, contentId, outcome: outcomeOf(grade) }));
  await recordResults(tx, exam, results);
  const studied = await describeStudied(tx, memory, attempt.id, graded, exam.rules.showsKeys);
  await recordStudy(tx, actor, attempt.exam_id, studied, time);
}

async function describeStudied(
  tx: Db,
  memory: Memory,
  attemptId: number,
  graded: readonly GradedQuestion[],
  showsKeys: boolean,
): Promise<StudiedQuestion[]> {
  const answered = graded.filter(({ grade }) => grade.status !== 'unanswered');
  if (answered.length === 0) return [];
  const sections = new Map((await selectPlaces(tx, memory, attemptId)).map(({ no, section_no }) => [no, section_no]));
  const contents = await memory.contents.questions.select(
    tx,
    answered.map(({ contentId }) => contentId),
  );
  return answered.flatMap(({ no, contentId, grade, day = null, seconds = null, isJudged = false }) => {
    const content = contents.get(contentId);
    if (!content) return [];
    const { type, difficulty } = content;
    const sectionNo = sections.get(no) ?? null;
    const known = { contentId: showsKeys ? contentId : null, type, difficulty, sectionNo };
    return [{ ...known, day, seconds, isCounted: !isJudged, isRight: grade.is_right }];
  });
}
