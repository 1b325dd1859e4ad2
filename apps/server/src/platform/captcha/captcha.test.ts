import type { CaptchaPurpose } from '@tiku/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { doWork, readSlide, solveSlider } from '../../testing/answer-captcha.ts';
import { solvedCaptcha } from '../../testing/solved-captcha.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { consumeCaptcha, issueSliderCaptcha } from './captcha.ts';
import type { CaptchaAnswer, CaptchaRequest } from './captcha-types.ts';
import { purgeCaptchas } from './captcha.store.ts';
import { numberWords } from './number-words.ts';

const test = useTestApp();

const forLin: CaptchaRequest = { purpose: 'register', target: '13800000001' };

async function isTaken(answer: CaptchaAnswer, request = forLin): Promise<boolean> {
  try {
    await consumeCaptcha(test.db, request, answer);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.errorName === 'bad_captcha') return false;
    throw error;
  }
}

async function issueSlider(ip = '10.3.1.1') {
  const { status, body } = await test.call('GET /app/slider/captcha', forLin, { ip });
  expect(status).toBe(200);
  expect(body.question).toBeNull();
  return body;
}

/** Solves a new slider, with some of what is sent changed. */
async function changed(change: (data: { x: number; trace: [number, number][]; work: number[] }) => object) {
  const issued = await issueSlider();
  const { captcha_id, captcha_data = '' } = await solveSlider(test.db, issued);
  const data = JSON.parse(captcha_data) as Parameters<typeof change>[0];
  return { captcha_id, captcha_data: JSON.stringify({ ...data, ...change(data) }) };
}

describe('a slider', () => {
  it('is solved by dragging the piece to the hole of its shape', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const issued = await issueSlider();
      expect(issued.slider?.background).toMatch(/^data:image\/jpeg;base64,/);
      expect(issued.slider?.piece).toMatch(/^data:image\/png;base64,/);
      expect(await isTaken(await solveSlider(test.db, issued))).toBe(true);
    }
  });

  it('forgives eight pixels and no more', async () => {
    for (const [off, taken] of [
      [-8.4, true],
      [8, true],
      [-9, false],
      [9, false],
    ] as const) {
      expect(await isTaken(await solveSlider(test.db, await issueSlider(), off))).toBe(taken);
    }
  });

  it('takes one answer', async () => {
    const issued = await issueSlider();
    const right = await solveSlider(test.db, issued);
    expect(await isTaken(await solveSlider(test.db, issued, 60))).toBe(false);
    expect(await isTaken(right)).toBe(false);
  });

  it.each([undefined, '', '{', 'null', '[]', '{"x":"5"}', '{"x":null}', '{"x":1e999}', '{"y":5}', '{"x":-1}'])(
    'takes %j for a wrong answer',
    async (captcha_data) => {
      const { captcha_id } = await issueSlider();
      expect(await isTaken({ captcha_id, captcha_data })).toBe(false);
    },
  );

  it('does not take letters for where it was dropped', async () => {
    const issued = await issueSlider();
    const slid = await readSlide(test.db, issued.captcha_id);
    const captcha_data = JSON.stringify({ work: doWork(issued) });
    expect(await isTaken({ captcha_id: issued.captcha_id, captcha_text: String(slid), captcha_data })).toBe(false);
  });

  it('is taken as it was solved, with all that comes with it', async () => {
    expect(await isTaken(await changed(() => ({})))).toBe(true);
  });

  it.each<[string, Parameters<typeof changed>[0]]>([
    ['no trace', () => ({ trace: undefined })],
    ['a trace of four places', ({ trace }) => ({ trace: trace.filter((_, at) => at % 4 === 0 || at === 10) })],
    ['a trace faster than a hand', ({ trace }) => ({ trace: trace.map(([at, x]) => [at / 3, x]) })],
    ['a trace longer than it was looked at', ({ trace }) => ({ trace: trace.map(([at, x]) => [at * 20, x]) })],
    ['a trace that ends elsewhere', ({ trace }) => ({ trace: trace.slice(0, -1) })],
    ['a trace that begins there', ({ trace }) => ({ trace: trace.slice(1) })],
    ['a trace back in time', ({ trace }) => ({ trace: [...trace.slice(0, 5).toReversed(), ...trace.slice(5)] })],
    ['no work', () => ({ work: undefined })],
    ['less work', ({ work }) => ({ work: work.slice(1) })],
    ['more work', ({ work }) => ({ work: [...work, 0] })],
    ['work that was guessed', ({ work }) => ({ work: work.map((number, at) => (at === 7 ? number + 1 : number)) })],
    ['work in another order', ({ work }) => ({ work: work.toReversed() })],
  ])('does not take the right place with %s', async (_what, change) => {
    expect(await isTaken(await changed(change))).toBe(false);
  });

  it('does not take the work of another captcha', async () => {
    const other = doWork(await issueSlider());
    expect(await isTaken(await changed(() => ({ work: other })))).toBe(false);
  });

  it('says nothing of its answer to somebody who reads the database', async () => {
    const { captcha_id } = await issueSlider();
    const slid = await readSlide(test.db, captcha_id);
    const row = await test.db.selectFrom('captcha').selectAll().where('id', '=', captcha_id).executeTakeFirstOrThrow();
    const { expires_at: _, answer_hash, ...readable } = row;
    expect(answer_hash).toHaveLength(32);
    expect(JSON.stringify({ ...readable, id: '' })).not.toContain(forLin.target);
    expect(Object.values(readable)).not.toContain(String(slid));
  });
});

