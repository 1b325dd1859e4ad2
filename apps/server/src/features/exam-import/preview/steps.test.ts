import type { ImportView } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { useImportDesk } from '../../../testing/import-desk.ts';

const desk = useImportDesk();

/** The third row has no answer that fits; nobody has filled in the scores. */
const cities = [
  'Question,A,B,C,Answer,Score',
  'Where is Paris?,France,Italy,Peru,A,',
  'Where is Rome?,France,Italy,Peru,B,',
  'Where is Oslo?,France,Italy,Peru,,',
].join('\n');

const written = { type: 1, desc: 'Where is Lima?', options: ['France', 'Peru'], correct_answer: ['B'], score: 2 };

type Stepping = 'undo' | 'redo';

async function bring(bytes: string, name = 'cities.csv', token = desk.author) {
  const { body } = await desk.sendImport({ name, bytes }, { token });
  const { import_id } = body;
  const ask = async () => (await desk.call('PUT /exam/import', { import_id }, { token })).body;
  const list = async (address: string) =>
    (await desk.call(address as 'GET /exam/import/questions', { import_id }, { token })).body.list;
  const look = async (): Promise<ImportView> => {
    await expect.poll(async () => (await ask()).status).toBe('ready');
    return ask();
  };
  const put = (address: string, request: object) =>
    desk.call(address as 'PUT /exam/import/step', { import_id, ...request } as never, { token });
  return {
    import_id,
    look,
    put,
    step: async (way: Stepping) => {
      const { step = 0 } = (await look())[way] ?? {};
      return put('PUT /exam/import/step', { step, undo: way === 'undo' });
    },
    /** All that is read of it by people. */
    state: async () => {
      const { undo: _undo, redo: _redo, ...view } = await look();
      return {
        view,
        questions: await list('GET /exam/import/questions'),
        problems: await list('GET /exam/import/problems'),
        rejected: await list('GET /exam/import/rejected'),
      };
    },
  };
}

