// How people mark questions, options, answers and sections in a document, in five languages.
import type { QuestionType } from '@tiku/questions';
import { readTypeWord, type TypeMeaning } from '../layout/type-words.ts';

const ANSWER =
  /^[【[《]?(?:正确答案|参考答案|标准答案|答案要点|答题要点|答案是|答案|正解|正答|解答|答え|答|correct answer|model answer|sample answer|suggested answer|correct option|answer|ans|respuesta correcta|respuesta|solución|resposta correta|resposta|gabarito)(?:[】\]》]\s*[:：]?|\s*[:：])\s*/i;
const EXPLANATION =
  /^[【[《]?(?:答案解析|试题解析|题目解析|解析|解释|详解|詳解|解説|説明|explanation|rationale|feedback|reason|explicación|justificación|retroalimentación|comentario|explicação|justificativa|comentário)(?:[】\]》]\s*[:：]?|\s*[:：])\s*/i;
const SCORE =
  /^[【[]?(?:分值|分数|得分|配点|点数|score|points|puntos|puntuación|pontos|pontuação)(?:[】\]]\s*[:：]?|\s*[:：])\s*/i;
const DIFFICULTY = /^[【[]?(?:难度|难易度?|難易度|difficulty|dificultad|dificuldade)(?:[】\]]\s*[:：]?|\s*[:：])\s*/i;

/** What somebody answered, on a sheet that they got back: no key. */
const GIVEN =
  /^[【[]?(?:我的答案|你的答案|您的答案|考生答案|学生答案|my answer|your answer|student answer|あなたの解答|あなたの回答|自分の解答|tu respuesta|su respuesta|mi respuesta|sua resposta|minha resposta)(?:[】\]]\s*[:：]?|\s*[:：])\s*/i;

const FIELDS = [
  ['given', GIVEN],
  ['answer', ANSWER],
  ['explanation', EXPLANATION],
  ['score', SCORE],
  ['difficulty', DIFFICULTY],
] as const;

export type Field = (typeof FIELDS)[number][0];

export function findField(text: string): { field: Field; rest: string } | null {
  for (const [field, pattern] of FIELDS) {
    const match = pattern.exec(text);
    if (match) return { field, rest: text.slice(match[0].length) };
  }
  return null;
}

/** The ways of numbering questions; a document keeps to the one it starts with, the others number what is inside. */
const NUMBERS = [
  /^([\d０-９]{1,4})\s*(?:[.．](?![\d０-９])(?:[-–](?=\s))?|[、:：)）])\s*/,
  /^[（(]([\d０-９]{1,4})[)）]\s*/,
  /^第\s*([\d０-９]{1,4})\s*[题問问][.．、:：]?\s*/,
  /^(?:question|pregunta|pergunta|questão|問題?|q)\s*([\d０-９]{1,4})\s*[.．、:：)]?\s*/i,
  // A number and a tab, before a whole sentence: `1\t2\t3` are the cells of a key.
  /^([\d０-９]{1,4})\t+(?=[^\t]{6,}$)/,
];

export interface FoundNumber {
  style: number;
  number: number;
  /** `1)` and not `1.`. */
  isBracketed: boolean;
  rest: string;
}

export function findNumber(text: string): FoundNumber | null {
  for (const [style, pattern] of NUMBERS.entries()) {
    const match = pattern.exec(text);
    if (!match) continue;
    const number = Number(match[1]!.normalize('NFKC'));
    return { style, number, isBracketed: /[)）]\s*$/.test(match[0]), rest: text.slice(match[0].length) };
  }
  return null;
}

const SECTION =
  /^(?:[（(]?[一二三四五六七八九十]{1,3}[)）]?[、.．:：]|第[一二三四五六七八九十\d]{1,3}(?:部分|章|节|讲|课|单元|大题)[、.．:：]?|(?:part|section|parte|sección|seção)\s+[a-z\d]{1,4}\s*[.:)–-]?|[IVX]{1,5}[.、．])\s*/i;

