import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { holdRows } from '../../../testing/hold-rows.ts';
import { poison } from '../../../testing/poison.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { PlainSave } from './gathered-save.store.ts';
import { createSaves } from './saves.ts';

const test = useTestApp();
let examId: number;

interface Person {
  actor: Actor;
  attemptId: number;
  me: ReturnType<typeof learner>;
}

async function buildPerson(companyId?: number): Promise<Person> {
  const accountId = await buildAccount(test.db);
  if (companyId !== undefined)
    await test.db
      .insertInto('company_user')
      .values({ company_id: companyId, account_id: accountId, name: '' })
      .execute();
  const me = learner(test, await test.tokenFor(accountId), companyId);
  const { answer_id: attemptId } = await me.begin(examId, 3);
  return { actor: { accountId, company: companyId === undefined ? null : { id: companyId } }, attemptId, me };
}

const buildPeople = (count: number) => Promise.all(Array.from({ length: count }, () => buildPerson()));

function saveOf({ actor, attemptId }: Person, seq = 1, no = 1): PlainSave {
  return { actor, attemptId, answers: [{ no, seq, answer: true }], countsTime: false };
}

/** What is kept of an attempt, with the moment of the transaction that kept it. */
async function logOf({ attemptId }: Person): Promise<{ seq: number; at: string }[]> {
  const { rows } = await sql<{ seq: number; at: string }>`
    select seq, received_at::text as at from answer_log where attempt_id = ${attemptId} order by id`.execute(test.db);
  return rows;
}

let people: Person[];

beforeAll(async () => {
  examId = await buildExam(test.db, await buildAccount(test.db), { paper: paperOf(statements(3)) });
});
beforeEach(async () => {
  people = await buildPeople(4);
});

