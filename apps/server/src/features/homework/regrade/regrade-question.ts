// Grading a question of a homework anew, for all papers that were handed in; those that still run are graded so later.
import { isJudgedByPeople, rescore, roundScore } from '@tiku/questions';
import type { Answer, Question } from '@tiku/questions';
import { question as questionSchema } from '@tiku/questions/schema';
import type { RegradedPaper } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Context } from '../../../platform/http/context.ts';
import { describeField } from '../../../platform/errors/describe-issues.ts';
import { acceptQuestion, answerFromOwnOrder } from '../../exam/questions/questions.ts';
import { inAllLanguages, insertNoticesTo } from '../../notice/notice.ts';
import { followGrades, gradeAnswer } from '../../attempt/attempt.ts';
import { markerKeyAt } from '../../question-key/question-key.ts';
import type { MarkerKey } from '../../question-key/question-key.ts';
import { hashQuestion } from '../../question-text/question-text.ts';
import { refuseOwnChanged, refuseOwnPaper, selectAudience, selectOwnPapers } from '../access/access.ts';
import { lockMarked } from '../mark/marked-homework.ts';
import { selectMarkerKeys } from '../marker-keys/marker-keys.ts';
import { undoCorrection } from './correct-mark.ts';
import { resetHomeworkScores } from '../score/score.ts';
import {
  awaitMarks,
  findLastRegrade,
  findPlace,
  insertKeyContent,
  insertRegrade,
  lockPaperAnswers,
  markUndone,
  movePlace,
  restoreRegraded,
  writeGrades,
  writeRegraded,
} from './regrade.store.ts';
import type { NewGrade, PaperAnswer, PlaceRow } from './regrade.store.ts';
import { selectRegraded } from './changes.store.ts';
import type { QuestionWay } from './changes.store.ts';

type Member = Context<'member'>;

interface Wanted {
  homework_id: number;
  no: number;
  correct_answer?: unknown;
  everybody?: 'right' | 'left out' | undefined;
  preview: boolean;
}

/** By its new key, or for everybody alike. Nothing of it depends on what it was graded as before. */
function regradeAnswer(way: QuestionWay, question: Question, paper: PaperAnswer): NewGrade {
  const { answer_id, self_score } = paper;
  const given_by = 'regrade' as const;
  if (way === 'right') {
    return { answer_id, status: 'graded', earned: question.score, is_right: true, self_score: null, given_by };
  }
  if (way === 'left out') {
    // A person's mark is kept with what it was before, and earns nothing now.
    const status = paper.status === 'needs-person' ? 'graded' : (paper.status ?? 'unanswered');
    return { answer_id, status, earned: 0, is_right: paper.is_right, self_score: null, given_by };
  }
  const grade = gradeAnswer(question, paper.answer);
  return { answer_id, ...grade, self_score, given_by: grade.earned === paper.earned ? paper.given_by : given_by };
}

function newTotal(paper: PaperAnswer, grade: NewGrade): number {
  const before = (paper.earned ?? 0) + (paper.self_score ?? 0);
  return roundScore(paper.total - before + (grade.earned ?? 0) + (grade.self_score ?? 0));
}

function listChanges(papers: readonly PaperAnswer[], grades: readonly NewGrade[]): RegradedPaper[] {
  return papers.flatMap((paper, at) => {
    const grade = grades[at];
    const { answer_id, user_id, name, total } = paper;
    const score = grade ? newTotal(paper, grade) : total;
    return score === total ? [] : [{ answer_id, user_id, name, old_score: total, new_score: score }];
  });
}

/**
 * The question as it is to be graded; a key must fit its type, and people's marks know no key. It comes in the letters that the
 * question is shown to them with.
 */
function readKey(
  { language, keys, actor }: Member,
  place: PlaceRow,
  { isAuthor }: MarkerKey,
  correctAnswer: unknown,
): Question {
  const { content } = place;
  const given = questionSchema.safeParse({ ...content, correct_answer: correctAnswer });
  const parsed =
    given.success && !isAuthor
      ? questionSchema.safeParse({
          ...content,
          correct_answer: answerFromOwnOrder(place, keys.signing, actor.accountId, given.data.correct_answer as Answer),
        })
      : given;
  if (!parsed.success || isJudgedByPeople(content.type)) {
    throw new AppError('invalid_request', { fields: describeField('correct_answer', 'invalid', language) });
  }
  return acceptQuestion(parsed.data, language);
}

