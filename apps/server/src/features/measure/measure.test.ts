import { practiceTypes } from '@tiku/contract';
import type { Measures } from '@tiku/contract';
import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { allFamilies, learner, paperOf, statements } from '../../testing/build-attempt.ts';
import { buildExam, choiceQuestion } from '../../testing/build-exam.ts';
import { buildGroup } from '../../testing/build-group.ts';
import { buildHomework } from '../../testing/build-homework.ts';
import { usePeople } from '../../testing/use-people.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { purgeAttempts } from '../attempt/attempt.ts';
import { purgeExams } from '../exam/exam.ts';
import { measurePapers, scaleForms } from './measure.ts';

const test = useTestApp();
const people = usePeople(test);

const read = (exam_id: number, token = people.author) => test.call('GET /exam/measures', { exam_id }, { token });

async function measured(examId: number): Promise<Measures> {
  await measurePapers(test.services);
  const { status, body } = await read(examId);
  expect(status).toBe(200);
  return body;
}

/** Small and repeatable. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Tests of as many new people, handed in: what each answered to the questions 1 to n, and what it earned. */
async function insertTests(examId: number, tests: readonly (readonly { answer: unknown; earned: number }[])[]) {
  const { rows } = await sql<{ id: number }>`
    insert into account (username, name)
    select 'taker' || n || '-' || ${examId}::text, 'Secret Name ' || n from generate_series(1, ${tests.length}::int) n returning id`.execute(
    test.db,
  );
  const given = tests.map((answers, at) => ({ account_id: rows[at]?.id ?? 0, answers }));
  await sql`
    with taker as (
      select (t->>'account_id')::bigint as account_id, t->'answers' as answers
      from jsonb_array_elements(${JSON.stringify(given)}::jsonb) t),
    practised as (
      insert into practice (account_id, exam_id, prac_type, attempts_count)
      select account_id, ${examId}, 3, 1 from taker returning id, account_id),
    begun as (
      insert into attempt (practice_id, account_id, exam_id, exam_version, prac_type, questions_count, full_score, retire_wrong,
        handed_in_at, started_at)
      select p.id, p.account_id, ${examId}, 1, 3, e.questions_count, e.full_score, false, now(), now() - interval '10 minutes'
      from practised p join exam e on e.id = ${examId} returning id, account_id),
    paper as (
      insert into attempt_paper (attempt_id, selection, noes, content_ids, section_nos, material_ids)
      select b.id, '{}', q.noes, q.content_ids, q.none, q.none
      from begun b cross join (
        select array_agg(no order by no) as noes, array_agg(content_id order by no) as content_ids,
          array_agg(null::smallint) as none from exam_question where exam_id = ${examId}) q)
    insert into answer (attempt_id, no, seq, answer, status, earned, is_right, saved_at)
    select b.id, w.place, 1, w.given->'answer', 'graded', (w.given->>'earned')::numeric, (w.given->>'earned')::numeric > 0,
      now() - interval '10 minutes' + w.place * interval '20 seconds'
    from begun b join taker t on t.account_id = b.account_id
    cross join jsonb_array_elements(t.answers) with ordinality as w (given, place)`.execute(test.db);
}

/** Of a download, as it comes. */
const textOf = (body: unknown) => (body as Buffer).toString();

const share = (part: Measures, no: number) => part.questions.find((question) => question.no === no)?.difficulty?.value;

