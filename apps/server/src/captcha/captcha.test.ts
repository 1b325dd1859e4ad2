import type { CaptchaPurpose } from '@tiku/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../http/app-error.ts';
import { findGap } from '../testing/find-gap.ts';
import { solvedCaptcha } from '../testing/solved-captcha.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { consumeCaptcha, issueSliderCaptcha } from './captcha.ts';
import type { CaptchaAnswer, CaptchaRequest } from './captcha.ts';
import { purgeCaptchas } from './captcha.store.ts';
import { numberWords } from './number-words.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

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

async function sliderWithGap() {
  const { status, body } = await test.call('GET /app/slider/captcha', forLin);
  expect(status).toBe(200);
  const { captcha_id, slider, question } = body;
  expect(question).toBeNull();
  if (!slider) throw new Error('no slider');
  return { captcha_id, slider, gap: await findGap(slider) };
}

const dropAt = (captcha_id: string, x: number) => ({ captcha_id, captcha_data: JSON.stringify({ x }) });

describe('a slider', () => {
  it('is solved by dropping the piece where its picture has the gap', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { captcha_id, slider, gap } = await sliderWithGap();
      expect(slider.background).toMatch(/^data:image\/jpeg;base64,/);
      expect(slider.piece).toMatch(/^data:image\/png;base64,/);
      expect(await isTaken(dropAt(captcha_id, gap))).toBe(true);
    }
  });

  it('forgives four pixels and no more', async () => {
    for (const [off, taken] of [
      [-4.4, true],
      [4, true],
      [-5, false],
      [5, false],
    ] as const) {
      const { captcha_id, gap } = await sliderWithGap();
      expect(await isTaken(dropAt(captcha_id, gap + off))).toBe(taken);
    }
  });

  it.each([undefined, '', '{', 'null', '[]', '{"x":"5"}', '{"x":null}', '{"x":1e999}', '{"y":5}', '{"x":-1}'])(
    'takes %j for a wrong answer',
    async (captcha_data) => {
      const { captcha_id } = await sliderWithGap();
      expect(await isTaken({ captcha_id, captcha_data })).toBe(false);
    },
  );

  it('does not take letters for where it was dropped', async () => {
    const { captcha_id, gap } = await sliderWithGap();
    expect(await isTaken({ captcha_id, captcha_text: String(gap) })).toBe(false);
  });

  it('says nothing of its answer to whoever reads the database', async () => {
    const { captcha_id, gap } = await sliderWithGap();
    const row = await test.db.selectFrom('captcha').selectAll().where('id', '=', captcha_id).executeTakeFirstOrThrow();
    const { expires_at: _, answer_hash, ...readable } = row;
    expect(answer_hash).toHaveLength(32);
    expect(JSON.stringify({ ...readable, id: '' })).not.toContain(forLin.target);
    expect(Object.values(readable)).not.toContain(String(gap));
  });
});

async function ask(language: string, request: { purpose: CaptchaPurpose; target?: string }, ip = '10.3.0.1') {
  const { body } = await test.call('GET /app/slider/captcha', { ...request, kind: 'question' }, { language, ip });
  expect(body.slider).toBeNull();
  return { captcha_id: body.captcha_id, question: body.question ?? '' };
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
    const { captcha_id, question } = await ask('en', { purpose: 'guest-feedback' });
    const feedback = { message: 'The captcha can be heard, thank you.', contact_info: '' };
    const answer = { ...feedback, captcha_id, captcha_text: String(solve(question)) };
    expect((await test.call('POST /app/guest/feedback', answer)).status).toBe(200);
  });

  it('takes the answer in digits or in words', async () => {
    for (const write of [String, (number: number) => numberWords.en(number).toUpperCase(), numberWords.es]) {
      const { captcha_id, question } = await ask('en', forLin);
      expect(await isTaken({ captcha_id, captcha_text: ` ${write(solve(question))} ` })).toBe(true);
    }
  });

  it('does not take another number, or none', async () => {
    const { captcha_id, question } = await ask('en', forLin);
    expect(await isTaken({ captcha_id, captcha_text: String(solve(question) + 1) })).toBe(false);
    expect(await isTaken({ captcha_id, captcha_text: '' })).toBe(false);
    expect(await isTaken({ captcha_id, captcha_text: String(solve(question)) })).toBe(true);
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
    const { captcha_id, gap } = await sliderWithGap();
    await Promise.all(Array.from({ length: 50 }, () => isTaken(dropAt(captcha_id, gap + 20))));
    expect(await isTaken(dropAt(captcha_id, gap))).toBe(false);
    const { tries } = await test.db
      .selectFrom('captcha')
      .select('tries')
      .where('id', '=', captcha_id)
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
    for (let turn = 0; turn < 30; turn++) await ask('en', forLin, '10.3.0.2');
    const question = { ...forLin, kind: 'question' } as const;
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

  it('draws for a class that asks at the same moment, and tells what comes on top to wait', async () => {
    const asked = Array.from({ length: 110 }, () => issueSliderCaptcha(test.db, forLin));
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const { reason } of refused) expect(reason).toMatchObject({ errorName: 'busy' });
  });
});
