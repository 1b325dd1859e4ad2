import { letters } from '@tiku/questions';
import { otherNames } from './further-names.ts';
import { headerNames } from './header-names.ts';
import type { ColumnRole } from '@tiku/questions/column-roles';
import { foldName, listNames } from './names.ts';
import type { HeaderName } from './read-header-name.ts';

const known = (Object.keys(headerNames) as ColumnRole[]).flatMap((role) =>
  listNames(headerNames[role])
    .map(foldName)
    .filter((name) => name.length > 4)
    .map((name) => ({ role, name })),
);

const others: ReadonlySet<string> = new Set(listNames(otherNames).map(foldName));

/** `Explaination`, `Queston`: one letter off, two in a long name. */
export function findSimilarName(raw: string): HeaderName | null {
  const folded = foldName(raw);
  if (others.has(folded)) return null;
  // `ID_Pregunta` is two letters off, and no question.
  if (/^id[_\s-]?\p{L}{3}|\p{L}[_\s-]id$/iu.test(raw.trim())) return null;
  // The last letter counts options where it stands alone: `Opcin B` and `OptoinB`, not `AnswerText`.
  const isCounted = /(?:[^A-Za-z]|[a-z](?=[A-T]))[A-Ta-t]\W*$/u.test(raw.trim());
  const base = folded.replace(isCounted ? /(?:\d{1,2}|[a-rt])$/u : /\d{1,2}$/u, '');
  const end = folded.slice(base.length);
  const item = end === '' ? null : /^\d/u.test(end) ? Number(end) : letters.indexOf(end.toUpperCase()) + 1;
  for (const [name, number] of [[folded, null] as const, [base, item] as const]) {
    if (name.length < 5) continue;
    const found = known.find((entry) => isSimilar(name, entry.name, name.length > 8 ? 2 : 1));
    // `ans_correct` is near `incorrect`, and means the contrary.
    const isContrary = found?.role === 'wrong' && !/wrong|incorr|errad|distract|干扰|错误|誤/u.test(name);
    if (found && !isContrary) return { role: found.role, item: number, isKey: false };
  }
  return null;
}

function isSimilar(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const change = a[row - 1] === b[at - 1] ? 0 : 1;
      line[at] = Math.min((above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + change);
    }
    above = line;
  }
  return (above[b.length] ?? most + 1) <= most;
}
