// Setting homework, and changing what is set.
import { tellMembers } from './tell-members.ts';
import { examKinds, examStatus, homeworkRules } from '@tiku/contract';
import type { ManagedHomework, homeworkCalls } from '@tiku/contract';
import { isJudgedByPeople } from '@tiku/questions';
import type { z } from 'zod';
import { selectTime } from '../../../platform/db/database-time.ts';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { describeField } from '../../../platform/errors/describe-issues.ts';
import { takeUse } from '../../../platform/limits/throttle.ts';
import { selectSourceExam } from '../../exam/access/access.ts';
import { insertExam, usualSettings } from '../../exam/exam.ts';
import { lockGroup, lockGroups, refuseUnlessNormal } from '../../group/access/access.ts';
import { refuseOwnChanged, selectOwnPapers } from '../access/access.ts';
import { presentManaged } from '../homework-row.ts';
import { findManaged, selectManagedById } from '../lists/homework-list.store.ts';
import {
  countTakersOf,
  insertHomework,
  lockHomework,
  selectSetBefore,
  tellHomework,
  updateAttempts,
  updateChosen,
  updateHomework,
  updateOrigin,
} from './homework.store.ts';
import type { HeldHomework, Source, TimedRules } from './homework.store.ts';
import { emptyPaper, insertPaperQuestions, selectChosen, updatePaper } from './paper.store.ts';
import type { ChosenQuestion } from './paper.store.ts';

type Member = Context<'member'>;
type Request = z.output<(typeof homeworkCalls)['PUT /mymanaged/group/homework']['request']>;
type Given = Request['homework'];
type Chosen = NonNullable<Request['exams']>;

/** In all of the groups or in none; or the one that is named, changed. */
export async function putHomework(context: Member, request: Request): Promise<ManagedHomework[]> {
  const { homework_id: homeworkId } = request.homework;
  await takeUse(context.db, [{ key: `homework:${context.actor.accountId}`, max: 240, seconds: 60 * 60 }]);
  return homeworkId === undefined ? publish(context, request) : change(context, homeworkId, request);
}

function refuseField(context: Member, name: string, reason: 'invalid' | 'not_offered'): never {
  throw new AppError('invalid_request', { fields: describeField(name, reason, context.language) });
}

function rulesOf(given: Given): TimedRules {
  const { start_time = null, end_time, instructions } = given;
  return { start_time, end_time, instructions, ...homeworkRules.parse(given) };
}

/** A deadline lies ahead and after the start. */
async function checkTimes(tx: Db, context: Member, given: Given, held: HeldHomework | null): Promise<void> {
  const now = held?.server_time ?? (await selectTime(tx));
  const start = given.start_time === undefined ? (held?.start_time ?? now) : new Date(given.start_time);
  const end = new Date(given.end_time);
  const isSame = held !== null && end.getTime() === held.end_time.getTime();
  if (end <= start || (!isSame && end <= now)) refuseField(context, 'homework.end_time', 'invalid');
}

/** Single members are those of one group. */
async function checkPeople(tx: Db, context: Member, { user_ids }: Given, groups: readonly { id: number }[]) {
  if (!user_ids) return;
  const [group, ...others] = groups;
  const wanted = new Set(user_ids);
  const isRight = group && others.length === 0 && (await countTakersOf(tx, group.id, [...wanted])) === wanted.size;
  if (!isRight) refuseField(context, 'homework.user_ids', 'invalid');
}

async function publish(context: Member, request: Request): Promise<ManagedHomework[]> {
  const { db, actor } = context;
  const { homework: given, exams = [], request_key = null } = request;
  const { group_id, group_ids = [] } = given;
  return db.transaction().execute(async (tx) => {
    const groups = await lockGroups(
      tx,
      actor,
      group_id === undefined ? group_ids : [...group_ids, group_id],
      'manager',
    );
    groups.forEach(refuseUnlessNormal);
    await checkTimes(tx, context, given, null);
    await checkPeople(tx, context, given, groups);
    const before = await selectSetBefore(tx, actor.accountId, request_key);
    const known = new Set(before.values());
    const isNew = groups.some(({ id }) => !before.has(id));
    const questions = isNew ? await choosePaper(tx, context, given, exams) : [];
    const ids: number[] = [];
    for (const { id, company_id } of groups) {
      ids.push(
        before.get(id) ??
          (await insertHomework(tx, {
            ...rulesOf(given),
            group_id: id,
            exam_id: await insertPaper(tx, context, given, company_id, questions),
            account_id: actor.accountId,
            needs_marking: needsMarking(questions),
            sources: sourcesOf(exams, questions),
            request_key,
            user_ids: given.user_ids ?? null,
          })),
      );
    }
    await tellHomework(tx, ids);
    await tellMembers(
      tx,
      ids.filter((id) => !known.has(id)),
    );
    return (await selectManagedById(tx, ids)).map(presentManaged);
  });
}

