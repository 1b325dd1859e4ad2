// A rejected row as the beginning of a question: what the import understood of it, with nothing lost.
import type { RejectedRowEntry } from '@tiku/contract';
import { createQuestion, letters, questionTypes } from '@tiku/questions';
import type { Letter, Question } from '@tiku/questions';

type Understood = NonNullable<RejectedRowEntry['understood']>;

/** Text of a cell as rich text. */
function toRich(text: string): string {
  const escaped = text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line}</p>`)
    .join('');
}

/** `A`, `a c`, `Ａ、Ｃ`: which options are meant; nothing where it is a text. */
function readLetters(text: string, count: number): Letter[] {
  const signs = Array.from(text.normalize('NFKC').toUpperCase());
  const found = signs.filter((sign) => !/[\s,;、，；.]/u.test(sign));
  const isList = found.length === new Set(found).size && found.every((sign) => letters.includes(sign));
  return isList ? found.filter((sign) => letters.indexOf(sign) < count).toSorted() : [];
}

function readScore([text = '']: readonly string[]): number | null {
  const score = Number(text.normalize('NFKC').trim() || Number.NaN);
  return score >= 0 ? score : null;
}

/** What the type keeps beside the parts that all questions have. */
function readOwnParts(empty: Question, { options, matchings, answers }: Understood): Partial<Question> | object {
  const written = answers.filter((answer) => answer.trim() !== '');
  if ('matchings' in empty) return { options, matchings };
  if ('partial_score' in empty) {
    return { options, correct_answer: readLetters(written.join(''), options.length) };
  }
  if ('options' in empty) return { options, ...(written.length === options.length && { correct_answer: written }) };
  if ('item_scores' in empty && written.length > 0) {
    const blanks = written.flatMap((answer) => answer.split('^^')).map((answer) => answer.split(/\|{2,}/));
    return { correct_answer: blanks, item_scores: blanks.map(() => 1), score: blanks.length };
  }
  return typeof empty.correct_answer === 'string' ? { correct_answer: toRich(written.join('\n')) } : {};
}

/** As much of a question as the row gives, with its type; its author does the rest. */
export function draftFromRow({
  understood,
  cells,
  pictures,
}: Pick<RejectedRowEntry, 'understood' | 'cells' | 'pictures'>): Question {
  if (!understood) {
    const first = cells.find(({ value }) => value.trim() !== '')?.value ?? '';
    const shown = pictures.map((name) => `<p><img src="${name}" alt=""></p>`);
    return { ...createQuestion(questionTypes.shortAnswer), desc: toRich(first) + shown.join('') };
  }
  const { type, stem, explanation, difficulty, scores } = understood;
  const empty = createQuestion(type);
  const score = 'item_scores' in empty ? null : readScore(scores);
  return {
    ...empty,
    desc: stem,
    explanation,
    difficulty,
    ...readOwnParts(empty, understood),
    ...(score !== null && { score }),
  } as Question;
}
