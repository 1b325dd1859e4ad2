// Random exams of all types with sections, materials and files, full of texts that a spreadsheet would rather understand
// than keep.
import { isOf, questionTypes, type Question, type RichText } from '@tiku/questions';
import { listMedia, sanitise, textToHtml } from '@tiku/questions/rich-text';
import { anyQuestionOf } from '@tiku/questions/testing';
import fc from 'fast-check';
import type { Paper } from '../paper.ts';

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', "=cmd|'/C calc'!A0", "'1", '#REF!'];
const codes = ['_x0041_', '_x005F_x0041_x0042_', '[text:1.txt]', '[0]', '[1]', '[2]'];
const values = ['1', '2.0', '007', '1e5', '2024-01-02', '12:30', '50%', 'TRUE', '对', '错误', '×', 'T', 'F', 'False'];
const labels = ['A', 'AC', 'A. Lincoln', 'B、乙', '(A) x', 'A.x B.y C.z', '1. one', 'A，B'];
const answers = ['选（A）', '选（ ）', '（√）', '答案：B', '1-B,2-A', '[ ]', '____', '__1__'];
const marks = ['red^^blue', 'a||b', 'a|b', '^^', '||', '5^^', 'a\nb', 'x\n', '$;$', 'a;b', '5分'];
const headers = ['题干', '答案', '材料', '标题', 'Question', 'Answer', 'Type', '段落', '难'];
const titles = ['单选题', '判断题', 'Matching', '第一章', '一、选择题'];
const files = ['fig1.png', '[img:fig1.png]', '[audio:x.mp3]'];
const markup = [
  '<html>',
  '<html>x</html>',
  '<json>[["a"]]</json>',
  'a < b & c > d',
  '<b>',
  '&amp;',
  '"',
  '$x_1$',
  '\\(x\\)',
];
const spaces = ['\t', '\u00a0', '\u3000全角\u3000', '  x  ', '…', '👩‍🔬', 'ｶﾞ'];
const tricky = [formulas, codes, values, labels, answers, marks, headers, titles, files, markup, spaces].flat();

const plainText = fc.oneof(
  fc.constantFrom(...tricky),
  fc.tuple(fc.constantFrom(...tricky), fc.constantFrom(...tricky)).map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const visibleText = plainText.filter((text) => text.trim() !== '');

const names = ['fig1.png', 'Bild 2.jpg', '声音.mp3', 'clip.mp4', 'a.png'];
const media = fc.constantFrom(...names).map((name) => {
  const tag = name.endsWith('mp3') ? 'audio' : name.endsWith('mp4') ? 'video' : 'img';
  return tag === 'img' ? `<img src="${name}" alt="x">` : `<${tag} src="${name}"></${tag}>`;
});
/** What stands in the place of a rich text: plain, with a file in it, a file alone, or what was there. */
const anyRich = fc.oneof(
  { weight: 5, arbitrary: visibleText.map((text) => () => textToHtml(text)) },
  {
    weight: 1,
    arbitrary: fc.tuple(visibleText, media).map(
      ([text, file]) =>
        () =>
          `${textToHtml(text)}<br>${file}`,
    ),
  },
  { weight: 1, arbitrary: media.map((file) => () => file) },
  { weight: 2, arbitrary: fc.constant((rich: RichText) => rich) },
);

const anyTrickyQuestion: fc.Arbitrary<Question> = fc
  .tuple(
    fc.constantFrom(...Object.values(questionTypes)).chain(anyQuestionOf),
    fc.array(anyRich, { minLength: 1, maxLength: 24 }),
    fc.array(fc.option(visibleText), { minLength: 1, maxLength: 12 }),
  )
  .map(([question, riches, texts]) => replaceTexts(question, repeat(riches), repeat(texts)));

function* repeat<T>(items: readonly T[]): Generator<T, never> {
  for (;;) yield* items;
}

function replaceTexts(
  question: Question,
  riches: Generator<(rich: RichText) => RichText, never>,
  texts: Generator<string | null, never>,
): Question {
  const rich = (text: RichText): RichText => (text === '' ? '' : sanitise(riches.next().value(text)));
  const word = (text: string): string => texts.next().value ?? text;
  const { desc, explanation } = question;
  const shared = { desc: rich(desc), explanation: rich(explanation) };
  const same = { ...question, ...shared };
  if (isOf(same, 'open')) return { ...same, correct_answer: rich(same.correct_answer) };
  if (isOf(same, 'blank'))
    return { ...same, correct_answer: same.correct_answer.map((accepted) => accepted.map(word)) };
  if (!('options' in same)) return same;
  const options = same.options.map(rich);
  if (isOf(same, 'matching')) return { ...same, options, matchings: same.matchings.map(rich) };
  return isOf(same, 'correction')
    ? { ...same, options, correct_answer: same.correct_answer.map(word) }
    : { ...same, options };
}

const title = visibleText.map((text) => text.trim());
const anyMaterial = fc
  .tuple(anyRich, visibleText)
  .map(([change, text]) => sanitise(change(`<p>${textToHtml(text)}</p>`)));
const group = fc.record({
  material: fc.option(anyMaterial),
  questions: fc.array(anyTrickyQuestion, { minLength: 1, maxLength: 3 }),
});
const part = fc.record({
  section: fc.option(fc.record({ title, description: fc.oneof(fc.constant(''), anyMaterial) })),
  groups: fc.array(group, { maxLength: 3 }),
});

const plan = fc.record({
  title,
  description: plainText.map((text) => text.trim()),
  duration: fc.integer({ min: 0, max: 600 }),
  parts: fc
    .array(part, { minLength: 1, maxLength: 3 })
    .filter((parts) => parts.some(({ groups }) => groups.length > 0)),
  /** Now and then questions belong anywhere, as after an import that goes by a column of chapters. */
  places: fc.option(fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 9 }), { freq: 2 }),
});
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;

export const anyPaper: fc.Arbitrary<Paper> = plan.map(toPaper);

function toPaper({ parts, places, ...about }: Plan): Paper {
  const paper: Paper = { ...about, sections: [], materials: [], items: [], files: new Map() };
  for (const { section, groups } of parts) {
    const at = section === null ? null : paper.sections.push(section) - 1;
    for (const { material, questions } of groups) {
      const above = material === null ? null : paper.materials.push(material) - 1;
      for (const question of questions) paper.items.push({ question, section: at, material: above });
    }
  }
  if (places) scatter(paper, places);
  const texts = [
    ...paper.materials,
    ...paper.sections.map((section) => section.description),
    ...paper.items.flatMap(({ question }) => listTexts(question)),
  ];
  for (const name of new Set(texts.flatMap(listMedia))) paper.files.set(name, new TextEncoder().encode(name));
  return paper;
}

function scatter({ items, sections, materials }: Paper, places: readonly (readonly [number, number])[]): void {
  for (const [index, item] of items.entries()) {
    const [section, material] = places[index % places.length] ?? [0, 0];
    item.section = choosePlace(section, sections.length);
    item.material = choosePlace(material, materials.length);
  }
}

function choosePlace(number: number, count: number): number | null {
  const place = number % (count + 1);
  return place === count ? null : place;
}

function listTexts(question: Question): RichText[] {
  const texts = [question.desc, question.explanation];
  if ('options' in question) texts.push(...question.options);
  if ('matchings' in question) texts.push(...question.matchings);
  if (isOf(question, 'open')) texts.push(question.correct_answer);
  return texts;
}
