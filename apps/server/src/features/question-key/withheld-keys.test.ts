// No key, no explanation and no right-mark reaches anybody from whom it is withheld: every call that has a place for one is asked in
// every situation, and every byte of the answers is searched.
import { practiceTypes } from '@tiku/contract';
import type { Address } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { allFamilies, learner, paperOf } from '../../testing/build-attempt.ts';
import { banker } from '../../testing/build-bank.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { buildGroup } from '../../testing/build-group.ts';
import { hoursFromNow } from '../../testing/build-homework.ts';
import { noes, scanKeys, tellingCalls } from '../../testing/scan-keys.ts';
import type { World } from '../../testing/scan-keys.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

/** Calls that are not asked, and why no question of somebody else can be in their answers. */
const exempt: Partial<Record<Address, string>> = {
  'GET /exam/import/questions': 'what somebody imports is their own file',
  'GET /exam/import/rejected': 'what somebody imports is their own file',
  'GET /exam/import/rejected/file': 'what somebody imports is their own file',
  'GET /exam/import/report': 'what somebody imports is their own file',
  'GET /exam/import/samples': 'what somebody imports is their own file',
  'POST /exam/import/trial': 'what somebody imports is their own file',
  'GET /exam/import/template': 'the same for everybody',
  'PUT /exam/live_update/question': 'changes an exam, which its author alone does',
  'POST /exam/live_update/question': 'changes an exam, which its author alone does',
  'POST /user_qdb/question/newer': 'shown as GET /user_qdb/questions shows it',
  'PUT /mymanaged/group/homework/mark/correct': 'the mark that a person gave to an open answer',
  'POST /exam/change/questions': 'a change of an exam, which its author alone sees',
  'POST /operator/review/changes': 'operators review what is to be public',
  'POST /operator/review/questions': 'operators review what is to be public',
  'GET /app/user/thumbnail': 'a picture of a person',
  'GET /ee/company/logo': 'a picture of a company',
  'GET /ee/company/image': 'a picture of a company',
  'GET /ee/company/users/excel/template': 'the same for everybody',
  'POST /ee/company/users/excel/export': 'people, no questions',
  'POST /ee/company/group/users/excel/export': 'people, no questions',
  'GET /ee/company/study/statistics/logs/excel': 'sums by day, no questions',
  'GET /ee/company/study/statistics/month/logs/excel': 'sums by month, no questions',
  'GET /ee/company/study/statistics/log/details/excel': 'sums by exam, no questions',
  'GET /ee/company/study/statistics/users/excel': 'sums by person, no questions',
  'GET /ee/company/study/statistics/exams/excel': 'sums by exam, no questions',
  'GET /user/study/statistics/logs/excel': 'sums by day, no questions',
  'GET /user/study/statistics/month/logs/excel': 'sums by month, no questions',
  'GET /user/study/statistics/log/details/excel': 'sums by exam, no questions',
  'GET /partner/image': 'a picture of a partner',
  'GET /partner/payment/details/excel': 'payments, no questions',
  'GET /exam/bundle/logo': 'a picture of a bundle',
  'GET /operator/application/image': 'a picture of an applicant',
};
const asked = tellingCalls.filter(([address]) => exempt[address] === undefined);

const test = useTestApp();
let teacherId: number;
let teacher: string;
let source: number;
const answered = new Set<Address>();

beforeAll(async () => {
  teacherId = await buildAccount(test.db);
  teacher = await test.tokenFor(teacherId);
  source = await buildExam(test.db, teacherId, { title: 'Rain and primes', paper: paperOf(allFamilies) });
});

interface Person extends World {
  id: number;
  me: ReturnType<typeof learner>;
}

async function somebody(): Promise<Person> {
  const id = await buildAccount(test.db);
  const token = await test.tokenFor(id);
  const named = { exams: [source], attempts: [], own: [], homeworks: [], groups: [], userIds: [id] };
  return { id, token, me: learner(test, token), ...named };
}

function noteAttempt(person: Person, answerId: number): number {
  person.attempts.unshift(answerId);
  person.own.push(answerId);
  return answerId;
}

