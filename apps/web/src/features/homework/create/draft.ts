// A homework on its way: which questions in which order, what they earn, and how it is set. Pure.
import type { ResponseOf } from '@tiku/contract';
import { roundScore, sumScores } from '@tiku/questions';
import { presets } from './presets.ts';
import type { Rules } from './presets.ts';

export type OfferedQuestion = ResponseOf<'POST /mymanaged/group/homework/offered'>['list'][number];

/** Where questions are taken from. */
export interface Source {
  exam_id: number;
  title: string;
}

export interface ChosenQuestion extends Pick<OfferedQuestion, 'no' | 'type' | 'score' | 'stem'> {
  exam_id: number;
}

export interface Info extends Rules {
  title: string;
  /** As a field for date and time has it; empty for now. */
  start: string;
  end: string;
  /** For those who do it. */
  instructions: string;
}

export type Step = 1 | 2 | 3;

export interface Draft {
  step: Step;
  /** In the order asked. */
  questions: readonly ChosenQuestion[];
  /** What their exams are called, by id. */
  titles: Readonly<Record<number, string>>;
  /** What was pasted and has not been read yet. */
  pasted: string;
  /** Members of one group that it is for; null for everybody. */
  people: People | null;
  info: Info;
}

interface People {
  groupId: number;
  userIds: readonly number[];
}

export function newDraft(): Draft {
  return {
    step: 1,
    questions: [],
    titles: {},
    pasted: '',
    people: null,
    info: { title: '', start: '', end: '', instructions: '', ...presets.practice },
  };
}

/** As drafts were kept while each exam had its questions together. */
interface GroupedDraft {
  exams: { exam_id: number; title: string; questions: Omit<ChosenQuestion, 'exam_id' | 'stem'>[] }[];
}

function ungroup({ exams }: GroupedDraft): Pick<Draft, 'questions' | 'titles'> {
  return {
    questions: exams.flatMap(({ exam_id, questions }) =>
      questions.map(({ no, type, score }) => ({ exam_id, no, type, score, stem: '' })),
    ),
    titles: Object.fromEntries(exams.map(({ exam_id, title }) => [exam_id, title])),
  };
}

/** Null for what another version of this page has left. */
export function readDraft(text: string): Draft | null {
  try {
    const kept = JSON.parse(text) as Partial<Draft & GroupedDraft>;
    const { step, questions, titles, pasted, people, exams, info } = kept;
    if (typeof info !== 'object' || info === null) return null;
    const usual = newDraft();
    const whole = {
      ...usual,
      step: step ?? 1,
      pasted: pasted ?? '',
      people: people ?? null,
      info: { ...usual.info, ...info },
    };
    if (Array.isArray(exams)) return { ...whole, ...ungroup({ exams }) };
    return Array.isArray(questions) ? { ...whole, questions, titles: titles ?? {} } : null;
  } catch {
    return null;
  }
}

/** Those of a group that it is for, where it is for that group alone; null for everybody. */
export function peopleOf({ people }: Pick<Draft, 'people'>, groupIds: readonly number[]): readonly number[] | null {
  const [groupId, ...others] = groupIds;
  return people && others.length === 0 && people.groupId === groupId ? people.userIds : null;
}

export function totalOf({ questions }: Pick<Draft, 'questions'>): number {
  return sumScores(questions.map(({ score }) => score));
}

export type Place = Pick<ChosenQuestion, 'exam_id' | 'no'>;

function isAt({ exam_id, no }: Place): (question: ChosenQuestion) => boolean {
  return (question) => question.exam_id === exam_id && question.no === no;
}

export function keyOf({ exam_id, no }: Place): string {
  return `${exam_id} ${no}`;
}

/** The numbers chosen of one exam. */
export function noesOf({ questions }: Pick<Draft, 'questions'>, examId: number): Set<number> {
  return new Set(questions.filter(({ exam_id }) => exam_id === examId).map(({ no }) => no));
}

/** As much of a stem as a draft remembers. */
const keptStem = 60;

/** At the end, as they come. What was chosen before stays where it is, with the score it was given. */
export function addQuestions(
  draft: Draft,
  { exam_id, title }: Source,
  more: readonly Omit<ChosenQuestion, 'exam_id'>[],
): Draft {
  const there = noesOf(draft, exam_id);
  const added = more
    .filter(({ no }) => !there.has(no))
    .map(({ no, type, score, stem }) => ({
      exam_id,
      no,
      type,
      score,
      stem: Array.from(stem).slice(0, keptStem).join(''),
    }));
  return { ...draft, questions: [...draft.questions, ...added], titles: { ...draft.titles, [exam_id]: title } };
}

export function dropQuestion(draft: Draft, place: Place): Draft {
  const isDropped = isAt(place);
  return { ...draft, questions: draft.questions.filter((question) => !isDropped(question)) };
}

export function dropExam(draft: Draft, examId: number): Draft {
  return { ...draft, questions: draft.questions.filter(({ exam_id }) => exam_id !== examId) };
}

/** From one place of the list to another; beyond its ends it stays at them. */
export function moveQuestion(draft: Draft, from: number, to: number): Draft {
  const moved = draft.questions[from];
  if (!moved) return draft;
  const others = draft.questions.toSpliced(from, 1);
  return { ...draft, questions: others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, moved) };
}

function mapScores(draft: Draft, scoreOf: (question: ChosenQuestion, at: number) => number): Draft {
  const questions = draft.questions.map((question, at) =>
    Object.assign({}, question, { score: scoreOf(question, at) }),
  );
  return { ...draft, questions };
}

export function scoreOne(draft: Draft, place: Place, score: number): Draft {
  const isMeant = isAt(place);
  return mapScores(draft, (question) => (isMeant(question) ? score : question.score));
}

export function scoreType(draft: Draft, type: number, score: number): Draft {
  return mapScores(draft, (question) => (question.type === type ? score : question.score));
}

/** In tenths that add up to the total: each question ends where its share of the whole does. */
export function scoreTotal(draft: Draft, total: number): Draft {
  const scores = draft.questions.map(({ score }) => score);
  const sum = sumScores(scores);
  const shares = sum === 0 ? scores.map(() => 1) : scores;
  const whole = sumScores(shares);
  const ends = shares.map((_, at) => roundScore((sumScores(shares.slice(0, at + 1)) * total) / whole));
  return mapScores(draft, (_, at) => roundScore((ends[at] ?? 0) - (at === 0 ? 0 : (ends[at - 1] ?? 0))));
}

/** As a request has them: those that follow one another in an exam together. */
export function runsOf({ questions }: Pick<Draft, 'questions'>): { exam_id: number; sel_qs: number[] }[] {
  const runs: { exam_id: number; sel_qs: number[] }[] = [];
  for (const { exam_id, no } of questions) {
    const last = runs.at(-1);
    if (last?.exam_id === exam_id) last.sel_qs.push(no);
    else runs.push({ exam_id, sel_qs: [no] });
  }
  return runs;
}
