import type { ImportProblemEntry } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { groupProblems, lacksScores, sharedText } from './group-problems.ts';

function problem(code: string, row: number, rest: Partial<ImportProblemEntry> = {}): ImportProblemEntry {
  const words = { message: `About ${code}`, fix: `Mend ${code}` };
  return { severity: 'warning', sheet_no: 0, row, cell: `C${row}`, code, ...words, ...rest };
}

describe('problems of an import', () => {
  it('stand together by kind, lost rows before doubts, frequent before rare', () => {
    const groups = groupProblems([
      problem('missing-score', 3),
      problem('no-answer', 9, { severity: 'error' }),
      problem('letter-or-text', 4),
      problem('letter-or-text', 5),
      problem('letter-or-text', 9, { severity: 'error' }),
      problem('letter-or-text', 10, { severity: 'error' }),
    ]);
    expect(groups.map(({ severity, code, problems }) => [severity, code, problems.length])).toEqual([
      ['error', 'letter-or-text', 2],
      ['error', 'no-answer', 1],
      ['warning', 'letter-or-text', 2],
      ['warning', 'missing-score', 1],
    ]);
  });

  it('share their words only where they are the same', () => {
    const alike = [problem('a', 1), problem('a', 2)];
    expect(sharedText(alike, 'message')).toBe('About a');
    expect(sharedText([...alike, problem('a', 3, { message: 'Else' })], 'message')).toBeNull();
    expect(sharedText([], 'fix')).toBeNull();
  });

  it('offer scores for questions, not for rows that could not be read', () => {
    const offered = (...problems: ReturnType<typeof problem>[]) =>
      groupProblems(problems).some((group) => lacksScores(group, problems));
    const lost = problem('no-answer', 9, { severity: 'error' });
    expect(offered(problem('missing-score', 9), lost)).toBe(false);
    expect(offered(problem('missing-score', 8), problem('missing-score', 9), lost)).toBe(true);
    expect(offered(problem('letter-or-text', 8))).toBe(false);
  });
});
