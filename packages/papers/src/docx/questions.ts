// Finds the questions in the lines of a document. A line without a mark of its own belongs to the one before it.
import { findScoreEach } from '../layout/section-title.ts';
import { type KeyEntry, splitAnswerKey, splitKeyRun } from './answer-key.ts';
import { type Line, PICTURE } from './document.ts';
import type { FoundQuestion, FoundSection, Passage } from './found-question.ts';
import { liftTitles } from './lift-titles.ts';
import { settleFields } from './settle-fields.ts';
import {
  type Field,
  findField,
  findNumber,
  findOptions,
  findScore,
  findSection,
  findTypeMark,
  findTypeWord,
} from './marks.ts';

export interface FoundPaper {
  title: Passage;
  description: Passage;
  items: (FoundQuestion | FoundSection)[];
}

export function findQuestions(lines: Line[]): FoundPaper {
  const run = splitKeyRun(lines);
  if (run.keys.length > 0) {
    const counted = new QuestionFinder();
    for (const line of run.lines) counted.take(line);
    if (counted.answerInOrder(run.keys)) return counted.paper;
  }
  const split = splitAnswerKey(lines);
  const finder = new QuestionFinder();
  for (const line of split.lines) finder.take(line);
  if (finder.answer(split.entries)) return findQuestionless(finder.paper);
  const again = new QuestionFinder();
  for (const line of lines) again.take(line);
  return findQuestionless(again.paper);
}

/** Where no line has a number, all of it is one text that lacks an answer, and that is said. */
function findQuestionless(paper: FoundPaper): FoundPaper {
  if (paper.items.some(({ kind }) => kind === 'question')) return paper;
  const hasText = paper.description.text !== '' || paper.description.pictures.length > 0;
  const stem = hasText ? paper.description : paper.title;
  const question = startQuestion({ number: 1, isBracketed: false }, null);
  append(question.stem, stem);
  return {
    title: hasText ? paper.title : passage(),
    description: passage(),
    items: [...paper.items, question],
  };
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
    else if (!this.#takeSection(whole, line.isHeading) && !this.#takeOption(whole) && !this.#takeNumber(whole, line.at))
      this.#takeRest(whole);
  }

  /** `1)`, `2)` … below `1.` are its options. */
  #takeOption(whole: Passage): boolean {
    const question = this.#question;
    const found = findNumber(whole.text);
    if (!question || question.isBracketed || found?.style !== 0 || !found.isBracketed) return false;
    const isNext = found.number === question.options.length + 1;
    const mayFollow =
      question.options.length === 0 ? this.#open === question.stem : this.#open === question.options.at(-1);
    if (!isNext || !mayFollow) return false;
    this.#open = tail(whole, found.rest);
    question.options.push(this.#open);
    return true;
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
    // A score per blank depends on how many blanks a question has: readers of the sheet find it in the title.
    const each = findScoreEach(whole.text);
    this.#scoreEach = each === null || each.isPerBlank ? '' : String(each.points);
    this.#open = section.description;
    return true;
  }

  #takeNumber(whole: Passage, at: number | undefined): boolean {
    const found = findNumber(whole.text);
    if (!found || (this.#style !== null && found.style !== this.#style)) return false;
    this.#style = found.style;
    const question = startQuestion(found, this.#type);
    question.scoreEach = this.#scoreEach;
    question.at = at;
    this.#items.push(question);
    this.#open = question.stem;
    const said = findTypeMark(found.rest);
    if (said?.type !== undefined) question.type = said.type;
    if (said?.score) question.fields.score.text = said.score;
    this.#takeRest(tail(whole, said?.rest ?? found.rest));
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
    for (const { number, answer, explanation } of entries) {
      const at = waiting.findIndex((item) => item.kind === 'question' && item.number === number);
      const [question] = at < 0 ? [] : waiting.splice(at, 1);
      if (question?.kind !== 'question') return false;
      append(question.fields.answer, answer);
      for (const line of explanation) append(question.fields.explanation, line);
    }
    return true;
  }

  /** False: there are more questions than keys, or fewer. */
  answerInOrder(keys: readonly string[]): boolean {
    const questions = this.#items.filter((item) => item.kind === 'question');
    if (questions.length !== keys.length || questions.some(({ fields }) => fields.answer.text !== '')) return false;
    for (const [at, { fields }] of questions.entries()) fields.answer.text = keys[at] ?? '';
    return true;
  }

  get paper(): FoundPaper {
    for (const item of this.#items) {
      if (item.kind !== 'question' || item.fields.score.text !== '') continue;
      item.fields.score.text = findScore(item.stem.text) ?? item.scoreEach;
    }
    const items = liftTitles(this.#items);
    settleFields(items.filter((item) => item.kind === 'question'));
    return { title: this.#title, description: this.#description, items };
  }
}

function startQuestion(
  { number, isBracketed }: Pick<FoundQuestion, 'number' | 'isBracketed'>,
  type: FoundQuestion['type'],
): FoundQuestion {
  const fields = {
    given: passage(),
    answer: passage(),
    explanation: passage(),
    score: passage(),
    difficulty: passage(),
  };
  return { kind: 'question', number, isBracketed, stem: passage(), options: [], fields, type, scoreEach: '' };
}

export function passage(): Passage {
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