async function ask(language: string, request: { purpose: CaptchaPurpose; target?: string }, ip = '10.3.0.1') {
  const { body } = await test.call('GET /app/slider/captcha', { ...request, kind: 'question' }, { language, ip });
  expect(body.slider).toBeNull();
  const { captcha_id, question } = body;
  return { captcha_id, captcha_data: JSON.stringify({ work: doWork(body) }), question: question ?? '' };
}

const inEnglish = Array.from({ length: 100 }, (_, number) => numberWords.en(number));
const numberOf = (word = '') => inEnglish.indexOf(word);

/** Reads an English question as somebody who hears it would. */
function solve(question: string): number {
  const words = /^What is (\S+) (plus|minus) (\S+)\?$/.exec(question);
  return numberOf(words?.[1]) + (words?.[2] === 'plus' ? 1 : -1) * numberOf(words?.[3]);
}

describe('a question in words', () => {
  it('is asked in the language of the person', async () => {
    const { question } = await ask('ja', forLin);
    expect(question).toMatch(/^[一二三四五六七八九十]+(足す|引く)[二三四五六七八九]はいくつですか？$/);
  });

  it('lets somebody write to us who cannot see the picture', async () => {
    const { question, ...captcha } = await ask('en', { purpose: 'guest-feedback' });
    const feedback = { message: 'The captcha can be heard, thank you.', contact_info: '' };
    const answer = { ...feedback, ...captcha, captcha_text: String(solve(question)) };
    expect((await test.call('POST /app/guest/feedback', answer)).status).toBe(200);
  });

  it('takes the answer in digits or in words', async () => {
    for (const write of [String, (number: number) => numberWords.en(number).toUpperCase(), numberWords.es]) {
      const { question, ...captcha } = await ask('en', forLin);
      expect(await isTaken({ ...captcha, captcha_text: ` ${write(solve(question))} ` })).toBe(true);
    }
  });

  it('does not take another number, or none', async () => {
    const { question, ...captcha } = await ask('en', forLin);
    expect(await isTaken({ ...captcha, captcha_text: String(solve(question) + 1) })).toBe(false);
    expect(await isTaken({ ...captcha, captcha_text: '' })).toBe(false);
    expect(await isTaken({ ...captcha, captcha_text: String(solve(question)) })).toBe(true);
  });

  it('does not take the right number without the work', async () => {
    const { captcha_id, question } = await ask('en', forLin);
    expect(await isTaken({ captcha_id, captcha_text: String(solve(question)) })).toBe(false);
  });
});

