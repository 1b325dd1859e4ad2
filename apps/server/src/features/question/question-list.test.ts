import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let accountId: number;
let examId: number;
let token: string;

beforeAll(async () => {
  accountId = await buildAccount(test.db);
  examId = await buildExam(test.db, accountId);
  token = await test.tokenFor(accountId);
});

async function markWrong(no: number): Promise<void> {
  await sql`
    insert into question_mark (account_id, exam_id, no, wrong_at, wrong_count)
    values (${accountId}, ${examId}, ${no}, now(), 1)
    on conflict on constraint question_mark_key do update set wrong_at = now(), wrong_count = 1`.execute(test.db);
}

async function wrongNoes(): Promise<number[]> {
  const { body } = await test.call('POST /app/user/exam/questions/wrong/noes', { exam_id: examId }, { token });
  return body.noes;
}

async function notedNoes(): Promise<number[]> {
  const { body } = await test.call('POST /app/user/exam/questions/noted/noes', { exam_id: examId }, { token });
  return body.noes;
}

function putBack(noes: number[], as = token) {
  return test.call('PUT /app/user/exam/questions/wrong', { exam_id: examId, noes }, { token: as });
}

function write(no: number) {
  return test.call('POST /online/questions/note', { exam_id: examId, no, note: `Note ${no}`, mode: 0 }, { token });
}

describe('putting wrong questions back', () => {
  it('undoes a removal, however often it is asked', async () => {
    await markWrong(1);
    await test.call('DELETE /app/user/exam/questions/wrong', { exam_id: examId, noes: [1] }, { token });
    expect(await wrongNoes()).toEqual([]);
    expect((await putBack([1])).body).toEqual({ restored_count: 1 });
    expect((await putBack([1])).body).toEqual({ restored_count: 0 });
    expect(await wrongNoes()).toEqual([1]);
  });

  it('leaves alone what was never wrong, and the lists of others', async () => {
    await test.call('POST /online/questions/favorite', { exam_id: examId, no: 2, mode: 0 }, { token });
    const stranger = await test.tokenFor(await buildAccount(test.db));
    expect((await putBack([2, 3])).body).toEqual({ restored_count: 0 });
    expect((await putBack([1], stranger)).body).toEqual({ restored_count: 0 });
    expect(await wrongNoes()).toEqual([1]);
  });
});

describe('removing notes', () => {
  it('takes those that were named, then the rest, and nothing else', async () => {
    for (const no of [1, 2, 3]) await write(no);
    const some = await test.call(
      'DELETE /app/user/exam/questions/noted',
      { exam_id: examId, noes: [2, 99] },
      { token },
    );
    expect(some.body).toEqual({ removed_count: 1 });
    expect(await notedNoes()).toEqual([1, 3]);
    const all = await test.call('DELETE /app/user/exam/questions/noted/all', { exam_id: examId }, { token });
    expect(all.body).toEqual({ removed_count: 2 });
    expect(await notedNoes()).toEqual([]);
    expect(await wrongNoes()).toEqual([1]);
  });

  it('never takes those of others', async () => {
    await write(1);
    const stranger = await test.tokenFor(await buildAccount(test.db));
    const answer = await test.call(
      'DELETE /app/user/exam/questions/noted/all',
      { exam_id: examId },
      { token: stranger },
    );
    expect(answer.body).toEqual({ removed_count: 0 });
    expect(await notedNoes()).toEqual([1]);
  });
});
