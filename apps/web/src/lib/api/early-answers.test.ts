import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askEarly, takeEarly } from './early-answers.ts';

const init = { method: 'GET', headers: { Authorization: 'Bearer a', 'Accept-Language': 'en' } };
let answers: Response[];

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async () => answers.shift() ?? Promise.reject(new Error('no line')));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives an early answer once to a call that asks for the very same, whatever its language', async () => {
  answers = [new Response('sheet')];
  expect(await (await askEarly('/noes?answer_id=1', init)).text()).toBe('sheet');
  const inJapanese = { ...init, headers: { ...init.headers, 'Accept-Language': 'ja' } };
  expect(await takeEarly('/noes?answer_id=2', init)).toBeNull();
  expect(await takeEarly('/noes?answer_id=1', { ...init, headers: { Authorization: 'Bearer b' } })).toBeNull();
  expect(await takeEarly('/noes?answer_id=1', { ...init, method: 'POST', body: '{}' })).toBeNull();
  expect(await (await takeEarly('/noes?answer_id=1', inJapanese))?.text()).toBe('sheet');
  expect(await takeEarly('/noes?answer_id=1', init)).toBeNull();
});

it('has a call asked again after a refusal, a lost line and an old answer', async () => {
  vi.useFakeTimers();
  answers = [new Response('', { status: 401 }), new Response('old')];
  await askEarly('/refused', init);
  await askEarly('/old', init);
  await expect(askEarly('/lost', init)).rejects.toThrow('no line');
  expect(await takeEarly('/refused', init)).toBeNull();
  expect(await takeEarly('/lost', init)).toBeNull();
  vi.advanceTimersByTime(31_000);
  expect(await takeEarly('/old', init)).toBeNull();
});
