// Every way into an exam, as it stands open and after it was withdrawn, for one reader.
import { practiceTypes } from '@tiku/contract';
import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import { buildAccount, buildCompany } from './build-account.ts';
import { learner, paperOf } from './build-attempt.ts';
import { buildBundle } from './build-bundle.ts';
import { buildExam } from './build-exam.ts';
import type { ExamTraits } from './build-exam.ts';
import { buildGroup } from './build-group.ts';
import { buildHomework } from './build-homework.ts';
import { createTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

export const contexts = ['personal', 'company'] as const;
export type Context = (typeof contexts)[number];

/** What is to hold for the reader in the end. */
export interface Facts {
  /** Where it concerns them at all. */
  in: readonly Context[];
  own?: true;
  open?: true;
  public?: true;
  /** In a bundle with a price. */
  sold?: true;
  deleted?: true;
  paper?: true;
  /** As homework of a group that the reader is in. */
  given?: true;
  company?: true;
}

export interface World {
  test: TestApp;
  readerId: number;
  reader: string;
  authorId: number;
  company: number;
  companyUserId: number;
  /** Those of one situation each. */
  groups: number[];
  bundle_id: number;
  exams: Map<string, number>;
}

type Step = (world: World, examId: number) => Promise<unknown>;

interface Situation {
  facts: Facts;
  /** As long as the reader does things with it. */
  build: (world: World, title: string) => Promise<number>;
  /** Nothing is done with what never was open. */
  isUntouched?: true;
  withdraw?: Step;
}

const paperFor = (title: string) =>
  paperOf([1, 2, 3].map((no) => statement(`<p>Statement ${no} of many wayfinding ${title}</p>`)));

function statement(desc: string): Question {
  return { type: 4, desc, correct_answer: true, explanation: '', score: 1, difficulty: null };
}

const by =
  (who: 'readerId' | 'authorId', traits: ExamTraits = {}) =>
  async (world: World, title: string) =>
    buildExam(world.test.db, world[who], { title, paper: paperFor(title), ...traits });

const inCompany =
  (who: 'readerId' | 'authorId', companyOf: (world: World) => number) => async (world: World, title: string) =>
    by(who, { company_id: companyOf(world) })(world, title);

const toStatus =
  (status: 2 | 3 | 10 | 20): Step =>
  ({ test }, id) =>
    test.db.updateTable('exam').set({ status }).where('id', '=', id).execute();
const toPrivate: Step = ({ test }, id) =>
  test.db.updateTable('exam').set({ isprivate: true }).where('id', '=', id).execute();
const toDeleted: Step = ({ test }, id) =>
  sql`update exam set status = 9, status_before = 0, deleted_at = now() where id = ${id}`.execute(test.db);

/** Shared by the author with a group of its own, in which the reader is. */
async function share(world: World, title: string): Promise<number> {
  const { test, authorId, readerId, groups } = world;
  const examId = await by('authorId', { isprivate: true })(world, title);
  const groupId = await buildGroup(test.db, authorId, { members: [readerId] });
  groups.push(groupId);
  await sql`insert into group_share (group_id, exam_id, account_id) values (${groupId}, ${examId}, ${authorId})`.execute(
    test.db,
  );
  return examId;
}

const ofShare = (examId: number) => sql`(select group_id from group_share where exam_id = ${examId})`;
const leaves =
  (who: 'readerId' | 'authorId'): Step =>
  (world, examId) =>
    sql`update group_member set left_at = now(), role = 0 where group_id = ${ofShare(examId)} and account_id = ${world[who]}`.execute(
      world.test.db,
    );

async function link(world: World, title: string): Promise<number> {
  const examId = await by('authorId', { isprivate: true })(world, title);
  await sql`
    insert into exam_guest (account_id, exam_id, share_token)
    select ${world.readerId}, id, share_token from exam where id = ${examId}`.execute(world.test.db);
  return examId;
}

/** In a group of its own; `groups` has it for the lists of groups. */
async function setHomework(world: World, title: string): Promise<number> {
  const { test, authorId, readerId, groups } = world;
  const groupId = await buildGroup(test.db, authorId, { members: [readerId] });
  groups.push(groupId);
  return (await buildHomework(test.db, groupId, authorId, { title, paper: paperFor(title) })).exam_id;
}

const ofHomework = (examId: number) => sql`(select group_id from homework where exam_id = ${examId})`;

async function byDisabled(world: World, title: string): Promise<number> {
  const accountId = await buildAccount(world.test.db);
  return buildExam(world.test.db, accountId, { title, paper: paperFor(title) });
}

/** In a bundle of its own with a price. */
const sell =
  (who: 'readerId' | 'authorId') =>
  async (world: World, title: string): Promise<number> => {
    const examId = await by(who)(world, title);
    await buildBundle(world.test.db, world[who], { price_tier: 3, exams: [examId] });
    return examId;
  };

/** As an operator's import writes it. */
const pay =
  (amount: number): Step =>
  ({ test, authorId, readerId }, examId) =>
    sql`
      insert into partner_payment (account_id, item, type, amount, paid_at, reference, payer_id, bundle_id)
      select ${authorId}, 'Bundle', 1, ${amount}, now(), gen_random_uuid()::text, ${readerId}, bundle_id
      from bundle_exam where exam_id = ${examId}`.execute(test.db);

async function buy(world: World, title: string): Promise<number> {
  const examId = await sell('authorId')(world, title);
  await pay(300)(world, examId);
  return examId;
}

const everywhere: readonly Context[] = contexts;
const personal: readonly Context[] = ['personal'];
const atWork: readonly Context[] = ['company'];
const mine: Facts = { in: personal, own: true, open: true };
const closed: Facts = { in: personal };

export const situations: Record<string, Situation> = {
  'mine, private': { facts: mine, build: by('readerId', { isprivate: true }) },
  'mine, draft': { facts: mine, build: by('readerId', { status: 2 }) },
  'mine, suspended': { facts: mine, build: by('readerId'), withdraw: toStatus(20) },
  'mine, expired': { facts: mine, build: by('readerId'), withdraw: toStatus(10) },
  'mine, deleted': { facts: { ...mine, deleted: true }, build: by('readerId'), withdraw: toDeleted },
  public: { facts: { in: everywhere, open: true, public: true }, build: by('authorId') },
  'public, made private': { facts: closed, build: by('authorId'), withdraw: toPrivate },
  'public, back in review': { facts: closed, build: by('authorId'), withdraw: toStatus(3) },
  'public, suspended': { facts: closed, build: by('authorId'), withdraw: toStatus(20) },
  'public, expired': { facts: closed, build: by('authorId'), withdraw: toStatus(10) },
  'public, deleted': { facts: closed, build: by('authorId'), withdraw: toDeleted },
  'public, author disabled': {
    facts: closed,
    build: byDisabled,
    withdraw: ({ test }, id) =>
      sql`update account set is_disabled = true where id = (select account_id from exam where id = ${id})`.execute(
        test.db,
      ),
  },
  'somebody’s draft': { facts: closed, build: by('authorId', { status: 2 }), isUntouched: true },
  'somebody’s private one': { facts: closed, build: by('authorId', { isprivate: true }), isUntouched: true },
  'shared with a group': { facts: { in: personal, open: true }, build: share },
  'shared, reader left': { facts: closed, build: share, withdraw: leaves('readerId') },
  'shared, author left': { facts: closed, build: share, withdraw: leaves('authorId') },
  'shared, taken back': {
    facts: closed,
    build: share,
    withdraw: ({ test }, id) => sql`delete from group_share where exam_id = ${id}`.execute(test.db),
  },
  'shared, group suspended': {
    facts: closed,
    build: share,
    withdraw: ({ test }, id) => sql`update study_group set status = 10 where id = ${ofShare(id)}`.execute(test.db),
  },
  'shared, suspended': { facts: closed, build: share, withdraw: toStatus(20) },
  'shared, expired': { facts: closed, build: share, withdraw: toStatus(10) },
  'shared, deleted': { facts: closed, build: share, withdraw: toDeleted },
  'by link': { facts: { in: personal, open: true }, build: link },
  'by link, renewed': {
    facts: closed,
    build: link,
    withdraw: ({ test }, id) => sql`update exam set share_token = 'renewed' where id = ${id}`.execute(test.db),
  },
  'by link, suspended': { facts: closed, build: link, withdraw: toStatus(20) },
  'by link, expired': { facts: closed, build: link, withdraw: toStatus(10) },
  'by link, deleted': { facts: closed, build: link, withdraw: toDeleted },
  homework: { facts: { in: personal, open: true, paper: true, given: true }, build: setHomework },
  'homework, reader left': {
    facts: { in: personal, paper: true },
    build: setHomework,
    withdraw: ({ test, readerId }, id) =>
      sql`update group_member set left_at = now() where group_id = ${ofHomework(id)} and account_id = ${readerId}`.execute(
        test.db,
      ),
  },
  'homework, deleted': {
    facts: { in: personal, paper: true },
    build: setHomework,
    withdraw: ({ test }, id) => sql`update homework set deleted_at = now() where exam_id = ${id}`.execute(test.db),
  },
  'homework, group suspended': {
    facts: { in: personal, open: true, paper: true, given: true },
    build: setHomework,
    withdraw: ({ test }, id) => sql`update study_group set status = 10 where id = ${ofHomework(id)}`.execute(test.db),
  },
  'the company’s': {
    facts: { in: atWork, open: true, public: true, company: true },
    build: inCompany('authorId', ({ company }) => company),
  },
  'the company’s, suspended': {
    facts: { in: atWork, company: true },
    build: inCompany('authorId', ({ company }) => company),
    withdraw: toStatus(20),
  },
  'the company’s, mine': {
    facts: { in: atWork, own: true, open: true, public: true, company: true },
    build: inCompany('readerId', ({ company }) => company),
  },
  'for sale': { facts: { in: everywhere, sold: true }, build: sell('authorId'), isUntouched: true },
  'for sale, mine': { facts: { ...mine, sold: true }, build: sell('readerId') },
  bought: { facts: { in: everywhere, open: true, sold: true }, build: buy },
  'bought, paid back': { facts: { in: everywhere, sold: true }, build: buy, withdraw: pay(-300) },
  'bought, partly paid back': { facts: { in: everywhere, open: true, sold: true }, build: buy, withdraw: pay(-100) },
  'bought, suspended': { facts: { in: everywhere }, build: buy, withdraw: toStatus(20) },
  'bought, expired': { facts: { in: everywhere }, build: buy, withdraw: toStatus(10) },
  'bought, made private': { facts: { in: everywhere }, build: buy, withdraw: toPrivate },
  'bought, deleted': { facts: { in: everywhere }, build: buy, withdraw: toDeleted },
  'for sale no more': {
    facts: { in: everywhere, open: true, public: true },
    build: buy,
    withdraw: ({ test }, id) =>
      sql`update bundle set deleted_at = now() where id = (select min(bundle_id) from bundle_exam where exam_id = ${id})`.execute(
        test.db,
      ),
  },
  'another company’s': {
    facts: { in: [] },
    build: (world, title) => inOtherCompany(world, title),
    isUntouched: true,
  },
};

async function inOtherCompany(world: World, title: string): Promise<number> {
  const company_id = await buildCompany(world.test.db, world.authorId);
  return by('authorId', { company_id })(world, title);
}

export const titleOf = (name: string) => `Way ${Object.keys(situations).indexOf(name)}: ${name}.`;
export const optionsIn = ({ reader, company }: World, context: Context) => ({
  token: reader,
  ...(context === 'company' ? { companyId: company } : {}),
});

/** Everything that leaves a trace in a list: kept, marked, answered, taken and reported. */
async function use(world: World, context: Context, examId: number, isPaper: boolean): Promise<void> {
  const { test } = world;
  const options = optionsIn(world, context);
  const me = learner(test, world.reader, options.companyId);
  const { answer_id } = await me.begin(examId, isPaper ? practiceTypes.homework : practiceTypes.test);
  await me.save(answer_id, ...[1, 2, 3].map((no) => ({ no, seq: 1, answer: false })));
  await me.handIn(answer_id);
  await test.call('POST /favoritedexam', { exam_id: examId }, options);
  await test.call('POST /online/questions/favorite', { exam_id: examId, no: 1, mode: 0 }, options);
  await test.call('POST /online/questions/note', { exam_id: examId, no: 1, note: 'Mine', mode: 0 }, options);
  await test.call('POST /user_qdb/question/fromexam', { exam_id: examId, noes: [1] }, options);
}

export async function openWorld(): Promise<World> {
  const test = await createTestApp();
  const readerId = await buildAccount(test.db);
  const authorId = await buildAccount(test.db);
  const company = await buildCompany(test.db, readerId);
  const world: World = {
    test,
    readerId,
    reader: await test.tokenFor(readerId),
    authorId,
    company,
    companyUserId: (
      await test.db.selectFrom('company_user').select('id').where('company_id', '=', company).executeTakeFirstOrThrow()
    ).id,
    groups: [],
    bundle_id: 0,
    exams: new Map(),
  };
  await test.call('PUT /review/plan', { review_amount: 200 }, { token: world.reader });
  for (const [name, { build, facts, isUntouched }] of Object.entries(situations)) {
    const examId = await build(world, titleOf(name));
    world.exams.set(name, examId);
    await sql`
      insert into question_report (exam_id, no, account_id, reason, body) values (${examId}, 1, ${authorId}, 'other', '')`.execute(
      test.db,
    );
    for (const context of isUntouched ? [] : facts.in) await use(world, context, examId, facts.paper === true);
  }
  world.bundle_id = await bundleUp(world);
  await placeCards(world);
  for (const [name, { withdraw }] of Object.entries(situations)) await withdraw?.(world, world.exams.get(name) ?? 0);
  return world;
}

/** With everything of the author's that was public once. */
async function bundleUp({ test, authorId }: World): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from exam where account_id = ${authorId} and kind = 0 and not isprivate order by id`.execute(test.db);
  return (await buildBundle(test.db, authorId, { exams: rows.map(({ id }) => id) })).id;
}

/** Of each exam the first question is due, the second kept out, the third was reviewed today. */
async function placeCards(world: World): Promise<void> {
  const { test, readerId } = world;
  for (const context of contexts) await test.call('GET /review/summary', {}, optionsIn(world, context));
  await sql`
    update review_card c set due_on = current_date - 1, is_suspended = q.no = 2,
      reviewed_on = case when q.no = 3 then current_date end
    from exam_question q where q.content_id = c.content_id and q.exam_id = c.exam_id and c.account_id = ${readerId}`.execute(
    test.db,
  );
}
