import { furtherKeyNames, furtherNames } from './further-names.ts';
import { headerNames, keyNames } from './header-names.ts';
import type { ColumnRole } from '@tiku/questions/column-roles';
import { foldName, listNames } from './names.ts';

export interface HeaderName {
  role: ColumnRole;
  /** Which option, answer, score …, counted from 1; null where the name has no number. */
  item: number | null;
  /** The only name for the right answer, whatever else is called answer. */
  isKey: boolean;
  /** Says how many there are of something, which is part of no question. */
  isCount?: boolean;
}

/** The words of our own five languages hold where another one has the same for something else. */
const roles: ReadonlyMap<string, ColumnRole> = new Map(
  [furtherNames, headerNames].flatMap((table) =>
    (Object.keys(table) as ColumnRole[]).flatMap((role) =>
      listNames(table[role] ?? '').map((name) => [foldName(name), role] as const),
    ),
  ),
);
const keys: ReadonlySet<string> = new Set([...listNames(keyNames), ...listNames(furtherKeyNames)].map(foldName));
const numbered: ReadonlySet<ColumnRole> = new Set([
  'option',
  'matching',
  'answer',
  'wrong',
  'correct',
  'explanation',
  'stem',
  'score',
  'chapter',
  'note',
  'media',
]);

/** The whole name, else a part of it: `Question - max 120 characters`, `题目 / Question`, `选项A Option A`, `2. Type`. */
export function readHeaderName(raw: string): HeaderName | null {
  const whole = readName(foldName(raw));
  if (whole?.role === 'stem' && /[#＃№]\s*$/u.test(raw)) return { role: 'ignored', item: null, isKey: false };
  if (whole !== null || raw.length > 300) return whole;
  const bare = raw.replace(/^\s*\d{1,2}\s*[.、)）]/u, '');
  for (const part of [bare, ...raw.split(/\s[-–—]\s|[/／|:：\n]/u), ...splitLanguages(raw)]) {
    const found = readName(foldName(part));
    if (found !== null && part.trim().length > 1) return found;
  }
  return null;
}

/** The parts of a name in two scripts, where it is short enough to be one. */
function splitLanguages(raw: string): string[] {
  if (raw.length > 60 || !/\p{Script=Han}/u.test(raw)) return [];
  const gaps = raw.matchAll(/\s+|(?<=\p{Script=Han})(?=[A-Za-z]{2})|(?<=[A-Za-z]{2})(?=\p{Script=Han})/gu);
  for (const { index } of gaps) {
    const parts = [raw.slice(0, index), raw.slice(index)];
    if (parts.filter((part) => /[\p{Script=Han}\u3041-\u30fa]/u.test(part)).length === 1) return parts;
  }
  return [];
}

function readName(name: string): HeaderName | null {
  if (name === '') return null;
  const role = roles.get(name);
  if (role !== undefined) return { role, item: null, isKey: keys.has(name) };
  if (/^[a-tアイウエオカキクケコ]$/u.test(name)) return { role: 'option', item: toItem(name), isKey: false };
  if (/.(?:explanation|rationale|justificacion|justificativa|explicacion|explicacao|解析|解説)$/u.test(name))
    return { role: 'explanation', item: null, isKey: false };
  if (/[^\d]数$|(?:个数|数量|count)$|^(?:num|no|number)(?:of)?(?:opts?|options?|choices?|answers?)$/u.test(name))
    return { role: 'ignored', item: null, isKey: false, isCount: true };
  return readNumbered(name);
}

const shapes = [
  /^(?<base>.*\D)(?<item>\d{1,2})[a-t]$/u, // `选项1（A）`
  /^(?<base>.*\D)(?<item>\d{1,2})(?<tail>\D*)$/u,
  /^(?<item>\d{1,2})(?<base>\D+)$/u,
  /^(?<base>.+)(?<item>[a-t])(?<tail>内容|图片|图|是否正确|correct|iscorrect)?$/u,
  /^(?<item>[a-t])(?<base>[^a-z].*)$/u,
  /^(?<base>.+?)(?<item>[一二三四五六七八九十]{1,2})(?<tail>内容|图片|是否正确)?$/u,
  /^(?<base>.+)(?<item>[ア-コ])$/u,
] as const;

function readNumbered(name: string): HeaderName | null {
  for (const shape of shapes) {
    const { base = '', item = '', tail = '' } = shape.exec(name)?.groups ?? {};
    const role = roles.get(base);
    if (role === undefined || !numbered.has(role)) continue;
    const byTail = readTail(role, tail);
    if (!byTail) continue;
    const number = toItem(item);
    // `Answer A` and `Respuesta B` are options: only a number counts blanks. `正确答案H` names the last option column.
    const isKey = keys.has(base);
    const isLettered = role === 'answer' && /^[a-tア-コ]$/u.test(item);
    if (isLettered) return { role: isKey ? role : 'option', item: isKey ? null : number, isKey };
    return { role: byTail, item: number, isKey };
  }
  return null;
}

/** `选项一内容`, `选项A图片` and `选项一是否正确` are about the same option. */
function readTail(role: ColumnRole, tail: string): ColumnRole | null {
  if (tail === '' || tail === '内容' || tail === '图片' || tail === '图' || tail === 'text' || tail === 'image')
    return role;
  return role === 'option' && ['是否正确', 'correct', 'iscorrect', '正误', '是否答案'].includes(tail)
    ? 'correct'
    : null;
}

const chineseDigits = '一二三四五六七八九十';
const kana = 'アイウエオカキクケコ';

function toItem(item: string): number {
  if (/^\d+$/u.test(item)) return Number(item);
  if (/^[a-t]$/u.test(item)) return item.charCodeAt(0) - 96;
  if (kana.includes(item)) return kana.indexOf(item) + 1;
  const [first = '', second] = item;
  if (second === undefined) return chineseDigits.indexOf(first) + 1;
  return first === '十' ? 11 + chineseDigits.indexOf(second) : 10 * (chineseDigits.indexOf(first) + 1);
}
