// Finds the questions in the lines of a document. Whatever has no mark of its own belongs to what stands before it.
import type { QuestionType } from '@tiku/questions';
import { type KeyEntry, splitAnswerKey } from './answer-key.ts';
import { type Line, PICTURE } from './document.ts';
import { type Field, findField, findNumber, findOptions, findScoreEach, findSection, findTypeWord } from './marks.ts';

/** A text with its pictures, as one cell will hold it. */
export interface Passage {
  text: string;
  pictures: string[];
}

interface FoundQuestion {
  kind: 'question';
  number: number;
  stem: Passage;
  options: Passage[];
  fields: Record<Field, Passage>;
  /** Null where the section does not say it. */
  type: QuestionType | null;
}

interface FoundSection {
  kind: 'section';
  title: Passage;
  description: Passage;
}

export interface FoundPaper {
  title: Passage;
  description: Passage;
  items: (FoundQuestion | FoundSection)[];
}

export function findQuestions(lines: Line[]): FoundPaper {
  const split = splitAnswerKey(lines);
  const finder = new QuestionFinder();
  for (const line of split.lines) finder.take(line);
  if (finder.answer(split.entries)) return finder.paper;
  const again = new QuestionFinder();
  for (const line of lines) again.take(line);
  return again.paper;
}

class QuestionFinder {
  readonly #title = passage();
  readonly #description = passage();
  readonly #items: (FoundQuestion | FoundSection)[] = [];
  #style: number | null = null;
  #scoreEach = '';
  #type: FoundQuestion['type'] = null;
  /** Where a line without a mark goes. */
  #open: Passage = this.#title;

  take(line: Line): void {
    const whole: Passage = { text: line.text.trim(), pictures: line.pictures };
    const question = this.#question;
    const field = question && findField(whole.text);
    if (field) this.#openField(question, field.field, tail(whole, field.rest));
    else if (!this.#takeSection(whole, line.isHeading) && !this.#takeNumber(whole)) this.#takeRest(whole);
  }

  get #question(): FoundQuestion | null {
    const last = this.#items.at(-1);
    return last?.kind === 'question' ? last : null;
  }

  #openField(question: FoundQuestion, field: Field, rest: Passage): void {
    this.#open = question.fields[field];
    append(this.#open, rest);
  }

  #takeSection(whole: Passage, isHeading: boolean): boolean {
    const title = findSection(whole.text, isHeading);
    // The first heading of a document is its name.
    const isName = this.#items.length === 0 && this.#title.text === '' && findTypeWord(title ?? '') === null;
    if (title === null || isName) return false;
    const section: FoundSection = { kind: 'section', title: tail(whole, title), description: passage() };
    this.#items.push(section);
    const type = findTypeWord(title);
    this.#type = typeof type === 'number' ? type : null;
    this.#scoreEach = findScoreEach(whole.text);
    this.#open = section.description;
    return true;
  }

  #takeNumber(whole: Passage): boolean {
    const found = findNumber(whole.text);
    if (!found || (this.#style !== null && found.style !== this.#style)) return false;
    this.#style = found.style;
    const question: FoundQuestion = {
      kind: 'question',
      number: found.number,
      stem: passage(),
      options: [],
      fields: { answer: passage(), explanation: passage(), score: passage(), difficulty: passage() },
      type: this.#type,
    };
    question.fields.score.text = this.#scoreEach;
    this.#items.push(question);
    this.#open = question.stem;
    this.#takeRest(tail(whole, found.rest));
    return true;
  }

  #takeRest(whole: Passage): void {
    const question = this.#question;
    const isBeforeAnswer = question !== null && (this.#open === question.stem || question.options.includes(this.#open));
    const options = isBeforeAnswer ? findOptions(whole.text, question.options.length) : [];
    // One letter in the middle of a sentence is no option; at the start of a line, or followed by the next one, it is.
    const from = options[0] ? markStart(whole.text, options[0].from) : -1;
    if (!question || options.length === 0 || (from > 0 && options.length < 2)) {
      append(this.#open, whole);
      if (this.#open === this.#title) this.#open = this.#description;
      return;
    }
    const pieces = cut(whole, [[0, from], ...options.map(({ from: start, to }): [number, number] => [start, to])]);
    append(this.#open, pieces[0]!);
    for (const option of pieces.slice(1)) {
      question.options.push(option);
      this.#open = option;
    }
  }

  /** A number that comes again, in another section, means the next question of that number. False: no such question. */
  answer(entries: KeyEntry[]): boolean {
    const waiting = this.#items.filter((item) => item.kind === 'question' && item.fields.answer.text === '');
    for (const { number, answer } of entries) {
      const at = waiting.findIndex((item) => item.kind === 'question' && item.number === number);
      const [question] = at < 0 ? [] : waiting.splice(at, 1);
      if (question?.kind !== 'question') return false;
      append(question.fields.answer, answer);
    }
    return true;
  }

  get paper(): FoundPaper {
    return { title: this.#title, description: this.#description, items: this.#items };
  }
}

function passage(): Passage {
  return { text: '', pictures: [] };
}

function append(to: Passage, more: Passage): void {
  to.text = to.text === '' ? more.text : more.text === '' ? to.text : `${to.text}\n${more.text}`;
  to.pictures.push(...more.pictures);
}

/** Marks never hold a picture, so all of them belong to what is left. */
function tail(whole: Passage, rest: string): Passage {
  return { text: rest.trim(), pictures: whole.pictures };
}

/** The bracket or letter in front of an option's text. */
function markStart(text: string, from: number): number {
  return '(（'.includes(text[from - 3] ?? ' ') ? from - 3 : from - 2;
}

function cut(whole: Passage, ranges: [number, number][]): Passage[] {
  let used = 0;
  return ranges.map(([from, to]) => {
    const text = whole.text.slice(from, to).trim();
    const pictures = whole.pictures.slice(used, used + text.split(PICTURE).length - 1);
    used += pictures.length;
    return { text, pictures };
  });
}