/** The title without its number, or null. */
export function findSection(text: string, isHeading: boolean): string | null {
  const match = SECTION.exec(text);
  const title = match ? text.slice(match[0].length).trim() || text : text;
  if (match && (text.length <= 60 || findTypeWord(title) !== null)) return title;
  const ruled = /^[-—=*·]{2,}\s*([^-—=*·].{0,60}?)\s*[-—=*·]{2,}$/u.exec(text);
  if (ruled) return ruled[1]!;
  // `多选题` alone in a line.
  if (text.length <= 12 && /[题題][:：]?$/u.test(text) && findTypeWord(text) !== null) return text;
  return isHeading && findNumber(text) === null ? text : null;
}

/** What a section title says about the type of its questions: "单选题（每题2分，共20分）". */
export function findTypeWord(title: string): TypeMeaning | null {
  return readTypeWord(title.split(/[（(:：,，。]/, 1)[0]!, false);
}

/** `(单选题, 1.0 分)`, `【多选题】` before a stem: the type and the score that it names. */
export function findTypeMark(text: string): { type?: QuestionType; score: string; rest: string } | null {
  const match =
    /^[(（【[]\s*([^()（）【】[\]\d,，、]{2,12}?)\s*(?:[,，、]?\s*(\d{1,3}(?:\.\d)?)\s*分)?\s*[)）】\]]\s*/u.exec(text);
  const type = match ? findTypeWord(match[1]!) : null;
  if (!match || type === null) return null;
  const rest = text.slice(match[0].length);
  return { ...(typeof type === 'number' && { type }), score: match[2] ?? '', rest };
}

/** `（3分）下列……`, `……（本题8分）`, `Why? (2 points)`: where a question names its score at one of its ends. */
export function findScore(stem: string): string | null {
  const match =
    /^[(（]\s?(?:本小?题)?\s?(\d{1,3}(?:\.\d)?)\s?(?:分|点|points?|marks?|pts?|puntos?|pontos?)[)）]|[(（]\s?(?:本小?题)?\s?(\d{1,3}(?:\.\d)?)\s?(?:分|点|points?|marks?|pts?|puntos?|pontos?)[)）]$/i.exec(
      stem.trim(),
    );
  return match?.[1] ?? match?.[2] ?? null;
}

/** Where options begin in a line: `A.`, `A、`, `(A)`, `ア．`…, one letter after the other from `first` on. */
export function findOptions(text: string, first: number): { from: number; to: number }[] {
  const options: { from: number; to: number }[] = [];
  let expected = first;
  let isUpper: boolean | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const mark = readOptionMark(text, at, expected);
    if (mark === null) continue;
    // `C. d.name`: the letters of one line are large or small.
    const isLarge = /\p{Lu}/u.test(text.slice(at, mark));
    if (isUpper === true && !isLarge) continue;
    isUpper ??= isLarge;
    const last = options.at(-1);
    if (last) last.to = at;
    options.push({ from: mark, to: text.length });
    expected += 1;
    at = mark - 1;
  }
  return options;
}

const LETTER_END = '.．、)）:：';
const KANA = 'アイウエオカキクケコ';

function readOptionMark(text: string, at: number, expected: number): number | null {
  const before = at === 0 ? ' ' : text[at - 1]!;
  if (/[a-z0-9$\\+*/=^]/i.test(before)) return null;
  const isBracketed = text[at] === '(' || text[at] === '（';
  const letterAt = isBracketed ? at + 1 : at;
  // Half or full width, large or small.
  const letter = (text[letterAt] ?? '').normalize('NFKC').toUpperCase();
  const isKana = KANA[expected] === letter;
  if (letter.length !== 1 || (letter.charCodeAt(0) - 65 !== expected && !isKana)) return null;
  const end = text[letterAt + 1] ?? '';
  const ends = isBracketed ? ')）' : isKana ? `${LETTER_END}\u3000\t ` : LETTER_END;
  return end === '' || !ends.includes(end) ? null : letterAt + 2;
}
