import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../lib/session.ts';
import { handOver, takeHanded } from './handed-answers.ts';

const address = 'GET /review/summary';
const answer = (age: number) => ({ age }) as never;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is taken once, and knows how old it is', () => {
  handOver(address, {}, answer);
  vi.advanceTimersByTime(1_200);
  expect(takeHanded(address, {})).toEqual({ age: 1_200 });
  expect(takeHanded(address, {})).toBeNull();
});

it('is nothing to another request, to another person or to anybody later', () => {
  handOver('GET /exam/user_online_prac/noes', { answer_id: 1 }, answer);
  expect(takeHanded('GET /exam/user_online_prac/noes', { answer_id: 2 })).toBeNull();
  session.update({ companyId: 7 });
  expect(takeHanded('GET /exam/user_online_prac/noes', { answer_id: 1 })).toBeNull();
  session.update({ companyId: null });
  vi.advanceTimersByTime(30_001);
  expect(takeHanded('GET /exam/user_online_prac/noes', { answer_id: 1 })).toBeNull();
});