describe('how the questions of an exam do', () => {
  it.each([1, 2])('is what counting afresh says after each of many things in any order (%i)', async (seed) => {
    const dice = createDice(seed);
    const questions = 4;
    const examId = await buildExam(test.db, people.authorId, { paper: paperOf(statements(questions)) });
    const takers = await Promise.all(
      Array.from({ length: 8 }, async () => ({ token: await test.tokenFor(await buildAccount(test.db)) })),
    );
    const counted = new Map<string, number>();
    let [repeats, parts] = [0, 0];
    const take = async (token: string, right: number, selection?: string) => {
      const me = learner(test, token);
      const more = selection ? { sel_qs_json: selection } : {};
      const { answer_id } = await me.begin(examId, practiceTypes.test, more);
      const asked = selection ? 2 : questions;
      const answer_details = Array.from({ length: asked }, (_, at) => ({ no: at + 1, seq: 1, answer: at < right }));
      await me.handIn(answer_id, { answer_details });
    };
    for (let step = 0; step < 16; step++) {
      const token = takers[dice(takers.length)]?.token ?? '';
      const what = dice(5);
      if (what === 0) {
        await take(token, 1, '{"range":[1,2]}');
        parts += 1;
      } else if (what === 1) {
        await take(people.author, 4);
      } else if (what === 2) {
        await Promise.all([measurePapers(test.services), measurePapers(test.services)]);
      } else {
        const right = dice(questions + 1);
        await take(token, right);
        if (counted.has(token)) repeats += 1;
        else counted.set(token, right);
      }
    }
    const result = await measured(examId);
    const all = [...counted.values()];
    expect(result).toMatchObject({ papers_count: all.length, left_out: { repeats, parts } });
    expect(result.form?.mean).toBeCloseTo(all.reduce((sofar, right) => sofar + right, 0) / all.length, 9);
    for (let no = 1; no <= questions; no++) {
      expect(share(result, no)).toBeCloseTo(all.filter((right) => right >= no).length / all.length, 9);
    }
    expect(await measurePapers(test.services)).toBe(0);
  });

  it('counts twenty that are handed in at once, while two processes count, once each', async () => {
    const examId = await buildExam(test.db, people.authorId, { paper: paperOf(statements(3)) });
    const taking = Array.from({ length: 20 }, async (_, at) => {
      const me = learner(test, await test.tokenFor(await buildAccount(test.db)));
      const { answer_id } = await me.begin(examId, practiceTypes.test);
      await me.handIn(answer_id, { answer_details: [{ no: 1, seq: 1, answer: at % 2 === 0 }] });
    });
    await Promise.all([...taking, ...Array.from({ length: 6 }, () => measurePapers(test.services))]);
    const result = await measured(examId);
    expect(result.papers_count).toBe(20);
    expect(result.questions[0]).toMatchObject({ papers_count: 20, difficulty: { value: 0.5 }, blank_share: 0 });
    expect(result.questions[1]).toMatchObject({ difficulty: { value: 0 }, blank_share: 1, correlation: null });
  });

  it('keeps what is known of a question when another one is changed', async () => {
    const examId = await buildExam(test.db, people.authorId, { paper: paperOf(statements(3)) });
    await insertTests(
      examId,
      Array.from({ length: 24 }, (_, at) =>
        [1, 2, 3].map((no) => ({ answer: no <= at % 4, earned: Number(no <= at % 4) })),
      ),
    );
    await measured(examId);
    const question: Question = { ...statements(1)[0]!, desc: '<p>Another</p>' };
    await sql`
      with made as (
        insert into question_content (type, content, content_hash, stem_hash)
        select 4, ${JSON.stringify(question)}::jsonb, 'new', 'new' returning id)
      update exam_question set content_id = made.id from made where exam_id = ${examId} and no = 3`.execute(test.db);
    await sql`
      insert into asked_content (exam_id, content_id) select exam_id, content_id from exam_question where exam_id = ${examId}
      on conflict do nothing`.execute(test.db);
    const { questions, papers_count } = await measured(examId);
    expect(papers_count).toBe(24);
    expect(questions.map((each) => each.papers_count)).toEqual([24, 24, 0]);
    expect(questions[2]).toMatchObject({ difficulty: null, correlation: null });
  });

  it('names a key that is likely wrong with what tells it, an option that nobody chooses, and a reported error', async () => {
    const options = ['Red', 'Green', 'Blue', 'Black'];
    const paper = paperOf([choiceQuestion('<p>Grass?</p>', options), ...statements(6)]);
    const examId = await buildExam(test.db, people.authorId, { paper });
    // The key says B; those who know the most say C.
    const tests = Array.from({ length: 90 }, (_, at) => {
      const known = Math.floor(at / 15);
      const chosen = at >= 60 ? 'C' : ['A', 'B', 'C'][at % 3];
      return [
        { answer: [chosen], earned: chosen === 'B' ? 2 : 0 },
        ...[1, 2, 3, 4, 5, 6].map((no) => ({ answer: no <= known + (at % 2), earned: Number(no <= known + (at % 2)) })),
      ];
    });
    await insertTests(examId, tests);
    const report = { exam_id: examId, no: 1, reason: 'answer', body: 'It is blue.' } as const;
    await test.call('POST /exam/question/report', report, { token: people.reader });
    const { questions, form } = await measured(examId);
    const [first] = questions;
    expect(first?.cares.map(({ reason }) => reason)).toEqual(['wrong_key', 'reported', 'unused']);
    expect(first?.cares[0]).toMatchObject({ option: 'C', to: 'B', to_count: 2 });
    expect(first?.cares[2]).toMatchObject({ option: 'D' });
    expect(first?.options.map(({ count }) => count)).toEqual([20, 20, 50, 0]);
    // 22 of them, and of the sixteen that tie at its edge eleven, half of whom belong to it.
    expect(first?.options[2]?.thirds[2]).toBeCloseTo(27.5 / 30, 5);
    expect(first?.correlation?.value).toBeLessThan(0);
    expect(first?.median_seconds).toBeGreaterThan(15);
    expect(questions.slice(1).flatMap(({ cares }) => cares)).toEqual([]);
    expect(form).toMatchObject({ papers_count: 90, full_score: 8, scaled: null });
    expect(form?.alpha).toBeGreaterThan(0.5);
  });

  it('says nothing that its sample does not bear, and nothing of what learners judged themselves', async () => {
    const examId = await buildExam(test.db, people.authorId, { paper: paperOf(allFamilies) });
    await insertTests(
      examId,
      Array.from({ length: 19 }, (_, at) => allFamilies.map(() => ({ answer: null, earned: at % 2 }))),
    );
    const result = await measured(examId);
    expect(result.form).toMatchObject({ papers_count: 19, alpha: null, standard_error: null, full_score: 10 });
    expect(result.left_out.judged_questions).toBe(1);
    expect(result.questions.map(({ papers_count }) => papers_count)).toEqual([19, 19, 19, 19, 19, 0]);
    for (const { correlation, upper_lower, cares } of result.questions) {
      expect([correlation, upper_lower, cares]).toEqual([null, null, []]);
    }
  });

  it('has a scale from a hundred papers, worked out at night', async () => {
    const examId = await buildExam(test.db, people.authorId, { paper: paperOf(statements(5)) });
    const dice = createDice(3);
    await insertTests(
      examId,
      Array.from({ length: 130 }, () => {
        const ability = dice(100);
        return [10, 30, 50, 70, 90].map((hard) => {
          const earned = Number(ability + dice(80) - 40 > hard);
          return { answer: earned === 1, earned };
        });
      }),
    );
    expect((await measured(examId)).form?.scaled).toBeNull();
    expect(await scaleForms(test.services)).toBe(1);
    expect(await scaleForms(test.services)).toBe(0);
    const { form, questions } = await measured(examId);
    expect(form?.scaled?.papers_count).toBeGreaterThan(50);
    const difficulties = questions.map(({ scale }) => scale?.difficulty ?? Number.NaN);
    expect(difficulties).toEqual(difficulties.toSorted((one, other) => one - other));
    expect(difficulties.reduce((sofar, each) => sofar + each, 0)).toBeCloseTo(0, 6);
  });

  it('is its author’s alone, where they wrote it, and leaves with the exam', async () => {
    const examId = await buildExam(test.db, people.authorId, { paper: paperOf(statements(2)) });
    const me = learner(test, people.reader);
    await me.handIn((await me.begin(examId, practiceTypes.test)).answer_id);
    await measured(examId);
    const missing = await read(999_999_999);
    expect(missing.status).toBe(404);
    expect(await read(examId, people.reader)).toMatchObject({ status: 404, body: missing.body });
    const take = (token: string) => test.call('POST /exam/measures/responses', { exam_id: examId }, { token });
    expect((await take(people.reader)).status).toBe(404);
    expect((await take(people.author)).status).toBe(200);
    const companyId = await buildCompany(test.db, people.authorId);
    const inCompany = { token: people.author, companyId };
    expect((await test.call('GET /exam/measures', { exam_id: examId }, inCompany)).status).toBe(404);
    await sql`
      update exam set status = 9, status_before = 0, deleted_at = now() - interval '31 days' where id = ${examId}`.execute(
      test.db,
    );
    await purgeAttempts(test.services);
    await purgeExams(test.db, test.services.files);
    for (const table of ['measured_form', 'measured_question', 'measured_person', 'measured_rest'] as const) {
      expect(await test.db.selectFrom(table).select('exam_id').where('exam_id', '=', examId).execute()).toEqual([]);
    }
  });

  it('gives the points away as a table of numbers, without names and ids', async () => {
    const examId = await buildExam(test.db, people.authorId, { paper: paperOf(statements(2)) });
    await insertTests(examId, [
      [
        { answer: true, earned: 1 },
        { answer: true, earned: 1 },
      ],
      [
        { answer: false, earned: 0 },
        { answer: true, earned: 1 },
      ],
    ]);
    await measured(examId);
    const { body } = await test.call('POST /exam/measures/responses', { exam_id: examId }, { token: people.author });
    const [head, ...lines] = textOf(body).trim().split('\n');
    expect(head).toBe('paper,q1,q2');
    expect(lines.map((line) => line.slice(2)).toSorted()).toEqual(['0,1', '1,1']);
    expect(lines.map((line) => line[0])).toEqual(['1', '2']);
  });
});