async function change(context: Member, homeworkId: number, request: Request): Promise<ManagedHomework[]> {
  const { db, actor } = context;
  const { homework: given, exams } = request;
  return db.transaction().execute(async (tx) => {
    const managed = await findManaged(tx, actor, homeworkId);
    if (!managed) throw new AppError('not_found');
    refuseUnlessNormal(await lockGroup(tx, actor, managed.group_id, 'manager'));
    const held = await lockHomework(tx, homeworkId);
    if (!held) throw new AppError('not_found');
    await checkTimes(tx, context, given, held);
    await checkPeople(tx, context, given, [{ id: held.group_id }]);
    if (exams !== undefined) await replaceQuestions(tx, context, held, given, exams);
    await updatePaper(tx, held.exam_id, given);
    const own = await selectOwnPapers(tx, actor, homeworkId);
    await updateHomework(tx, homeworkId, rulesOf(given));
    // Those for whom it is no longer there look again, too.
    if (given.user_ids !== undefined) {
      await tellHomework(tx, [homeworkId]);
      await tellMembers(tx, [homeworkId], await updateChosen(tx, homeworkId, given.user_ids));
    }
    await updateAttempts(tx, homeworkId);
    // Somebody who sits it does not give themselves more time.
    await refuseOwnChanged(tx, actor, homeworkId, own);
    await tellHomework(tx, [homeworkId]);
    return (await selectManagedById(tx, [homeworkId])).map(presentManaged);
  });
}

async function replaceQuestions(tx: Db, context: Member, held: HeldHomework, given: Given, exams: Chosen) {
  if (held.has_begun) throw new AppError('homework_begun');
  // What it asks now is about to go.
  if (exams.some(({ exam_id }) => exam_id === held.exam_id)) refuseField(context, 'exams', 'not_offered');
  const questions = await choosePaper(tx, context, given, exams);
  await emptyPaper(tx, held.exam_id);
  await insertPaperQuestions(tx, held.exam_id, questions);
  await updateOrigin(tx, held.id, sourcesOf(exams, questions), needsMarking(questions));
}

/** Which people mark. */
function needsMarking(questions: readonly ChosenQuestion[]): boolean {
  return questions.some(({ type }) => isJudgedByPeople(type));
}

/** With what was their own of a bank when it was taken from there: they may throw it away, and mark it still. */
function sourcesOf(exams: Chosen, questions: readonly ChosenQuestion[]): Source[] {
  const own = new Set(questions.filter((question) => question.is_own).map(nameOf));
  return exams.map(({ exam_id, sel_qs }) => {
    const own_noes = sel_qs.filter((no) => own.has(nameOf({ exam_id, no })));
    return { exam_id, sel_qs, ...(own_noes.length > 0 && { own_noes }) };
  });
}

function nameOf({ exam_id, no }: { exam_id: number; no: number }): string {
  return `${exam_id} ${no}`;
}

/** From exams that a homework may be made of, each question once, as many as the deployment allows. */
async function choosePaper(tx: Db, context: Member, given: Given, exams: Chosen): Promise<ChosenQuestion[]> {
  const { actor, config } = context;
  const wanted = exams.flatMap(({ exam_id, sel_qs }) => sel_qs.map((no) => ({ exam_id, no })));
  if (wanted.length === 0) throw new AppError('homework_empty');
  const limit = config.homeworkQuestions;
  if (wanted.length > limit) throw new AppError('homework_too_long', { counts: { count: limit } });
  if (new Set(wanted.map(nameOf)).size < wanted.length) refuseField(context, 'exams', 'invalid');
  for (const examId of new Set(exams.map(({ exam_id }) => exam_id))) await selectSourceExam(tx, actor, examId);
  const chosen = await selectChosen(tx, wanted);
  if (chosen.length < wanted.length) refuseField(context, 'exams', 'not_offered');
  const scores = new Map((given.scores ?? []).map((item) => [nameOf(item), item.score]));
  for (const question of chosen) question.score = scores.get(nameOf(question)) ?? question.score;
  return chosen;
}

async function insertPaper(
  tx: Db,
  { actor }: Member,
  { title, allow_files }: Given,
  companyId: number | null,
  questions: readonly ChosenQuestion[],
): Promise<number> {
  const examId = await insertExam(tx, {
    ...usualSettings,
    kind: examKinds.paper,
    status: examStatus.normal,
    account_id: actor.accountId,
    company_id: companyId,
    title,
    description: '',
    last_updates: '',
    keywords: '',
    category_id: null,
    isprivate: true,
    duration: 0,
    allow_files,
  });
  await insertPaperQuestions(tx, examId, questions);
  return examId;
}
