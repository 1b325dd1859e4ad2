// Correcting the mark of one answer after its marking was completed: a re-grade of one paper, with a reason.
import type { RegradedPaper } from '@tiku/contract';
import { isSameScore, sumScores } from '@tiku/questions';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { describeField } from '../../../platform/errors/describe-issues.ts';
import { followGrades } from '../../attempt/attempt.ts';
import { refuseOwnPaper, selectAudience } from '../access/access.ts';
import { insertHomeworkNotices } from '../homework-notice.ts';
import { lockMarked } from '../mark/marked-homework.ts';
import type { MarkedHomework } from '../mark/marked-homework.store.ts';
import { tellHomework } from '../publish/homework.store.ts';
import { resetHomeworkScores } from '../score/score.ts';
import {
  findPlace,
  insertRegrade,
  lockPaperAnswers,
  markUndone,
  restoreRegraded,
  selectTold,
  writeRegraded,
} from './regrade.store.ts';
import type { LastRegrade, PaperAnswer } from './regrade.store.ts';
import { selectRegraded } from './changes.store.ts';

interface Correction {
  homework_id: number;
  answer_id: number;
  no: number;
  m_s: number;
  old_m_s: number;
  reason: string;
}

export async function correctMark(context: Context<'member'>, wanted: Correction): Promise<RegradedPaper> {
  const { db, actor, language } = context;
  const { no, answer_id, m_s: score, reason } = wanted;
  return db.transaction().execute(async (tx) => {
    const homework = await lockMarked(tx, actor, wanted.homework_id, 'update');
    const place = await findPlace(tx, homework.exam_id, no);
    const [paper] = await lockPaperAnswers(tx, homework, no, answer_id);
    if (!place || !paper?.has_row) throw new AppError('not_found');
    refuseOwnPaper(actor, [paper.user_id]);
    await refuseUnmarked(tx, homework, no, paper);
    if (!isSameScore(paper.self_score, wanted.old_m_s)) throw new AppError('mark_changed');
    if (score > place.score) {
      const fields = describeField('m_s', 'too_big', language, { maximum: place.score });
      throw new AppError('invalid_request', { fields });
    }
    const { user_id, name, total } = paper;
    const change = { answer_id, user_id, name, old_score: total };
    if (isSameScore(score, paper.self_score)) return { ...change, new_score: total };
    await followGrades(tx, context, { attemptIds: [answer_id], no }, async () => {
      const regradeId = await insertRegrade(tx, {
        homework_id: homework.id,
        no,
        way: 'mark',
        correct_answer: null,
        old_score: place.score,
        old_content_id: place.content_id,
        new_content_id: place.content_id,
        account_id: actor.accountId,
        attempt_id: answer_id,
        reason,
      });
      const grade = { status: 'needs-person', earned: null, is_right: score >= place.score, self_score: score };
      await writeRegraded(tx, regradeId, no, [{ answer_id, ...grade, given_by: 'regrade' }]);
    });
    await followUp(tx, homework, paper);
    return { ...change, new_score: sumScores([total - (paper.self_score ?? 0), score]) };
  });
}

/** What the key decided is not one person's to give; and what nobody has marked yet is simply marked. */
async function refuseUnmarked(tx: Db, homework: MarkedHomework, no: number, paper: PaperAnswer): Promise<void> {
  const regraded = await selectRegraded(tx, homework.id);
  if (regraded.some((each) => each.no === no)) throw new AppError('homework_regraded');
  if (paper.status !== 'needs-person') throw new AppError('not_found');
  if (paper.awaits_marks || paper.self_score === null) throw new AppError('marking_open');
}

/** Updates the places in the group and open screens; the learner hears of it unless the result is still to come. */
async function followUp(tx: Db, homework: MarkedHomework, paper: PaperAnswer): Promise<void> {
  await resetHomeworkScores(tx, homework.id);
  await tellHomework(tx, [homework.id]);
  if (paper.is_withheld) return;
  const told = await selectTold(tx, homework.id);
  await insertHomeworkNotices(
    tx,
    'corrected',
    { ...told, id: homework.id },
    await selectAudience(tx, homework.id, [paper.user_id]),
  );
}

/** The homework is held. */
export async function undoCorrection(tx: Db, context: Context<'member'>, homework: MarkedHomework, last: LastRegrade) {
  const { id, no, attempt_id: attemptId, moves_figures: movesFigures } = last;
  const [paper] = attemptId === null ? [] : await lockPaperAnswers(tx, homework, no, attemptId);
  if (!paper) {
    await restoreRegraded(tx, id, no);
    await markUndone(tx, id);
    return { no, papers_count: 0 };
  }
  refuseOwnPaper(context.actor, [paper.user_id]);
  await followGrades(tx, context, { attemptIds: [paper.answer_id], no, movesFigures }, async () => {
    await restoreRegraded(tx, id, no);
    await markUndone(tx, id);
  });
  await followUp(tx, homework, paper);
  return { no, papers_count: 1 };
}
