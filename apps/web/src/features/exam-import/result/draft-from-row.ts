// A rejected row as the beginning of a question: what its columns are called tells what its cells are.
import type { RejectedRowEntry } from '@tiku/contract';
import { createQuestion, letters, maxOptions, questionTypes } from '@tiku/questions';
import type { Letter, Question } from '@tiku/questions';

type Cell = RejectedRowEntry['cells'][number];

const roles = {
  option: /^(?:选择项|选项|选择|option|choice|opci[oó]n|op[cç][aã]o|alternativa|選択肢|項)/,
  explanation: /^(?:解析|解说|详解|explanation|rationale|explicaci[oó]n|explica[cç][aã]o|justifica|解説|説明)/,
  answer: /^(?:答案|正确答案|标准答案|参考答案|answer|correct|key|respuesta|resposta|gabarito|解答|正解|答え)/,
  score: /^(?:得分|分数|分值|试题分数|score|points|marks|puntos|puntuaci[oó]n|pontos|pontua[cç][aã]o|配点|得点|点数)/,
  stem: /^(?:题干|题目|试题|问题|内容|question(?! ?type)|stem|pregunta|enunciado|pergunta|quest[aã]o|問題|設問)/,
} as const;
type Role = keyof typeof roles;

function roleOf({ name }: Cell): Role | null {
  const folded = name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const found = (Object.keys(roles) as Role[]).find((role) => roles[role].test(folded));
  return found ?? null;
}

/** Text of a cell as rich text. */
function toRich(text: string): string {
  const escaped = text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line}</p>`)
    .join('');
}

/** `A`, `a c`, `Ａ、Ｃ`: which options are meant, whether or not they are there; nothing where it is a text. */
function readLetters(text: string): Letter[] {
  const signs = Array.from(text.normalize('NFKC').toUpperCase());
  const found = signs.filter((sign) => !/[\s,;、，；.]/u.test(sign));
  const isList = found.length === new Set(found).size && found.every((sign) => letters.includes(sign));
  return isList ? found.toSorted() : [];
}

function readScore(texts: readonly string[]): number | null {
  const score = Number(texts[0]?.normalize('NFKC').trim() || Number.NaN);
  return score >= 0 ? score : null;
}

/** As much of a question as the row gives; its author does the rest. */
export function draftFromRow(cells: readonly Cell[]): Question {
  const filled = cells.filter(({ value }) => value.trim() !== '');
  const byRole = Map.groupBy(filled, roleOf);
  const textsOf = (role: Role) => (byRole.get(role) ?? []).map(({ value }) => value);
  // A row without known names still begins with what it is about.
  const stem = textsOf('stem').join('\n') || (byRole.get(null)?.[0]?.value ?? '');
  const options = textsOf('option').slice(0, maxOptions);
  const answers = textsOf('answer');
  const meant = readLetters(answers.join(''));
  const score = readScore(textsOf('score'));
  const shared = {
    desc: toRich(stem),
    explanation: toRich(textsOf('explanation').join('\n')),
    ...(score !== null && { score }),
  };

  if (options.length < 2) {
    const open = createQuestion(questionTypes.shortAnswer);
    return { ...open, ...shared, correct_answer: toRich(answers.join('\n')) } as Question;
  }
  const choice = createQuestion(meant.length > 1 ? questionTypes.multipleChoice : questionTypes.singleChoice);
  const correct_answer = meant.filter((letter) => letters.indexOf(letter) < options.length);
  return { ...choice, ...shared, options: options.map(toRich), correct_answer } as Question;
}
