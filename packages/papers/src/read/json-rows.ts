// A table that a program wrote as JSON: a list of objects, one on each line, or the lists of questions somewhere inside, under the
// names of their chapters or types.
const mostRows = 100_000;

/** The names of the fields, and one row for each object; null where it is no such list. */
export function readJsonRows(text: string): string[][] | null {
  const trimmed = text.trim();
  if (!/^[[{]/u.test(trimmed)) return null;
  const value = parse(trimmed);
  const single = isFields(value) && asks(value) ? [value] : null;
  const objects = readDictionary(value) ?? single ?? findQuestions(value) ?? readLines(trimmed);
  if (!objects || objects.length === 0 || objects.length > mostRows) return null;
  const fields = objects.map(spreadLetters);
  const names = [...new Set(fields.flatMap((object) => Object.keys(object)))];
  if (names.length < 2) return null;
  return [
    names,
    ...fields.map((object) =>
      names.map((name) => (explains.test(name) ? writeReasons(object[name]) : write(object[name]))),
    ),
  ];
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

function isObjects(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

/** The lists of questions one after the other; else the longest list, under whatever name. */
function findQuestions(value: unknown): Fields[] | null {
  const lists = listObjects(value, {});
  const asking = lists.filter(({ objects }) => objects.some(asks));
  const [longest] = lists.toSorted((a, b) => b.objects.length - a.objects.length);
  const found = asking.length > 0 ? asking : longest ? [longest] : [];
  return found.length === 0
    ? null
    : found.flatMap(({ around, objects }) => objects.map((object) => ({ ...around, ...object })));
}

const stemName =
  /^(?:q|question|question_?(?:text|title|content|stem|body)|stem|prompt|题干|题目|问题|問題|問題文|設問|문제|질문|pregunta|enunciado|pergunta|questao|вопрос)$/iu;

const listName = /^(?:options?|choices|opts|answers|alternatives|alternativas|opciones|opcoes|选项|選択肢|варианты)$/iu;
const keyName = /^(?:answers?|correct\w*|right\w*|key|solution|respuesta\w*|resposta\w*|gabarito|答案|正解|ответ)$/iu;

/** Has a question, or a list of options and beside it what is right, under whatever names they stand. */
function asks(object: Fields): boolean {
  const entries = Object.entries(object);
  if (entries.some(([name, value]) => stemName.test(name) && typeof value === 'string')) return true;
  const list = entries.find(([name, value]) => listName.test(name) && typeof value === 'object' && value !== null);
  return (
    list !== undefined && entries.some(([name, value]) => name !== list[0] && keyName.test(name) && value !== null)
  );
}

/** What is said around a list is said of each of its objects. */
interface List {
  around: Fields;
  objects: Fields[];
}

function listObjects(value: unknown, around: Fields): List[] {
  if (isObjects(value)) {
    const within = value.map((object) => listWithin(object, around));
    const isAround = within.filter((lists) => lists.length > 0).length * 2 > value.length;
    if (!isAround) return [{ around, objects: value }];
    // One that has no questions below it may be one itself.
    return within.flatMap((lists, at) => (lists.length > 0 ? lists : [{ around, objects: value.slice(at, at + 1) }]));
  }
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    listObjects(inner, isOneOfSeveral(value, inner) ? { ...around, [chapter]: name } : around),
  );
}

const chapter = 'chapter';

function isAsking(value: unknown): boolean {
  return isObjects(value) && value.some(asks);
}

/** Of several lists of questions in one object, the names say what they have in common. */
function isOneOfSeveral(parent: Fields, list: unknown): boolean {
  return isAsking(list) && Object.values(parent).filter(isAsking).length > 1;
}

const passage = /passage|text|material|content|article|story|材料|文章|短文|本文|texto|lectura|leitura/iu;

/** The lists of questions inside an object: those of its chapter, or below its text. */
function listWithin(object: Fields, around: Fields): List[] {
  const said = Object.entries(object).filter(([, value]) => typeof value === 'string' && value.trim() !== '');
  const [only] = said;
  const isName = said.length === 1 && only !== undefined && !passage.test(only[0]) && String(only[1]).length < 80;
  const outer = typeof around[chapter] === 'string' ? `${around[chapter]} / ` : '';
  const own = isName ? { [chapter]: `${outer}${String(only[1])}` } : Object.fromEntries(said);
  return Object.values(object)
    .flatMap((inner) => listObjects(inner, { ...around, ...own }))
    .filter(({ objects }) => objects.some(asks));
}

const fewestEntries = 5;

/** `{"Where is Rome?": "Italy", …}`, `{"Where is Rome?|Italy|Spain": "Italy", …}`, `{"Where is Rome?": {"answer": "Italy"}, …}` */
function readDictionary(value: unknown): Fields[] | null {
  if (!isFields(value)) return null;
  const entries = Object.entries(value);
  const isAsked = entries.filter(
    ([name]) => name.length > 7 && /[\s?？\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u.test(name),
  );
  if (entries.length < fewestEntries || isAsked.length < entries.length * 0.9) return null;
  const isTexts = entries.every(([, text]) => typeof text === 'string');
  if (!isTexts && !entries.every(([, fields]) => isFields(fields))) return null;
  const isJoined = entries.filter(([name]) => name.includes('|')).length * 2 > entries.length;
  return entries.map(([name, said]) => {
    const [question = '', ...options] = isJoined ? name.split('|') : [name];
    return Object.assign({ question }, isJoined ? { options } : {}, isFields(said) ? said : { answer: said });
  });
}

/** `{"options": {"A": "x", "B": "y"}}` as the columns A and B; where they have names of their own, it stays in one cell. */
function spreadLetters(object: Fields): Fields {
  const entries = Object.entries(object);
  const lettered = entries.filter(([name, value]) => isLettered(value) && !explains.test(name));
  const [only, second] = lettered;
  if (!only || second || entries.some(([name]) => /^[a-t]$/iu.test(name))) return object;
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === only[1] ? Object.entries(value as Fields) : [[name, value]])),
  );
}

const explains = /expl|rational|feedback|reason|retro|justif|coment|comment|解析|解説|解释/iu;

function isLettered(value: unknown): boolean {
  if (!isFields(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 1 && entries.every(isNextLetter);
}

function isNextLetter([name, text]: [string, unknown], at: number): boolean {
  return name.toUpperCase() === String.fromCharCode(65 + at) && (typeof text === 'string' || typeof text === 'number');
}

function readLines(text: string): Fields[] | null {
  const lines = text.split(/\r\n?|\n/u).filter((line) => line.trim() !== '');
  const objects = lines.map((line) => parse(line.trim().replace(/,$/u, ''))).filter(isFields);
  return objects.length > 1 && objects.length === lines.length ? objects : null;
}

/** `{"A": "Because …", "B": "…"}`: one line for each option. */
function writeReasons(value: unknown): string {
  if (!isLettered(value)) return write(value);
  return Object.entries(value as Fields)
    .map(([name, text]) => `${name}. ${String(text)}`)
    .join('\n');
}

/** Lists and objects within stay as they were written: the reader of cells knows them. */
function write(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string' && /^[A-H]$/u.test(entry)))
    return value.join('');
  if (Array.isArray(value) && value.length > 0 && value.every(Number.isInteger)) return value.join(',');
  return Object.keys(value).length === 0
    ? ''
    : JSON.stringify(isMarkedTexts(value) ? value.map(([text, correct]) => ({ text, correct })) : value);
}

/** `[["x", false], ["y", true]]` */
function isMarkedTexts(value: object): value is [string, boolean][] {
  return Array.isArray(value) && value.length > 1 && value.every(isMarkedText);
}

function isMarkedText(entry: unknown): boolean {
  return Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && typeof entry[1] === 'boolean';
}
