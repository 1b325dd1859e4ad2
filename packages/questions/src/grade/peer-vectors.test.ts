// Vectors that other products published for their own grading, where their policy is ours.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createQuestion, gradeQuestion } from '../index.ts';
import type { Answer, Question } from '../question.ts';
import { describeThirdParty } from '../testing/third-party.ts';
import type { QuestionType } from '../types.ts';

interface Vector {
  peer: string;
  kind: string;
  question: Record<string, unknown>;
  // oxlint-disable-next-line typescript/no-explicit-any -- every peer has a shape of its own
  cases: any[];
}

function ask(type: QuestionType, fields: object): Question {
  return { ...createQuestion(type), ...fields };
}

function earn(question: Question, answer: Answer): number {
  const grading = gradeQuestion(question, answer);
  return grading.status === 'needs-person' ? Number.NaN : grading.earned;
}

describeThirdParty('peers agree with us', (folder) => {
  const vectors = JSON.parse(readFileSync(join(folder, 'grading/peer_vectors.json'), 'utf8')) as Vector[];

  function casesOf(peer: string, kind: string): Vector['cases'] {
    const vector = vectors.find((candidate) => candidate.peer === peer && candidate.kind === kind);
    if (!vector) throw new Error(`no vector ${peer}: ${kind}`);
    return vector.cases;
  }

  it('knows every vector', () => {
    expect(vectors.map(({ peer, kind }) => `${peer}: ${kind}`)).toEqual([
      'Moodle: text compare',
      'Moodle: multiple response',
      'Moodle: 10 whole attempts',
      'Moodle: matching',
      'OpenOLAT: ordered blanks with alternatives',
      'Khan Perseus: choice',
      'QTI match_correct: match',
    ]);
  });

  it('Moodle: text compare', () => {
    for (const { type, answer, response, ok } of casesOf('Moodle', 'text compare')) {
      expect(earn(ask(type, { correct_answer: [[answer]] }), [response])).toBe(ok ? 1 : 0);
    }
  });

  it('Moodle: multiple response, where the partial score is a half', () => {
    const correct_answer = ['A', 'C'];
    for (const { response, moodle_fraction } of casesOf('Moodle', 'multiple response')) {
      expect(earn(ask(12, { correct_answer, partial_score: 0.5 }), [...response])).toBe(moodle_fraction);
      expect(earn(ask(2, { correct_answer }), [...response])).toBe(moodle_fraction === 1 ? 1 : 0);
    }
  });

  it('Moodle: matching and gaps of whole attempts', () => {
    const kinds = ['amphibian', 'mammal'];
    const matching = { correct_answer: ['A', 'B', 'A'], matchings: kinds, score: 3, item_scores: [1, 1, 1] };
    const gaps = { correct_answer: [['Owl'], ['Pussy-cat']], item_scores: [0.5, 0.5] };
    const cases = casesOf('Moodle', '10 whole attempts');
    for (const { match, match_mark } of cases.filter((one) => 'match' in one)) {
      const chosen = match.map((kind: string) => (kind === 'mammal' ? 'B' : 'A'));
      expect(earn(ask(5, matching), chosen) / 3).toBeCloseTo(match_mark);
    }
    for (const one of cases.filter((other) => 'gaps' in other)) expect(earn(ask(3, gaps), one.gaps)).toBe(one.mark);
    // Left out: a wrong option among the two chosen costs nothing there, and everything here.
    expect(cases.filter((one) => !('match' in one) && !('gaps' in one))).toEqual([
      expect.objectContaining({ two_of_four: 'Two,Three' }),
      expect.objectContaining({ two_of_four: 'One,Three' }),
    ]);
  });

  it('Moodle: matching by pairs', () => {
    const pairs = {
      options: ['', '', '', ''],
      correct_answer: ['A', 'B', 'B', 'A'],
      score: 4,
      item_scores: [1, 1, 1, 1],
    };
    for (const { response, fraction } of casesOf('Moodle', 'matching')) {
      const chosen = [...response].map((letter: string) => (letter === '-' ? null : letter));
      expect(earn(ask(5, pairs), chosen)).toBe(fraction * 4);
    }
  });

  it('OpenOLAT: ordered blanks with alternatives', () => {
    const question = vectors.find(({ peer }) => peer === 'OpenOLAT')?.question;
    const blanks = { correct_answer: question?.['answer'], item_scores: question?.['scores'], score: 3 };
    for (const { response, score } of casesOf('OpenOLAT', 'ordered blanks with alternatives')) {
      expect(earn(ask(3, blanks), response)).toBe(score);
    }
  });

  it('Khan Perseus: choice', () => {
    for (const { correct, response, verdict } of casesOf('Khan Perseus', 'choice')) {
      const grading = gradeQuestion(ask(correct.length > 1 ? 2 : 1, { correct_answer: [...correct] }), [...response]);
      const ours = grading.status === 'graded' ? (grading.right ? 'right' : 'wrong') : grading.status;
      expect(ours).toBe(verdict);
    }
  });

  it('QTI match_correct', () => {
    for (const { response, score } of casesOf('QTI match_correct', 'match')) {
      expect(earn(ask(2, { correct_answer: ['A', 'C'] }), [...response])).toBe(score);
    }
  });
});