describe('saves', () => {
  it('that come while one is under way are kept together, in one transaction after it', async () => {
    const { keep } = createSaves(test.db);
    const kept = await Promise.all(people.map((person) => keep(saveOf(person))));
    expect(kept.map((each) => each?.kept_count)).toEqual([1, 1, 1, 1]);
    const [first, ...others] = (await Promise.all(people.map(logOf))).map(([entry]) => entry?.at);
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(first);
  });

  it('are kept each in its own context, and not in another of the same person', async () => {
    const companyId = await buildCompany(test.db, await buildAccount(test.db));
    const colleague = await buildPerson(companyId);
    const { keep } = createSaves(test.db);
    const asThemselves = { ...saveOf(colleague, 2), actor: { ...colleague.actor, company: null } };
    const [, outside] = await Promise.all([keep(saveOf(people[0]!)), keep(asThemselves)]);
    expect(outside).toBeNull();
    expect(await keep(saveOf(colleague))).toMatchObject({ kept_count: 1 });
  });

  it('to one attempt are kept one after the other, however they come', async () => {
    const [person] = people as [Person];
    const { keep } = createSaves(test.db);
    const kept = await Promise.all([1, 2, 3, 4].map((seq) => keep(saveOf(person, seq))));
    expect(kept.map((each) => each?.kept_count)).toEqual([1, 1, 1, 1]);
    const log = await logOf(person);
    expect(log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(new Set(log.map(({ at }) => at)).size).toBe(4);
  });

  it('go in several statements where they are many, and none is left out', async () => {
    const { keep } = createSaves(test.db, { most: 2 });
    const batches = people.map((person) => ({
      ...saveOf(person),
      answers: [1, 2, 3].map((no) => ({ no, seq: 1, answer: true })),
    }));
    const kept = await Promise.all(batches.map((save) => keep(save)));
    expect(kept.map((each) => each?.kept_count)).toEqual([3, 3, 3, 3]);
  });

  it('count the time of those who were at work, and of nobody else', async () => {
    const [, resting, working] = people as [Person, Person, Person];
    await sql`update attempt set saved_at = now() - interval '100 seconds'`.execute(test.db);
    const { keep } = createSaves(test.db);
    await Promise.all(people.map((person) => keep({ ...saveOf(person), countsTime: person === working })));
    const secondsOf = async ({ attemptId }: Person) =>
      (await test.db.selectFrom('attempt').select('seconds').where('id', '=', attemptId).executeTakeFirstOrThrow())
        .seconds;
    expect(await secondsOf(working)).toBeOneOf([100, 101]);
    expect(await secondsOf(resting)).toBe(0);
  });
});

/** Together with the others, behind a first one. */
async function keepBeside(save: PlainSave, whatOthersHear: readonly unknown[] = [1]) {
  const { keep } = createSaves(test.db);
  const [, ...others] = people as [Person, Person, Person, Person];
  const first = keep(saveOf(people[0]!));
  const results = await Promise.allSettled([first, keep(save), ...others.map((person) => keep(saveOf(person)))]);
  const [, own, ...rest] = results;
  for (const each of rest) expect(whatOthersHear).toContain(each.status === 'fulfilled' && each.value?.kept_count);
  const moments = (await Promise.all(others.map(logOf))).map(([entry]) => entry?.at);
  return { own, isOneBatch: new Set(moments).size === 1 };
}

describe('a save that cannot be kept', () => {
  it.each([
    ['was handed in', async ({ me, attemptId }: Person) => void (await me.handIn(attemptId))],
    [
      'ran out of time',
      async ({ attemptId }: Person) =>
        void (await sql`
          update attempt set started_at = now() - interval '2 hours', deadline = now() - interval '1 hour'
          where id = ${attemptId}`.execute(test.db)),
    ],
  ])('because its attempt %s is refused alone', async (_reason, end) => {
    const person = await buildPerson();
    await end(person);
    expect(await keepBeside(saveOf(person))).toEqual({ own: { status: 'fulfilled', value: null }, isOneBatch: true });
    expect(await logOf(person)).toEqual([]);
  });

  it('because the attempt is somebody else’s is refused alone, and nothing of it is written', async () => {
    const [owner, stranger] = (await buildPeople(2)) as [Person, Person];
    const foreign = { ...saveOf(owner), actor: stranger.actor };
    expect(await keepBeside(foreign)).toEqual({ own: { status: 'fulfilled', value: null }, isOneBatch: true });
    expect(await logOf(owner)).toEqual([]);
  });

  it.each([
    ['older', 4],
    ['equal', 5],
  ])('because its number is %s is told so alone', async (_what, seq) => {
    const person = await buildPerson();
    await createSaves(test.db).keep(saveOf(person, 5));
    const { own, isOneBatch } = await keepBeside(saveOf(person, seq));
    expect(own).toMatchObject({ value: { kept_count: 0 } });
    expect(isOneBatch).toBe(true);
    expect((await logOf(person)).map((entry) => entry.seq)).toEqual([5]);
  });

  it('because somebody else holds its attempt holds up nobody', async () => {
    const person = await buildPerson();
    const held = await holdRows(test, sql`select from attempt where id = ${person.attemptId} for update`);
    expect(await keepBeside(saveOf(person))).toEqual({ own: { status: 'fulfilled', value: null }, isOneBatch: true });
    const saved = person.me.save(person.attemptId, { no: 1, seq: 1, answer: true });
    await held.waitFor(1);
    await held.release();
    expect((await saved).body.saved).toEqual([{ no: 1, seq: 1 }]);
  });

  it('because the database refuses its row fails alone', async () => {
    const person = await buildPerson();
    const bad = await poison(test.db, 'answer_log', 'insert', 'new.seq = 666');
    // The driver hears of the error before PostgreSQL has let go of the rows: a save sent again at once may find its attempt held,
    // and is sorted out by itself then.
    const { own } = await keepBeside(saveOf(person, 666), [1, undefined]);
    await bad.heal();
    expect(own).toMatchObject({ status: 'rejected', reason: { message: 'poisoned' } });
    expect(await logOf(person)).toEqual([]);
  });
});

const run = (statement: RawBuilder<unknown>) => statement.execute(test.db);

const killWaiting = () =>
  run(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);

describe('a statement that does not end', () => {
  const gate = 4711;

  /** From now on what saves 777 waits until the gate is opened. */
  async function closeGate() {
    await run(sql`
      create function wait_at_gate() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(4711); return new; end $$`);
    await run(sql`
      create trigger gate before insert on answer_log for each row when (new.seq = 777) execute function wait_at_gate()`);
    return holdRows(test, sql`select pg_advisory_xact_lock(${gate})`);
  }
  let held: Awaited<ReturnType<typeof closeGate>> | undefined;

  beforeEach(async () => {
    held = await closeGate();
  });
  afterEach(async () => {
    await held?.release();
    await run(sql`drop trigger gate on answer_log`);
    await run(sql`drop function wait_at_gate()`);
  });

  it('holds up those who come after it no longer than a moment', async () => {
    const [stuck, ...others] = people as [Person, Person, Person, Person];
    const { keep } = createSaves(test.db, { turn: 20 });
    const late = keep(saveOf(stuck, 777));
    await held?.waitFor(1);
    const kept = await Promise.all(others.map((person) => keep(saveOf(person))));
    expect(kept.map((each) => each?.kept_count)).toEqual([1, 1, 1]);
    await held?.release();
    held = undefined;
    expect(await late).toMatchObject({ kept_count: 1 });
  });

  it('because its connection dies answers everybody in it that they may try again, and keeps nothing of theirs', async () => {
    const [alone, ...together] = people as [Person, Person, Person, Person];
    const save = ({ me, attemptId }: Person, seq = 777) => me.save(attemptId, { no: 1, seq, answer: true });
    // The first goes alone, and the others go together when it has been waiting for a while.
    const answers = people.map((person) => save(person));
    await held?.waitFor(2);
    expect((await Promise.all([alone, ...together].map(logOf))).flat()).toEqual([]);
    await killWaiting();
    for (const { status, headers } of await Promise.all(answers)) {
      expect(status).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    await held?.release();
    held = undefined;
    // A connection that was ended may be met once more before that is known.
    await expect.poll(async () => (await Promise.all(people.map(logOf))).flat()).toEqual([]);
    for (const person of people) await expect.poll(async () => (await save(person)).status).toBe(200);
    expect((await Promise.all(people.map(logOf))).map((log) => log.map(({ seq }) => seq))).toEqual(
      people.map(() => [777]),
    );
  });
});

describe('two processes that save for the same people', () => {
  it('never wait for each other, and keep every answer once', async () => {
    const crowd = await buildPeople(12);
    const processes = [createSaves(test.db), createSaves(test.db)] as const;
    for (let round = 1; round <= 5; round++) {
      const kept = await Promise.all(
        processes.map(({ keep }, at) =>
          Promise.all(
            (at === 0 ? crowd : crowd.toReversed()).map((person) => keep(saveOf(person, round * 10 + at, at + 1))),
          ),
        ),
      );
      const counts = kept.map((own, at) => (at === 0 ? own : own.toReversed()).map((each) => each?.kept_count ?? 0));
      const logged = await Promise.all(crowd.map(async (person) => (await logOf(person)).map(({ seq }) => seq)));
      // Who was held by the other process is not kept, and not logged either.
      for (const [at, seqs] of logged.entries())
        expect(seqs.filter((seq) => Math.floor(seq / 10) === round)).toHaveLength(
          (counts[0]?.[at] ?? 0) + (counts[1]?.[at] ?? 0),
        );
    }
  });
});
