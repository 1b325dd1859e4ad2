// What stands above the header: the exam's title, description and duration, with their values beside them.
import { titleBlockNames } from './header-names.ts';
import { foldName, listNames } from './names.ts';
import { readTitleType } from './section-title.ts';

type Field = keyof typeof titleBlockNames;

export interface TitleBlock {
  title: string;
  description: string;
  /** Minutes. */
  duration: number;
  titleAt: { row: number; column: number };
  /** A field is called by its name; a title may also stand alone. */
  isNamed: boolean;
  /** Where a duration stands that cannot be read. */
  unreadable: { row: number; column: number } | null;
}

const fields: ReadonlyMap<string, Field> = new Map(
  (Object.keys(titleBlockNames) as Field[]).flatMap((field) =>
    listNames(titleBlockNames[field]).map((name) => [foldName(name), field] as const),
  ),
);

const origin = { row: 0, column: 0 };

export function readTitleBlock(rows: readonly string[][]): TitleBlock {
  const block: TitleBlock = {
    title: '',
    description: '',
    duration: 0,
    titleAt: origin,
    isNamed: false,
    unreadable: null,
  };
  const seen = new Set<Field>();
  let lone: { text: string; row: number; column: number } | null = null;
  for (const [row, cells] of rows.entries()) {
    const filled = cells.flatMap((text, column) => (text.trim() === '' ? [] : [{ text: text.trim(), column }]));
    const [first, second] = filled;
    if (!first) continue;
    const named = readNamed(first, second);
    if (named === null) {
      if (filled.length === 1 && lone === null && isTitleLike(first.text)) lone = { ...first, row };
      continue;
    }
    if (seen.has(named.field)) continue;
    seen.add(named.field);
    if (named.field === 'title') block.titleAt = { row, column: named.column };
    if (named.field !== 'duration') block[named.field] = named.value;
    else {
      const minutes = readMinutes(named.value);
      if (minutes === null) block.unreadable = { row, column: named.column };
      else block.duration = minutes;
    }
  }
  block.isNamed = seen.size > 0;
  if (!seen.has('title') && lone) Object.assign(block, { title: lone.text, titleAt: lone });
  return block;
}

interface Filled {
  text: string;
  column: number;
}

/** `标题 | 示例`, or `标题：示例` in one cell. */
function readNamed(first: Filled, second: Filled | undefined): (Filled & { field: Field; value: string }) | null {
  const field = fields.get(foldName(first.text));
  if (field !== undefined) return { ...(second ?? first), field, value: second?.text ?? '' };
  const colon = first.text.search(/[:：]/u);
  const inCell = colon > 0 ? fields.get(foldName(first.text.slice(0, colon))) : undefined;
  if (inCell === undefined) return null;
  return { ...first, field: inCell, value: first.text.slice(colon + 1).trim() };
}

/** One short line: a notice to the person who fills in the sheet is longer, or says so, and `一、单选题` heads a section. */
function isTitleLike(text: string): boolean {
  return (
    text.length <= 60 &&
    !text.includes('\n') &&
    readTitleType(text) === null &&
    !/必填|勿删|说明|注意|提示|导入|模板|请|注[:：]|※|template|note/iu.test(text)
  );
}

/** `90`, `90分钟`, `1.5小时`, `1h30`, `01:30`, `1時間30分`; null for anything else, 0 for nothing. */
function readMinutes(value: string): number | null {
  const text = value.normalize('NFKC').toLowerCase().replaceAll(' ', '');
  if (text === '') return 0;
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/u.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const matched = durationShape.exec(text);
  if (!matched || (matched[1] === undefined && matched[2] === undefined)) return null;
  const minutes = toNumber(matched[1]) * 60 + toNumber(matched[2]);
  return minutes <= 100_000 ? Math.round(minutes) : null;
}

const durationShape =
  /^(?:(\d{1,5}(?:[.,]\d{1,3})?)(?:小时|个小时|時間|h|hours?|horas?|hrs?))?(?:(\d{1,6}(?:[.,]\d{1,3})?)(?:分钟|分|m|min|mins|minutes?|minutos?|')?\.?)?$/u;

function toNumber(text: string | undefined): number {
  return text === undefined ? 0 : Number(text.replace(',', '.'));
}
