// A table that a program wrote as JSON: a list of objects, one on each line, or the longest list somewhere inside.
const mostRows = 100_000;

/** The names of the fields, and one row for each object; null where it is no such list. */
export function readJsonRows(text: string): string[][] | null {
  const trimmed = text.trim();
  if (!/^[[{]/u.test(trimmed)) return null;
  const objects = findList(parse(trimmed)) ?? readLines(trimmed);
  if (!objects || objects.length === 0 || objects.length > mostRows) return null;
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  if (names.length < 2) return null;
  return [names, ...objects.map((object) => names.map((name) => write(object[name])))];
}

type Fields = Record<string, unknown>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Exams stand around their questions, under whatever name. */
function findList(value: unknown): Fields[] | null {
  if (Array.isArray(value)) {
    const objects = value.filter(isFields);
    if (objects.length > 0 && objects.length === value.length) return objects;
    return null;
  }
  if (!isFields(value)) return null;
  const lists = Object.values(value).flatMap((inner) => {
    const list = findList(inner);
    return list ? [list] : [];
  });
  return lists.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

function readLines(text: string): Fields[] | null {
  const lines = text.split(/\r\n?|\n/u).filter((line) => line.trim() !== '');
  const objects = lines.map((line) => parse(line.trim().replace(/,$/u, ''))).filter(isFields);
  return objects.length > 1 && objects.length === lines.length ? objects : null;
}

/** Lists and objects within stay as they were written: the reader of cells knows them. */
function write(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}
