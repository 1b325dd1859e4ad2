import { limits } from '@tiku/contract/limits';
import { expect, it } from 'vitest';
import { messageMax, readSubject, withSubject } from './feedback-subject.ts';

const origin = 'https://tiku.example';
const read = (text: string | undefined, about?: string) => readSubject(text, about, origin);

it('sends what a message is about in front of it, with the way there', () => {
  const subject = read('Error in “Chemistry”, question 3', '/exam/questions?exam_id=7&no=3');
  expect(withSubject(subject, 'Ice floats.', origin)).toBe(
    'Error in “Chemistry”, question 3\nhttps://tiku.example/exam/questions?exam_id=7&no=3\n\nIce floats.',
  );
  expect(withSubject(read('Chemistry'), 'Ice floats.', origin)).toBe('Chemistry\n\nIce floats.');
  expect(withSubject(read(undefined, '/exam/questions'), 'Ice floats.', origin)).toBe('Ice floats.');
});

it('leaves room for both within the longest message there may be', () => {
  for (const subject of [read('x'.repeat(1_000), '/exam/questions?exam_id=7'), read('Chemistry'), null]) {
    const message = 'x'.repeat(messageMax(subject, origin));
    expect(withSubject(subject, message, origin)).toHaveLength(limits.feedbackMax);
  }
});

it('leads nowhere but within this site', () => {
  expect(read('Chemistry', 'https://evil.example/')).toEqual({ text: 'Chemistry', path: null });
  expect(read('Chemistry', '//evil.example/')?.path).toBe('/user-home');
  expect(read(' \n ')).toBeNull();
});
