// What this page knows of an attempt: what the server said, and over it what was given here since.
import type { AnswerState, ExamQuestion, QuestionMark, ResponseOf } from '@tiku/contract';
import { practiceTypes } from '@tiku/contract/limits';
import { isEmptyAnswer, sheetStateOf } from '@tiku/questions';
import type { Answer, Question, SheetState } from '@tiku/questions';
import type { Closed } from '../outbox/verdict.ts';
import { placeOf } from './parts.ts';

export type Sheet = ResponseOf<'GET /exam/user_online_prac/noes'>;

export interface SheetEntry {
  state: SheetState;
  isMarked: boolean;
}

interface GivenHere {
  answer: Answer | null;
  seq: number;
  /** Whether it is right has been asked. */
  isChecking: boolean;
}

export interface Attempt {
  sheet: Sheet;
  /** Where in the order asked, from 0. */
  place: number;
  questions: ReadonlyMap<number, ExamQuestion>;
  answers: ReadonlyMap<number, AnswerState>;
  entries: ReadonlyMap<number, SheetEntry>;
  given: ReadonlyMap<number, GivenHere>;
  marks: ReadonlyMap<number, QuestionMark>;
  /** Notes that are being written. */
  drafts: ReadonlyMap<number, string>;
  files: Readonly<Record<string, string>>;
  answerFiles: Readonly<Record<string, string>>;
  /** Why a part of the paper is not here. */
  trouble: string | null;
  closed: Closed | null;
}

export function openAttempt(sheet: Sheet, no: number | undefined): Attempt {
  return {
    sheet,
    place: placeOf(sheet, no),
    questions: new Map(),
    answers: new Map(),
    entries: new Map(sheet.states.map((each) => [each.no, { state: each.state, isMarked: each.is_marked }])),
    given: new Map(),
    marks: new Map(),
    drafts: new Map(),
    files: {},
    answerFiles: {},
    trouble: null,
    closed: null,
  };
}

/** What every answer of the server tells of an attempt. */
export interface Clock {
  deadline: string | null;
  server_time: string;
}

/** The one place that knows until when: of what the server said, the latest counts, whichever answer came last. */
export function tellDeadline(attempt: Attempt, { deadline, server_time }: Clock): Attempt {
  const { sheet } = attempt;
  if (Date.parse(server_time) < Date.parse(sheet.server_time)) return attempt;
  return { ...attempt, sheet: { ...sheet, deadline, server_time } };
}

export function isTest({ sheet }: Pick<Attempt, 'sheet'>): boolean {
  return sheet.prac_type === practiceTypes.test || sheet.prac_type === practiceTypes.homework;
}

export function answerTo({ given, answers }: Attempt, no: number): Answer | null {
  const here = given.get(no);
  return here ? here.answer : (answers.get(no)?.answer ?? null);
}

/** Something is there that could be right or wrong: of three blanks, one at least. */
export function isAnswered(attempt: Attempt, no: number): boolean {
  const answer = answerTo(attempt, no);
  const question = attempt.questions.get(no);
  return answer !== null && !(question && isEmptyAnswer(question as Question, answer));
}

export function isFinal({ answers }: Attempt, no: number): boolean {
  return answers.get(no)?.is_final ?? false;
}

/** A test with this question is running: whether an answer is right is told once it is handed in. */
export function isWithheld({ answers }: Attempt, no: number): boolean {
  return answers.get(no)?.is_withheld ?? false;
}

export function isChecking(attempt: Attempt, no: number): boolean {
  return !isFinal(attempt, no) && (attempt.given.get(no)?.isChecking ?? false);
}

export function sheetEntryOf(attempt: Attempt, no: number): SheetEntry {
  const entry = attempt.entries.get(no) ?? { state: 'unanswered', isMarked: false };
  const here = attempt.given.get(no);
  if (!here || isFinal(attempt, no)) return entry;
  return { ...entry, state: isAnswered(attempt, no) ? 'answered' : 'unanswered' };
}

export function countAnswered(attempt: Attempt): number {
  return attempt.sheet.noes.filter((no) => sheetEntryOf(attempt, no).state !== 'unanswered').length;
}

