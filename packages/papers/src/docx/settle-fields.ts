// What stands in the field of another: an explanation behind the letter of the answer, the source behind the last option.
import { letters } from '@tiku/questions';
import { foldText, readLetterList, readTruthWord } from '@tiku/questions/sheets';
import { countSeries } from '../account/contradictions.ts';
import type { FoundQuestion, Passage } from './found-question.ts';

export function settleFields(questions: readonly FoundQuestion[]): void {
  for (const question of questions) splitAnswer(question);
  moveSources(questions);
}

/** `(B) because …`, `B. because …`, `B` and lines below it. */
const explained =
  /^(?:[(（【[]\s*([A-H]{1,8})\s*[)）】\]][.:：]?|([A-H]{1,8})\s*(?:[.．、:：,，;；]|\n))\s*(\S.{7,})$/su;

const between = /\s*[┋|]\s*/u;

/** `C. x┋D. y`: the letters of several options beside their texts. */
function readLabelled(text: string, options: readonly Passage[]): string | null {
  const parts = text.split(between);
  const found = parts.map((part) => /^([A-H])\s*[.．、:：]?\s*(\S.*)$/su.exec(part.trim()));
  const isEach = found.every(
    (each) => each && foldText(options[letters.indexOf(each[1] ?? '')]?.text ?? '') === foldText(each[2] ?? ''),
  );
  return parts.length > 1 && isEach ? found.map((each) => each?.[1] ?? '').join('') : null;
}

/** `✓` and an explanation in the lines below it. */
function splitTruth(answer: Passage, explanation: Passage): boolean {
  const [first = '', ...below] = answer.text.split('\n');
  const rest = below.join('\n').trim();
  const isKey = readTruthWord(first.trim()) !== null && first.trim().length < 12;
  if (!isKey || !/[。.;；，,！!]/u.test(rest) || answer.pictures.length > 0 || countSeries(rest) > 0) return false;
  answer.text = first.trim();
  explanation.text = explanation.text === '' ? rest : `${rest}\n${explanation.text}`;
  return true;
}

function splitAnswer({ options, fields: { answer, explanation } }: FoundQuestion): void {
  if (splitTruth(answer, explanation)) return;
  answer.text = readLabelled(answer.text, options) ?? answer.text;
  const [, bracketed, bare, rest = ''] = explained.exec(answer.text) ?? [];
  const key = bracketed ?? bare ?? '';
  const places = (readLetterList(key) ?? []).map((letter) => letters.indexOf(letter));
  if (places.length === 0 || options.length < 2 || places.some((place) => place >= options.length)) return;
  // The text of an option beside its letter is read with it; a further question is none of this one's explanation.
  const isList = /[┋|;；\s]\s*[A-H]\s*[.．、]/u.test(rest);
  const isOption = isList || options.some(({ text }) => foldText(text) === foldText(rest));
  if (isOption || countSeries(rest) > 0 || answer.pictures.length > 0) return;
  answer.text = key;
  explanation.text = explanation.text === '' ? rest : `${rest}\n${explanation.text}`;
}

const source = /\s*【[^【】]{2,24}】\s*$/u;
const fewest = 3;
const leastShare = 0.2;

/** `【2019 mock】` behind the last option of many questions. */
function moveSources(questions: readonly FoundQuestion[]): void {
  const last = questions.flatMap(({ options, fields }): [Passage, Passage][] => {
    const option = options.at(-1);
    return option ? [[option, fields.explanation]] : [];
  });
  const marked = last.filter(([option]) => option.text.replace(source, '') !== '' && source.test(option.text));
  if (marked.length < fewest || marked.length < last.length * leastShare) return;
  for (const [option, explanation] of marked) {
    const said = source.exec(option.text)?.[0].trim() ?? '';
    option.text = option.text.replace(source, '');
    explanation.text = explanation.text === '' ? said : `${said}\n${explanation.text}`;
  }
}