/** Kept, noted and taken into a bank; practised there and in the exam, as far as keys are to be had that way. */
async function goAround(person: Person): Promise<void> {
  const { me, token, exams } = person;
  const [exam_id = 0] = exams;
  for (const no of noes) {
    await test.call('POST /online/questions/favorite', { exam_id, no, mode: 0 }, { token });
    await test.call('POST /online/questions/note', { exam_id, no, note: 'Mine', mode: 0 }, { token });
  }
  const bank = await banker(test, person.id);
  await bank.take({ exam_id, noes });
  const { exam_id: bankId } = await bank.summary();
  for (const id of [exam_id, bankId]) {
    const { answer_id } = await me.begin(id, practiceTypes.selection);
    noteAttempt(person, answer_id);
    await me.save(answer_id, { no: 2, seq: 1, answer: false, check: true });
    await me.details(answer_id, noes, true);
  }
  person.exams.push(bankId);
}

type Rules = Partial<{ result_time: 0 | 1; hide_answer: boolean; sel_qs: number[]; token: string; exam_id: number }>;

/** Set in a group of its own, by the teacher from their exam unless told otherwise. */
async function setHomework(group_id: number, people: Person[], rules: Rules = {}) {
  const { sel_qs = noes, token = teacher, exam_id = source, ...more } = rules;
  const homework = { group_id, title: 'Secret', end_time: hoursFromNow(1), ...more };
  const request = { homework, exams: [{ exam_id, sel_qs }] };
  const { status, body } = await test.call('PUT /mymanaged/group/homework', request, { token });
  expect(status).toBe(200);
  for (const { homeworks, groups, exams } of people) {
    homeworks.push(body.homework.homework_id);
    groups.push(group_id);
    exams.push(body.homework.exam_id);
  }
  return body.homework;
}

/** A member of a class with a homework. */
async function member(rules: Rules = {}): Promise<Person & { paper: number }> {
  const person = await somebody();
  const groupId = await buildGroup(test.db, teacherId, { members: [person.id] });
  person.exams = [rules.exam_id ?? source];
  const { exam_id: paper } = await setHomework(groupId, [person], rules);
  return { ...person, paper };
}

/** Of what nobody has to mark. */
async function graded(): Promise<Rules> {
  const paper = paperOf(allFamilies.slice(0, 5));
  return { exam_id: await buildExam(test.db, teacherId, { paper }), sel_qs: noes.slice(0, 5) };
}

const answers = [
  { no: 1, seq: 1, answer: ['A'] },
  { no: 2, seq: 1, answer: false },
  { no: 3, seq: 1, answer: ['x', 'two'] },
];

async function sit(person: Person, paper: number, ends: 'handed in' | 'running'): Promise<number> {
  const { answer_id } = await person.me.begin(paper, practiceTypes.homework);
  await person.me.save(answer_id, ...answers);
  if (ends === 'handed in') {
    const open = { no: 6, seq: 1, answer: { text: 'Wet.', files: [] } };
    const handedIn = await person.me.handIn(answer_id, { answer_details: [open] });
    expect(handedIn.status).toBe(200);
  }
  return noteAttempt(person, answer_id);
}

/** Somebody who marks a homework that they have set themselves, with the paper of a pupil of theirs. */
async function marker(person: Person, exam_id = source): Promise<void> {
  const pupil = await somebody();
  const group = await buildGroup(test.db, person.id, { members: [pupil.id] });
  const { exam_id: paper } = await setHomework(group, [person], { token: person.token, exam_id });
  person.attempts.push(await sit(pupil, paper, 'handed in'));
  person.userIds.unshift(pupil.id);
}

