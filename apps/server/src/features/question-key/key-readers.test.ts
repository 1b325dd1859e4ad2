// In which role somebody reads the questions of an exam: who is its author, and who has only seen a key.
import { examKinds } from '@tiku/contract';
import type { ExamKind } from '@tiku/contract';
import { beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { learner, paperOf } from '../../testing/build-attempt.ts';
import { banker, statement } from '../../testing/build-bank.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { selectKeyReaders } from './question-key.ts';

const test = useTestApp();
let accountId: number;
let source: number;

beforeAll(async () => {
  accountId = await buildAccount(test.db);
  const paper = paperOf([statement('Ice floats.'), statement('Snow is white.')]);
  source = await buildExam(test.db, await buildAccount(test.db), { paper });
});

const contentsOf = async (examId: number) =>
  (
    await test.db.selectFrom('exam_question').select('content_id').where('exam_id', '=', examId).orderBy('no').execute()
  ).map(({ content_id }) => content_id);

async function readersOf(examId: number, kind: ExamKind, is_mine: boolean) {
  const contents = await contentsOf(examId);
  const readerOf = await selectKeyReaders(
    test.db,
    { accountId, company: null },
    { id: examId, kind, is_mine },
    contents,
  );
  return contents.map(readerOf);
}

const nobody = { isAuthor: false, isSeen: false, isWithheld: false };

it('is the author of all questions of an exam of their own', async () => {
  const own = await buildExam(test.db, accountId, { paper: paperOf([statement('Rain is wet.')]) });
  expect(await readersOf(own, examKinds.online, true)).toEqual([{ ...nobody, isAuthor: true }]);
});

it('has seen all questions of an exam of the app of their own', async () => {
  const own = await buildExam(test.db, accountId, {
    kind: examKinds.local,
    paper: paperOf([statement('Fire is hot.')]),
  });
  expect(await readersOf(own, examKinds.local, true)).toEqual([{ ...nobody, isSeen: true }]);
});

it('is nobody in an exam of others, until a key has been shown to them, for that question alone', async () => {
  expect(await readersOf(source, examKinds.online, false)).toEqual([nobody, nobody]);
  const me = learner(test, await test.tokenFor(accountId));
  await me.details((await me.begin(source, 1)).answer_id, [2], true);
  expect(await readersOf(source, examKinds.online, false)).toEqual([nobody, { ...nobody, isSeen: true }]);
});

it('is the author of what they wrote into their bank, and of nothing that they took from others', async () => {
  const bank = await banker(test, accountId);
  await bank.add(statement('Sand is dry.'));
  await bank.take({ exam_id: source, noes: [1, 2] });
  const { id } = await test.db
    .selectFrom('exam')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', examKinds.bank)
    .executeTakeFirstOrThrow();
  expect(await readersOf(id, examKinds.bank, true)).toEqual([
    { ...nobody, isAuthor: true },
    nobody,
    { ...nobody, isSeen: true },
  ]);
});
