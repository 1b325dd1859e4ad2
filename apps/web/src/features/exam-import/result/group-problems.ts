import type { ImportProblemEntry } from '@tiku/contract';

export interface ProblemGroup {
  code: string;
  severity: ImportProblemEntry['severity'];
  problems: ImportProblemEntry[];
}

/** What makes others: a column that was not understood may cost hundreds of rows. */
const causes: ReadonlySet<string> = new Set([
  'column-beside-options',
  'column-unsure',
  'index-base-unsure',
  'answers-or-options',
]);

/** Groups equal problems; the cause comes first, then problems that cost a row, then the most frequent. */
export function groupProblems(problems: readonly ImportProblemEntry[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const problem of problems) {
    const { severity, code } = problem;
    const key = `${severity} ${code}`;
    const group = groups.get(key) ?? { code, severity, problems: [] };
    groups.set(key, group);
    group.problems.push(problem);
  }
  const rank = ({ severity, code }: ProblemGroup) => (causes.has(code) ? 0 : severity === 'error' ? 1 : 2);
  return [...groups.values()].toSorted((a, b) => rank(a) - rank(b) || b.problems.length - a.problems.length);
}

/** The wording they share, or null where each has its own. */
export function sharedText(problems: readonly ImportProblemEntry[], field: 'message' | 'fix'): string | null {
  const first = problems[0]?.[field];
  return first !== undefined && problems.every((problem) => problem[field] === first) ? first : null;
}

const aboutScores: ReadonlySet<string> = new Set(['missing-score', 'no-scores']);

/** Scores that questions lack. A row that could not be read lacks more, and is mended by itself. */
export function lacksScores({ code, problems }: ProblemGroup, all: readonly ImportProblemEntry[]): boolean {
  if (!aboutScores.has(code)) return false;
  const lost = new Set(all.filter(({ severity }) => severity === 'error').map(placeOf));
  return problems.some((problem) => !lost.has(placeOf(problem)));
}

function placeOf({ sheet_no, row }: ImportProblemEntry): string {
  return `${sheet_no} ${row}`;
}