/** Who they are by then, and what stays hidden from them. */
const situations: Record<string, () => Promise<World | [World, 'keys']>> = {
  'who has seen nothing of a public exam': somebody,

  'whose test runs': async () => {
    const person = await somebody();
    const { answer_id } = await person.me.begin(source, practiceTypes.test);
    await person.me.save(answer_id, ...answers);
    noteAttempt(person, answer_id);
    await goAround(person);
    return person;
  },

  'whose test runs, on what they had learnt before': async () => {
    const person = await somebody();
    await goAround(person);
    person.attempts = [];
    person.own = [];
    const { answer_id } = await person.me.begin(source, practiceTypes.test);
    noteAttempt(person, answer_id);
    return person;
  },

  'who has not begun a homework that runs': async () => {
    const person = await member();
    await goAround(person);
    return person;
  },

  'who left the group of a homework that runs': async () => {
    const person = await member();
    const [group_id = 0] = person.groups;
    const left = await test.call('POST /mtgroup/member/exit', { group_id }, { token: person.token });
    expect(left.status).toBe(200);
    await goAround(person);
    return person;
  },

  'who sits a homework': async () => {
    const person = await member();
    await sit(person, person.paper, 'running');
    await goAround(person);
    return person;
  },

  'who handed in and gets the result after the deadline': async () => {
    const person = await member({ result_time: 1, ...(await graded()) });
    await sit(person, person.paper, 'handed in');
    await goAround(person);
    return person;
  },

  'whose answers wait for marks': async () => {
    const person = await member();
    await sit(person, person.paper, 'handed in');
    await goAround(person);
    // What needs no marks is graded and shown at once; the keys come with the rest.
    return [person, 'keys'];
  },

  'who handed in where the correct answers stay hidden': async () => {
    const person = await member({ hide_answer: true, ...(await graded()) });
    await sit(person, person.paper, 'handed in');
    return [person, 'keys'];
  },

  'who marks what others wrote': async () => {
    const person = await somebody();
    await marker(person);
    return person;
  },

  'who marks what their own test asks': async () => {
    const person = await somebody();
    await goAround(person);
    await marker(person);
    person.own = [];
    noteAttempt(person, (await person.me.begin(source, practiceTypes.test)).answer_id);
    return person;
  },

  'who marks what a homework of theirs asks': async () => {
    const person = await member();
    await marker(person);
    await sit(person, person.paper, 'running');
    return person;
  },

  'who marks beside the one who set it': async () => {
    const [person, pupil] = [await somebody(), await somebody()];
    const group = await buildGroup(test.db, teacherId, { administrators: [person.id], members: [pupil.id] });
    const { exam_id } = await setHomework(group, [person]);
    person.attempts.push(await sit(pupil, exam_id, 'handed in'));
    person.userIds.unshift(pupil.id);
    return person;
  },

  'with whom a private exam was shared': async () => {
    const person = await somebody();
    const shared = await buildExam(test.db, teacherId, { isprivate: true, paper: paperOf(allFamilies) });
    const group = await buildGroup(test.db, teacherId, { members: [person.id] });
    await sql`insert into group_share (group_id, exam_id, account_id) values (${group}, ${shared}, ${teacherId})`.execute(
      test.db,
    );
    person.exams = [shared];
    return person;
  },
};

describe('keys and right-marks stay hidden from somebody', () => {
  it.each(Object.keys(situations))('%s', async (name) => {
    const found = (await situations[name]?.()) ?? [];
    const [world, hidden] = Array.isArray(found) ? found : [found, 'all' as const];
    if (!world) throw new Error(`nobody ${name}`);
    const scan = await scanKeys(test, world, asked, hidden);
    expect(scan.leaks).toEqual([]);
    for (const address of scan.answered) answered.add(address);
  });
});

describe('the scan', () => {
  it('would have found them: every call with a place for a key tells it to the author and to somebody who has learnt it', async () => {
    const author = { ...(await somebody()), id: teacherId, token: teacher, userIds: [] as number[] };
    await marker(author);
    const learnt = await somebody();
    await goAround(learnt);
    const told = new Map<Address, Set<string>>();
    for (const world of [author, learnt]) {
      const scan = await scanKeys(test, world, asked);
      for (const [address, fields] of scan.told) told.set(address, (told.get(address) ?? new Set()).union(fields));
      for (const address of scan.answered) answered.add(address);
    }
    expect(told.get('GET /mymanaged/group/homework/question')).toContain('secret-explanation');
    expect(told.get('GET /group/homework/question/stats')).toContain('is_correct');
    expect(told.get('POST /exam/user_online_prac/get/answer_details')).toContain('correct_answer');
    expect(told.get('GET /user_qdb/questions')).toContain('correct_answer');
    expect(told.get('GET /app/user/exam/questions/excel')).toContain('secret-explanation');
  });

  it('asks every call that has a place for one, or says why not', () => {
    expect(asked.map(([address]) => address).filter((address) => !answered.has(address))).toEqual([]);
    const telling = new Set(tellingCalls.map(([address]) => address));
    expect(Object.keys(exempt).filter((address) => !telling.has(address as Address))).toEqual([]);
  });
});