describe('any captcha', () => {
  it('works once', async () => {
    const answer = await solvedCaptcha(test.db, forLin);
    expect(await isTaken(answer)).toBe(true);
    expect(await isTaken(answer)).toBe(false);
  });

  it('lets exactly one of fifty through who use it together', async () => {
    const answer = await solvedCaptcha(test.db, forLin);
    const taken = await Promise.all(Array.from({ length: 50 }, () => isTaken(answer)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('gives fifty guesses made together three tries', async () => {
    const answer = await solvedCaptcha(test.db, forLin);
    await Promise.all(Array.from({ length: 50 }, () => isTaken({ ...answer, captcha_text: 'wrong' })));
    expect(await isTaken(answer)).toBe(false);
    const { tries } = await test.db
      .selectFrom('captcha')
      .select('tries')
      .where('id', '=', answer.captcha_id)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(3);
  });

  it('works after two wrong tries, and is dead after three', async () => {
    const twice = await solvedCaptcha(test.db, forLin);
    for (let turn = 0; turn < 2; turn++) expect(await isTaken({ ...twice, captcha_text: 'wrong' })).toBe(false);
    expect(await isTaken(twice)).toBe(true);
    const thrice = await solvedCaptcha(test.db, forLin);
    for (let turn = 0; turn < 3; turn++) expect(await isTaken({ ...thrice, captcha_text: 'wrong' })).toBe(false);
    expect(await isTaken(thrice)).toBe(false);
  });

  it('works for its target and its purpose only, and every other use costs a try', async () => {
    const answer = await solvedCaptcha(test.db, forLin);
    expect(await isTaken(answer, { purpose: 'register', target: '13800000002' })).toBe(false);
    expect(await isTaken(answer, { purpose: 'reset-password', target: '13800000001' })).toBe(false);
    expect(await isTaken(answer, { purpose: 'register', target: '' })).toBe(false);
    expect(await isTaken(answer)).toBe(false);
    const another = await solvedCaptcha(test.db, forLin);
    expect(await isTaken(another, { purpose: 'register', target: '13800000002' })).toBe(false);
    expect(await isTaken(another)).toBe(true);
  });

  it('that was asked for without a purpose works for any, and once', async () => {
    const answer = await solvedCaptcha(test.db, { purpose: undefined, target: '' });
    expect(await isTaken(answer, { purpose: 'reset-password', target: '13800000002' })).toBe(true);
    expect(await isTaken(answer, { purpose: 'reset-password', target: '13800000002' })).toBe(false);
    expect(await isTaken(answer)).toBe(false);
    const url = '/api/1/app/slider/captcha?os_type=5';
    expect(await test.send({ method: 'GET', url })).toMatchObject({ status: 200, body: { question: null } });
  });

  it('knows its target in any spelling', async () => {
    const answer = await solvedCaptcha(test.db, { purpose: 'sign-in', target: 'Lin@Example.org' });
    expect(await isTaken(answer, { purpose: 'sign-in', target: ' lin@example.ORG ' })).toBe(true);
  });

  it('is refused when it is unknown or too old', async () => {
    expect(await isTaken({ captcha_id: 'none', captcha_text: 'abcde' })).toBe(false);
    const answer = await solvedCaptcha(test.db, forLin);
    await sql`update captcha set expires_at = now() where id = ${answer.captcha_id}`.execute(test.db);
    expect(await isTaken(answer)).toBe(false);
  });

  it('cannot be tried inside a transaction, where a rollback would forget the try', async () => {
    const answer = await solvedCaptcha(test.db, forLin);
    const tried = test.db.transaction().execute((tx) => consumeCaptcha(tx, forLin, answer));
    await expect(tried).rejects.toThrow('outside transactions');
  });

  it('is thrown away once it is too old', async () => {
    const [old, young] = [await solvedCaptcha(test.db, forLin), await solvedCaptcha(test.db, forLin)];
    await sql`update captcha set expires_at = now() - interval '1 second' where id = ${old.captcha_id}`.execute(
      test.db,
    );
    await purgeCaptchas(test.db);
    const left = await test.db
      .selectFrom('captcha')
      .select('id')
      .where('id', 'in', [old.captcha_id, young.captcha_id])
      .execute();
    expect(left).toEqual([{ id: young.captcha_id }]);
  });
});

describe('GET /app/slider/captcha', () => {
  it('asks what it is for', async () => {
    const { status, body } = await test.call('GET /app/slider/captcha', { purpose: 'fun' as CaptchaPurpose });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { purpose: 'Not one of the choices' } });
  });

  it('asks one address for few questions in words, and still gives it puzzles', async () => {
    const question = { ...forLin, kind: 'question' } as const;
    for (let turn = 0; turn < 30; turn++) {
      expect((await test.call('GET /app/slider/captcha', question, { ip: '10.3.0.2' })).status).toBe(200);
    }
    const refused = await test.call('GET /app/slider/captcha', question, { ip: '10.3.0.2' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect((await test.call('GET /app/slider/captcha', forLin, { ip: '10.3.0.2' })).status).toBe(200);
    expect((await test.call('GET /app/slider/captcha', question, { ip: '10.3.0.3' })).status).toBe(200);
  });

  it('has puzzles for a whole school behind one address, but not for a flood', async () => {
    const ip = '10.3.0.4';
    await sql`insert into throttle (key, count, resets_at)
      values (${`captcha:slider:${ip}`}, 599, now() + interval '1 minute')`.execute(test.db);
    expect((await test.call('GET /app/slider/captcha', forLin, { ip })).status).toBe(200);
    expect((await test.call('GET /app/slider/captcha', forLin, { ip })).status).toBe(429);
  });

  it('asks a network for more work the more it asks for, up to eight times as much', async () => {
    const ip = '10.3.0.5';
    const key = `captcha:slider:${ip}`;
    const counts: number[] = [];
    for (const used of [0, 39, 40, 100, 279, 280, 590]) {
      await sql`insert into throttle (key, count, resets_at) values (${key}, ${used}, now() + interval '1 minute')
        on conflict (key) do update set count = excluded.count`.execute(test.db);
      counts.push((await issueSlider(ip)).work.count);
    }
    expect(counts).toEqual([16, 16, 32, 48, 112, 128, 128]);
    expect((await issueSlider('10.3.0.6')).work).toEqual({ count: 16, bits: 12 });
  });

  it('draws for a class that asks at the same moment, and tells what comes on top to wait', async () => {
    const asked = Array.from({ length: 110 }, () => issueSliderCaptcha(test.db, forLin, 16));
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const { reason } of refused) expect(reason).toMatchObject({ errorName: 'busy' });
  });
});