describe('a step of an author in a preview', () => {
  it('is undone to the last word and done again, whatever it was', async () => {
    const { put, step, look, state } = await bring(cities);
    const states = [await state()];
    const steps: [string, object][] = [
      ['PUT /exam/import/question', { no: 1, question: written }],
      ['PUT /exam/import/question', { rejected_no: 1, question: { ...written, desc: 'Where is Oslo?' } }],
      ['PUT /exam/import/scores', {}],
    ];
    for (const [address, request] of steps) {
      expect((await put(address, request)).status).toBe(200);
      states.push(await state());
    }
    expect(states.map(({ view }) => [view.questions_count, view.rejected_count, view.full_score])).toEqual([
      [2, 1, 0],
      [2, 1, 2],
      [3, 0, 4],
      [3, 0, 5],
    ]);
    expect((await look()).undo).toMatchObject({ kind: 'scores', question_no: null });
    for (const before of states.slice(0, -1).toReversed()) {
      expect((await step('undo')).status).toBe(200);
      expect(await state()).toEqual(before);
    }
    expect(await look()).not.toHaveProperty('undo');
    expect((await look()).redo).toMatchObject({ kind: 'question', question_no: 1 });
    for (const after of states.slice(1)) {
      expect((await step('redo')).status).toBe(200);
      expect(await state()).toEqual(after);
    }
    expect(await look()).not.toHaveProperty('redo');
  });

  it('holds the file again where it had confirmed it', async () => {
    const rivers = '1. Which two of these are rivers?\nA. Rhine\nB. Rome\nC. Seine\nAnswer: A';
    const { put, step, look } = await bring(rivers, 'rivers.txt');
    await put('PUT /exam/import/confirmed', {});
    // Said twice, it is one step.
    await put('PUT /exam/import/confirmed', {});
    await step('undo');
    expect(await look()).toMatchObject({ is_held: true, held_by: ['questions'] });
    await step('redo');
    expect(await look()).toMatchObject({ is_held: false });
  });

  it('cannot be done again once there is a new one', async () => {
    const { put, step, look } = await bring(cities);
    await put('PUT /exam/import/question', { no: 1, question: written });
    const first = (await look()).undo;
    await step('undo');
    await put('PUT /exam/import/question', { no: 2, question: written });
    expect(await look()).not.toHaveProperty('redo');
    expect((await look()).undo).toMatchObject({ question_no: 2 });
    // A second window still names the first: it must not undo the second.
    const late = await put('PUT /exam/import/step', { step: first?.step, undo: true });
    expect(late.status).toBe(409);
    expect((await look()).undo).toMatchObject({ question_no: 2 });
  });

  it('is undone once, however often that is asked', async () => {
    const { put, look } = await bring(cities);
    await put('PUT /exam/import/question', { no: 1, question: written });
    await put('PUT /exam/import/question', { no: 2, question: written });
    const { step } = (await look()).undo ?? {};
    const answers = await Promise.all([1, 2, 3].map(() => put('PUT /exam/import/step', { step, undo: true })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await look()).toMatchObject({ undo: { question_no: 1 }, redo: { question_no: 2 } });
  });

  it('is nobody else’s', async () => {
    const { import_id, put } = await bring(cities);
    await put('PUT /exam/import/question', { no: 1, question: written });
    const stranger = await desk.call(
      'PUT /exam/import/step',
      { import_id, step: 1, undo: true },
      { token: desk.stranger },
    );
    expect(stranger.status).toBe(404);
  });
});

/** Numbers that never name the last option nor 0. */
const doubtful = ['Question,A,B,C,D,Correct answer', 'Which is first?,p,q,r,s,2', 'Which is second?,t,u,v,w,1'].join(
  '\n',
);
const roles = ['stem', 'option', 'option', 'option', 'option', 'answer'];

const readAs = (first_option: 0 | 1) => ({ sheets: [{ sheet_no: 0, roles, first_option }] });

describe('a reading of an author', () => {
  it('is undone to the one before, and done again, with what it taught the next file', async () => {
    const token = await desk.tokenFor(await buildAccount(desk.db));
    const { put, step, look, state } = await bring(doubtful, 'a.csv', token);
    const asRead = await state();
    await put('PUT /exam/import/columns', readAs(0));
    await look();
    const from0 = await state();
    await put('PUT /exam/import/columns', readAs(1));
    await look();
    await step('undo');
    expect(await state()).toEqual(from0);
    expect((await look()).redo).toMatchObject({ kind: 'reading' });
    await step('redo');
    expect((await state()).questions).not.toEqual(from0.questions);

    const other = await desk.tokenFor(await buildAccount(desk.db));
    const fresh = await bring(doubtful, 'b.csv', other);
    await fresh.put('PUT /exam/import/columns', readAs(0));
    await fresh.look();
    await fresh.step('undo');
    expect(await fresh.look()).toMatchObject({ is_held: true, held_by: asRead.view.held_by });
    expect((await desk.sendImport({ name: 'next.csv', bytes: doubtful }, { token: other })).body.is_held).toBe(true);
  });

  it('is undone to what an earlier file had taught', async () => {
    const token = await desk.tokenFor(await buildAccount(desk.db));
    const first = await bring(doubtful, 'first.csv', token);
    await first.put('PUT /exam/import/columns', readAs(0));
    await first.look();
    const second = await bring(doubtful, 'second.csv', token);
    const { questions } = await second.state();
    await second.put('PUT /exam/import/columns', readAs(1));
    await second.look();
    expect((await second.state()).questions).not.toEqual(questions);
    await second.step('undo');
    expect((await second.state()).questions).toEqual(questions);
  });

  it('keeps the edits that were made in it', async () => {
    const token = await desk.tokenFor(await buildAccount(desk.db));
    const { put, step, look, state } = await bring(doubtful, 'a.csv', token);
    await put('PUT /exam/import/columns', readAs(0));
    await look();
    await put('PUT /exam/import/question', { no: 1, question: written });
    await put('PUT /exam/import/columns', readAs(1));
    await look();
    await step('undo');
    expect((await state()).questions.map(({ question, is_mended }) => [question.desc, is_mended])).toEqual([
      ['Where is Lima?', true],
      ['Which is second?', false],
    ]);
  });
});
