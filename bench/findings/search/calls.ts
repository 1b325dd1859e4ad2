// What people ask of a world of exams, each time in other words.
import { questionsPerExam } from './seed-exams.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string>;
  body?: object;
}

export interface Call {
  name: string;
  /** Whether its cost may not grow beyond the target. */
  isHeld: boolean;
  findsAny: boolean;
  ask(turn: number, examIds: readonly number[]): Asked;
}

const page = { start: 0, limit: 10, req_total: 1 };

const search = (name: string, text: (turn: number) => string, findsAny = true): Call => ({
  name: `question/search, ${name}`,
  isHeld: true,
  findsAny,
  ask: (turn) => ({ method: 'POST', path: '/question/search', body: { ...page, query_string: text(turn) } }),
});
const list = (name: string, path: string, body: object): Call => ({
  name,
  isHeld: false,
  findsAny: true,
  ask: () => ({ method: 'POST', path, body: { ...page, ...body } }),
});
const ofExam = (name: string, path: string, query: object, body?: object): Call => ({
  name,
  isHeld: false,
  findsAny: true,
  ask: (turn, examIds) => {
    const exam_id = examIds[(turn * 7 + 1) % examIds.length]!;
    return body
      ? { method: 'POST', path, body: { exam_id, ...body } }
      : { method: 'GET', path, query: { exam_id: String(exam_id), ...query } };
  },
});
const near = (texts: readonly string[], rank: number) => (turn: number) => texts[rank + turn] ?? '';

export function listCalls({ words, han, japanese }: Vocabulary): Call[] {
  return [
    search('a very common word', near(words, 0)),
    search('a word in one of a hundred', near(words, 40)),
    search('a word in one of a thousand', near(words, 400)),
    search('a rare word', near(words, 29_000)),
    search('two Chinese characters, common', near(han, 3)),
    search('two Chinese characters, rare', near(han, 15_000)),
    search('three Japanese characters', near(japanese, 900)),
    search('two words', (turn) => `${words[10 + turn]} ${words[20 + turn]}`),
    search('the beginning of a word', (turn) => (words[200 + turn] ?? '').slice(0, 3)),
    search('one Chinese character', (turn) => (han[30 + turn] ?? '').slice(0, 1)),
    search('nothing', (turn) => `zzqx${turn}`, false),
    list('publicexams, hot', '/publicexams', { order_by: 'hot' }),
    list('publicexams, newest', '/publicexams', { order_by: 'newest' }),
    list('publicexams, rating', '/publicexams', { order_by: 'rating' }),
    list('publicexams, a category', '/publicexams', { category: 3 }),
    list('publicexams, page 10', '/publicexams', { start: 90 }),
    {
      ...list('publicexams, a word', '/publicexams', {}),
      ask: (turn) => ({ method: 'POST', path: '/publicexams', body: { ...page, query_string: near(words, 30)(turn) } }),
    },
    list('uploadedexams', '/uploadedexams', {}),
    list('favoritedexams', '/favoritedexams', {}),
    ofExam('exam/detail2', '/app/user/exam/detail2', {}),
    ofExam('exam/struct', '/exam/struct', {}),
    ofExam('exam/questions, a range', '/app/user/exam/questions', {}, { start: 20, limit: 10 }),
    ofExam('exam/questions, by number', '/app/user/exam/questions', {}, { noes: [1, 9, questionsPerExam] }),
  ];
}
