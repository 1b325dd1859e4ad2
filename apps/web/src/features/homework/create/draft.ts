// A homework on its way: which questions, what they earn, and how it is set. Pure.
import type { ResponseOf } from '@tiku/contract';
import { roundScore, sumScores } from '@tiku/questions';
import { presets } from './presets.ts';
import type { Rules } from './presets.ts';

export type OfferedQuestion = ResponseOf<'POST /app/user/exam/questionscores'>['list'][number];

/** Where questions are taken from. */
export interface SourceExam {
  id: number;
  title: string;
  questions_count: number;
}

export interface ChosenExam {
  exam_id: number;
  title: string;
  /** In the order asked. */
  questions: readonly OfferedQuestion[];
}

export interface Info extends Rules {
  title: string;
  /** As a field for date and time has it; empty for now. */
  start: string;
  end: string;
}

export type Step = 1 | 2 | 3;

export interface Draft {
  step: Step;
  exams: readonly ChosenExam[];
  info: Info;
}

export function newDraft(): Draft {
  return { step: 1, exams: [], info: { title: '', start: '', end: '', ...presets.practice } };
}

/** Null for what another version of this page has left. */
export function readDraft(text: string): Draft | null {
  try {
    const { step, exams, info } = JSON.parse(text) as Partial<Draft>;
    if (!Array.isArray(exams) || typeof info !== 'object' || info === null) return null;
    const usual = newDraft();
    return { step: step ?? 1, exams, info: { ...usual.info, ...info } };
  } catch {
    return null;
  }
}

export function questionsOf({ exams }: Pick<Draft, 'exams'>): OfferedQuestion[] {
  return exams.flatMap(({ questions }) => questions);
}

export function totalOf(draft: Pick<Draft, 'exams'>): number {
  return sumScores(questionsOf(draft).map(({ score }) => score));
}

/** The questions of one exam as they are chosen now, in the exam's order; none takes the exam out. */
export function chooseQuestions(
  draft: Draft,
  { exam_id, title }: Omit<ChosenExam, 'questions'>,
  questions: readonly OfferedQuestion[],
): Draft {
  const ordered = questions.toSorted((one, other) => one.no - other.no);
  const isThere = draft.exams.some((exam) => exam.exam_id === exam_id);
  const exams = isThere
    ? draft.exams.map((exam) => (exam.exam_id === exam_id ? { exam_id, title, questions: ordered } : exam))
    : [...draft.exams, { exam_id, title, questions: ordered }];
  return { ...draft, exams: exams.filter((exam) => exam.questions.length > 0) };
}

type Place = { exam_id: number; no: number };

function mapScores(draft: Draft, scoreOf: (question: OfferedQuestion, place: Place) => number): Draft {
  const exams = draft.exams.map((exam) => ({
    exam_id: exam.exam_id,
    title: exam.title,
    questions: exam.questions.map((question) =>
      Object.assign({}, question, { score: scoreOf(question, { exam_id: exam.exam_id, no: question.no }) }),
    ),
  }));
  return { ...draft, exams };
}

export function scoreOne(draft: Draft, { exam_id, no }: Place, score: number): Draft {
  return mapScores(draft, (question, place) => (place.exam_id === exam_id && place.no === no ? score : question.score));
}

export function scoreType(draft: Draft, type: number, score: number): Draft {
  return mapScores(draft, (question) => (question.type === type ? score : question.score));
}

/** In tenths that add up to the total: each question ends where its share of the whole does. */
export function scoreTotal(draft: Draft, total: number): Draft {
  const scores = questionsOf(draft).map(({ score }) => score);
  const sum = sumScores(scores);
  const shares = sum === 0 ? scores.map(() => 1) : scores;
  const whole = sumScores(shares);
  const ends = shares.map((_, at) => roundScore((sumScores(shares.slice(0, at + 1)) * total) / whole));
  let at = -1;
  return mapScores(draft, () => {
    at += 1;
    return roundScore((ends[at] ?? 0) - (at === 0 ? 0 : (ends[at - 1] ?? 0)));
  });
}

export interface RandomRule {
  count: number;
  section: number | null;
  difficulty: number | null;
}

/** Those that fit the rule and are not chosen yet, as many as it wants, by chance. */
export function drawQuestions(
  offered: readonly OfferedQuestion[],
  chosen: ReadonlySet<number>,
  { count, section, difficulty }: RandomRule,
  random: () => number = Math.random,
): OfferedQuestion[] {
  const fitting = offered.filter(
    (question) =>
      !chosen.has(question.no) &&
      (section === null || question.section_no === section) &&
      (difficulty === null || question.difficulty === difficulty),
  );
  for (let last = fitting.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = fitting[last] as OfferedQuestion;
    fitting[last] = fitting[other] as OfferedQuestion;
    fitting[other] = moved;
  }
  return fitting.slice(0, count);
}