describe('how the questions of a homework do', () => {
  let groupId: number;
  let homework: { homework_id: number; exam_id: number };
  let administrator: string;

  beforeAll(async () => {
    const administratorId = await buildAccount(test.db);
    administrator = await test.tokenFor(administratorId);
    const memberIds = await Promise.all(Array.from({ length: 4 }, () => buildAccount(test.db)));
    groupId = await buildGroup(test.db, people.authorId, { members: memberIds, administrators: [administratorId] });
    homework = await buildHomework(test.db, groupId, people.authorId, { paper: paperOf(statements(2)) });
    for (const [at, id] of memberIds.entries()) {
      const me = learner(test, await test.tokenFor(id));
      const { answer_id } = await me.begin(homework.exam_id, practiceTypes.homework);
      await me.handIn(answer_id, {
        answer_details: [1, 2].map((no) => ({ no, seq: 1, answer: no === 1 || at === 0 })),
      });
    }
  });

  const ask = (token: string) =>
    test.call('GET /mymanaged/group/homework/measures', { homework_id: homework.homework_id }, { token });

  it('follows a re-grade, and its undoing', async () => {
    const figures = async () => (await ask(people.author)).body.questions.map(({ difficulty }) => difficulty?.value);
    expect(await figures()).toEqual([1, 0.25]);
    const regrade = { homework_id: homework.homework_id, no: 2, correct_answer: false };
    const { status } = await test.call(
      'POST /mymanaged/group/homework/regrade',
      { ...regrade, preview: false },
      { token: people.author },
    );
    expect(status).toBe(200);
    expect(await figures()).toEqual([1, 0.75]);
    await test.call(
      'DELETE /mymanaged/group/homework/regrade',
      { homework_id: homework.homework_id },
      { token: people.author },
    );
    expect(await figures()).toEqual([1, 0.25]);
  });

  it('tells a marker who may not see a key nothing that would tell it', async () => {
    const { body } = await ask(administrator);
    expect(body.papers_count).toBe(4);
    for (const question of body.questions) {
      expect(question).toMatchObject({ difficulty: null, correlation: null, upper_lower: null, alpha_without: null });
      expect(question).toMatchObject({ cares: [], scale: null, hidden_key: { reason: 'unseen' } });
      expect(question.options.map(({ is_correct, thirds }) => [is_correct, thirds])).toEqual([
        [null, [null, null, null]],
        [null, [null, null, null]],
      ]);
    }
    const { body: file } = await test.call(
      'POST /mymanaged/group/homework/measures/responses',
      { homework_id: homework.homework_id },
      { token: administrator },
    );
    expect(textOf(file).split('\n')[0]).toBe('paper');
  });

  it('is nobody’s who does not mark it', async () => {
    expect((await ask(people.reader)).status).toBe(404);
  });
});