function stateOnSheet({ result, answer, is_shown: isShown }: AnswerState): SheetState {
  const known = result && {
    status: result.status,
    isRight: result.is_right,
    earned: result.earned,
    givenBy: result.given_by,
  };
  return sheetStateOf({ hasAnswer: answer !== null, isShown, result: known ?? null });
}

function withAll<T extends { no: number }>(known: ReadonlyMap<number, T>, more: readonly T[]): Map<number, T> {
  return new Map([...known, ...more.map((each) => [each.no, each] as const)]);
}

export interface Part {
  questions: ExamQuestion[];
  answers: AnswerState[];
  marks: (QuestionMark & { no: number })[];
  files: Record<string, string>;
  answerFiles: Record<string, string>;
}

/** A part of the paper has come. Answers given here meanwhile stay unless the server’s are newer. */
export function addPart(attempt: Attempt, part: Part): Attempt {
  return {
    ...tellAnswers(attempt, part.answers),
    questions: withAll(attempt.questions, part.questions),
    marks: new Map([...attempt.marks, ...part.marks.map((mark) => [mark.no, mark] as const)]),
    files: { ...attempt.files, ...part.files },
    answerFiles: { ...attempt.answerFiles, ...part.answerFiles },
  };
}

/** Until the outbox has given an answer its number, nothing the server says is newer. */
export const unnumbered = Number.MAX_SAFE_INTEGER;

/** What is left to know of an attempt whose questions are kept. */
export type KeptState = Pick<Attempt, 'sheet' | 'answers' | 'entries' | 'given' | 'marks' | 'answerFiles'>;

/** The outbox keeps what has no number yet. */
export function stateToKeep({ sheet, answers, entries, given, marks, answerFiles }: Attempt): KeptState {
  const numbered = [...given].filter(([, { seq }]) => seq !== unnumbered);
  return { sheet, answers, entries, given: new Map(numbered), marks, answerFiles };
}

/** Under what was given here since. */
export function recallState(attempt: Attempt, kept: KeptState): Attempt {
  let recalled: Attempt = { ...attempt, ...kept };
  for (const [no, here] of attempt.given) recalled = give(recalled, no, here);
  return recalled;
}

/** The server’s word on some questions: older than what was given here, it changes nothing yet. */
export function tellAnswers(attempt: Attempt, answers: readonly AnswerState[]): Attempt {
  const settled = answers.filter((each) => each.is_final || each.seq >= (attempt.given.get(each.no)?.seq ?? 0));
  const given = new Map(attempt.given);
  for (const { no } of settled) given.delete(no);
  const entries = new Map(attempt.entries);
  for (const each of answers) entries.set(each.no, { state: stateOnSheet(each), isMarked: each.is_marked });
  return { ...attempt, answers: withAll(attempt.answers, answers), given, entries };
}

export function give(attempt: Attempt, no: number, here: GivenHere): Attempt {
  const before = attempt.given.get(no);
  // Another tab may tell of it after something newer was given here.
  if (before && before.seq > here.seq) return attempt;
  return { ...attempt, given: new Map([...attempt.given, [no, here]]) };
}

/** What was given here did not count. */
export function takeBack(attempt: Attempt, noes: readonly number[]): Attempt {
  const given = new Map(attempt.given);
  for (const no of noes) given.delete(no);
  return { ...attempt, given };
}

export function setMark(attempt: Attempt, no: number, change: Partial<QuestionMark>): Attempt {
  const mark = attempt.marks.get(no) ?? unmarked;
  return { ...attempt, marks: new Map([...attempt.marks, [no, { ...mark, ...change }]]) };
}

export function setFlag(attempt: Attempt, no: number, isMarked: boolean): Attempt {
  const entry = attempt.entries.get(no) ?? { state: 'unanswered', isMarked };
  return { ...attempt, entries: new Map([...attempt.entries, [no, { ...entry, isMarked }]]) };
}

export const unmarked: QuestionMark = {
  wrong_at: null,
  wrong_count: 0,
  favorited_at: null,
  mastered_at: null,
  note: null,
  noted_at: null,
  highlights: [],
  answered_count: 0,
  right_count: 0,
};
