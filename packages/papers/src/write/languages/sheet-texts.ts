import type { Difficulty, QuestionType } from '@tiku/questions';

/** What our own spreadsheets say in one language. */
export interface SheetTexts {
  words: SheetWords;
  template: Template;
}

/** The import knows each of them, among many others. */
export interface SheetWords {
  /** What the sheet is called. */
  sheet: string;
  title: string;
  description: string;
  duration: string;
  columns: {
    section: string;
    material: string;
    stem: string;
    no: string;
    type: string;
    /** Followed by a number, like matching, answer and score. */
    option: string;
    matching: string;
    explanation: string;
    difficulty: string;
    answer: string;
    score: string;
  };
  types: Record<QuestionType, string>;
  difficulties: Record<Difficulty, string>;
  /** Of a statement. */
  right: string;
  wrong: string;
  /** The column beside rows that an import refused. */
  toMend: string;
}

/** Everything is text already; a field that is left out leaves its cell empty. */
export interface SheetLine {
  section?: string;
  material?: string;
  stem?: string;
  no?: string;
  type?: QuestionType;
  options?: readonly string[];
  matchings?: readonly string[];
  explanation?: string;
  difficulty?: Difficulty | null;
  answers?: readonly string[];
  scores?: readonly string[];
}

/** What the import template says in one language. */
interface Template {
  notesSheet: string;
  title: string;
  description: string;
  lines: SheetLine[];
  /** Where, what it holds, an example; the first row names these columns. */
  notes: [where: string, meaning: string, example: string][];
}