export async function regradeQuestion(context: Member, wanted: Wanted) {
  const { db, actor } = context;
  const { no, everybody, preview } = wanted;
  const way = everybody ?? 'key';
  return db.transaction().execute(async (tx) => {
    const homework = await lockMarked(tx, actor, wanted.homework_id, 'update');
    const place = await findPlace(tx, homework.exam_id, no);
    if (!place) throw new AppError('not_found');
    // Once more only after the one before is undone: what was earned before it stays clear.
    const before = await selectRegraded(tx, homework.id);
    if (before.some((each) => each.no === no)) throw new AppError('homework_regraded');
    const key = markerKeyAt(await selectMarkerKeys(tx, actor, homework.exam_id), no);
    const question = way === 'key' ? readKey(context, place, key, wanted.correct_answer) : place.content;
    const papers = await lockPaperAnswers(tx, homework, no);
    const grades = papers.map((paper) => regradeAnswer(way, rescore(question, place.score), paper));
    const list = listChanges(papers, grades);
    const own = await selectOwnPapers(tx, actor, homework.id);
    refuseOwnChange(actor, list, own, key.hidden !== null || way === 'left out');
    // A paper that changes by it tells whether its answer was right.
    const result = { list: key.hidden ? [] : list, papers_count: papers.length, hidden_key: key.hidden };
    if (preview) return result;
    const contentId =
      way === 'key' ? await insertKeyContent(tx, place.content_id, question, hashQuestion(question)) : place.content_id;
    const attemptIds = papers.map(({ answer_id }) => answer_id);
    await followGrades(tx, context, { attemptIds, no }, async () => {
      const regradeId = await insertRegrade(tx, {
        homework_id: homework.id,
        no,
        way,
        correct_answer: way === 'key' ? JSON.stringify(question.correct_answer) : null,
        old_score: place.score,
        old_content_id: place.content_id,
        new_content_id: contentId,
        account_id: actor.accountId,
      });
      await writeRegraded(tx, regradeId, no, grades);
      await movePlace(tx, homework, no, { contentId, score: way === 'left out' ? 0 : place.score });
    });
    await resetHomeworkScores(tx, homework.id);
    await tellChanged(tx, homework.id, papers, list);
    return result;
  });
}

/**
 * Nobody knows what it changes in a paper that is still open, or that would be left with a question less. A refusal would tell
 * people from whom the key is hidden whether their own answer is right. Those are refused whatever changes.
 */
function refuseOwnChange(
  actor: Actor,
  changes: readonly RegradedPaper[],
  own: readonly { is_open: boolean }[],
  isAnyRefused: boolean,
): void {
  if (own.some(({ is_open }) => is_open || isAnyRefused)) throw new AppError('own_paper');
  refuseOwnPaper(
    actor,
    changes.map(({ user_id }) => user_id),
  );
}

/** A learner who has not seen the result yet hears of the score with it. */
async function tellChanged(
  tx: Parameters<typeof insertNoticesTo>[0],
  homeworkId: number,
  papers: readonly PaperAnswer[],
  changes: readonly RegradedPaper[],
): Promise<void> {
  const withheld = new Set(papers.filter(({ is_withheld }) => is_withheld).map(({ answer_id }) => answer_id));
  const changed = changes.filter(({ answer_id }) => !withheld.has(answer_id)).map(({ user_id }) => user_id);
  const told = await selectAudience(tx, homeworkId, new Set(changed));
  if (told.length === 0) return;
  await insertNoticesTo(tx, told, { kind: 'marks', ...inAllLanguages(({ regraded }) => regraded) });
}

/** The last one that is in force. Papers handed in since it was made are graded by what is right again. */
export async function undoRegrade(context: Member, homeworkId: number) {
  const { db, actor } = context;
  return db.transaction().execute(async (tx) => {
    const homework = await lockMarked(tx, actor, homeworkId, 'update');
    const last = await findLastRegrade(tx, homework.id);
    if (!last) throw new AppError('nothing_to_undo');
    if (last.way === 'mark') return undoCorrection(tx, context, homework, last);
    const { no } = last;
    const own = await selectOwnPapers(tx, actor, homework.id);
    if (own.some(({ is_open }) => is_open)) throw new AppError('own_paper');
    const papers = await lockPaperAnswers(tx, homework, no);
    const figures = { attemptIds: papers.map(({ answer_id }) => answer_id), no, movesFigures: last.moves_figures };
    const later = await followGrades(tx, context, figures, async () => {
      const restored = new Set(await restoreRegraded(tx, last.id, no));
      await movePlace(tx, homework, no, { contentId: last.old_content_id, score: last.old_score });
      await markUndone(tx, last.id);
      const others = papers.filter(({ answer_id }) => !restored.has(answer_id));
      await regradeLater(tx, homework.exam_id, no, others);
      return others.map(({ answer_id }) => answer_id);
    });
    // What was out and waits again is counted when it comes out again.
    await followGrades(tx, context, { attemptIds: later, no: null }, () => awaitMarks(tx, later));
    await refuseOwnChanged(tx, actor, homework.id, own);
    await resetHomeworkScores(tx, homework.id);
    return { no, papers_count: papers.length };
  });
}

async function regradeLater(
  tx: Parameters<typeof findPlace>[0],
  examId: number,
  no: number,
  papers: readonly PaperAnswer[],
): Promise<void> {
  const place = await findPlace(tx, examId, no);
  if (!place || papers.length === 0) return;
  const question = rescore(place.content, place.score);
  const grades = papers.map((paper) => regradeAnswer('key', question, paper));
  await writeGrades(tx, no, grades);
}
