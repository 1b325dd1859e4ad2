// What the calls of imports show and ask: problems, columns, questions beside their cells, and how an import stands.
import { columnRoles } from '@tiku/questions/column-roles';
import { answerForms, longestSeparator, mostRowsEach, textEncodings } from '@tiku/questions/file-reading';
import { z } from 'zod';
import { examQuestion, questionType } from './exam-fields.ts';
import { id, instant } from '../fields.ts';
import { importStatus } from '../limits.ts';

export const count = z.int().min(0);

const status = z.literal(Object.values(importStatus));

/** Something about the file that the author should know: where, what, and what would mend it. */
export const problem = z.object({
  severity: z.literal(['error', 'warning']),
  sheet_no: count,
  /** Counted from 1; 0 where it is about the file as a whole. */
  row: count,
  /** `C7`, empty where it is about the file as a whole. */
  cell: z.string(),
  code: z.string(),
  message: z.string(),
  /** What would mend it. */
  fix: z.string(),
});
export type ImportProblemEntry = z.output<typeof problem>;

/** What a column may be. */
const columnRole = z.literal(columnRoles);

/** What somebody says of a sheet; what they leave out is found out. */
const sheetAnswers = {
  first_option: z.literal([0, 1]).optional(),
  /** The row that holds the names, counted from 1; 0 where the first row is a question already. */
  header_row: z.int().min(0).max(1_048_576).optional(),
  /** How many rows make a question. */
  rows_each: z.int().min(1).max(mostRowsEach).optional(),
  /** What stands between the options of one cell. */
  separator: z.string().min(1).max(longestSeparator).optional(),
  answer_form: z.literal(answerForms).optional(),
  /** The sheet that the answers stand on, by the numbers of their questions. */
  answers_sheet: count.max(1_000).optional(),
};

/** How a file is to be read. */
export const readingRequest = z.strictObject({
  import_id: id,
  sheets: z
    .array(
      z.strictObject({
        sheet_no: count,
        /** By column, from the first; proposed anew where the sheet has another number of columns. */
        roles: z.array(columnRole.nullable()).max(60).optional(),
        ...sheetAnswers,
      }),
    )
    .max(60),
  /** Of plain text. */
  encoding: z.literal(textEncodings).optional(),
  /** Of plain text: what stands between two cells. */
  delimiter: z
    .string()
    .regex(/^[^"\r\n\ud800-\udfff]$/)
    .optional(),
});

/** The same, with the rows whose questions are to be looked at: read in two ways, they can be compared. */
export const trialRequest = readingRequest.extend({
  rows: z
    .array(z.strictObject({ sheet_no: count, row: z.int().min(1) }))
    .max(6)
    .optional(),
});

/** Of plain text: how it was read. */
export const writtenText = z.object({ encoding: z.literal(textEncodings), delimiter: z.string().nullable() });

/** The columns of one sheet as they were read, with a few of their texts. */
export const sheetColumns = z.object({
  sheet_no: count,
  columns: z.array(
    z.object({
      name: z.string(),
      role: columnRole.nullable(),
      /** It could as well be another thing. */
      is_unsure: z.boolean(),
      samples: z.array(z.string()),
    }),
  ),
  /** What the first option is counted as, where the answers are numbers. */
  first_option: z.literal([0, 1]),
  /** How the answers name their options; null where each row was read by itself. */
  answer_form: z.literal(answerForms).nullable(),
  header_row: count,
  /** The first rows that hold anything, among which the names may stand. */
  first_rows: z.array(z.object({ row: z.int().min(1), text: z.string() })),
  /** What the author has said of the sheet, beside its columns. */
  said: z.object(sheetAnswers),
});
export type SheetColumnsEntry = z.output<typeof sheetColumns>;

/** What a sheet could be as well: as the author may say it. */
const sheetRival = z.object({
  sheet_no: count,
  roles: z.array(columnRole.nullable()),
  first_option: z.literal([0, 1]).optional(),
  answer_form: z.literal(answerForms).optional(),
});
export type SheetRivalEntry = z.output<typeof sheetRival>;

/** What an author did in a preview. */
const step = z.object({
  step: z.int().min(1),
  kind: z.literal(['question', 'scores', 'confirmed', 'reading']),
  /** Of one question, as the preview numbers it. */
  question_no: z.int().min(1).nullable(),
});
export type ImportStep = z.output<typeof step>;

/** How an import stands. While it is processing, there is only its id; a failed one says why. */

export const importView = z.object({
  import_id: id,
  status,
  file_name: z.string(),
  created_at: instant,
  /** Why it failed. */
  message: z.string().optional(),
  /** While it is processing, from when its file is taken up: the step it is at, and how much of that is done, where it counts. */
  progress: z.object({ step: z.literal(['opening', 'rows', 'files', 'saving']), done: count, total: count }).optional(),
  /** The exam that it upgrades, or that it has become. */
  exam_id: id.nullable(),
  layout: z.string().optional(),
  exam: z.object({ title: z.string(), description: z.string(), duration: count }).optional(),
  questions_count: count.optional(),
  /** How many questions of each type. */
  counts: z.record(z.string(), count).optional(),
  full_score: z.number().min(0).optional(),
  sections_count: count.optional(),
  sections: z.array(z.object({ title: z.string(), questions_count: count })).optional(),
  materials_count: count.optional(),
  files_count: count.optional(),
  rejected_count: count.optional(),
  /** The first of them, errors before warnings; `problems_count` says how many there are. */
  problems: z.array(problem).optional(),
  problems_count: count.optional(),
  /** It cannot become an exam before the author has said what its columns are, or that its questions are right. */
  is_held: z.boolean().optional(),
  held_by: z.array(z.literal(['columns', 'questions'])).optional(),
  /** Of what was mended before the file was read anew: how many edits were kept, and how many wait for a reading in which they fit. */
  kept_count: count.optional(),
  waiting_count: count.optional(),
  /** The step of the author that can be undone, and the one that can be done again. */
  undo: step.optional(),
  redo: step.optional(),
  /** How many questions there are to be compared with the file. */
  samples_count: count.optional(),
  /** Where they can be said anew: not for our own layout, documents and text. */
  columns: z.array(sheetColumns).optional(),
  /** Of sheets that can be read in two ways, the other one. */
  rivals: z.array(sheetRival).optional(),
  /** Of a file that can be read anew: its sheets, and how it was read where it is plain text. */
  sheets: z.array(z.object({ sheet_no: count, name: z.string() })).optional(),
  text: writtenText.optional(),
});
export type ImportView = z.output<typeof importView>;

/** A cell of the file as it was. */
const cell = z.object({ cell: z.string(), name: z.string(), value: z.string() });

/** A question as it will look, with what is doubtful about it. */
export const importedQuestion = z.object({
  question: examQuestion,
  section: z.string().nullable(),
  sheet_no: count,
  row: count,
  problems: z.array(problem),
  is_mended: z.boolean(),
});

/** The same beside the cells it was read from. */
export const comparedQuestion = importedQuestion.extend({ cells: z.array(cell) });

/** A row that gave no question, cell by cell. */
export const rejectedRow = z.object({
  /** Counted from 1 within the import; it keeps its number when others are mended. */
  rejected_no: z.int().min(1),
  sheet_no: count,
  row: count,
  cells: z.array(cell),
  /** Names of those that stand over it. */
  pictures: z.array(z.string()),
  problems: z.array(problem),
  is_mended: z.boolean(),
  /** The beginning of a question: what was understood of the row. */
  understood: z
    .object({
      type: questionType,
      stem: z.string(),
      options: z.array(z.string()),
      matchings: z.array(z.string()),
      answers: z.array(z.string()),
      scores: z.array(z.string()),
      explanation: z.string(),
      difficulty: z.int().min(0).max(4).nullable(),
    })
    .nullable(),
});
export type RejectedRowEntry = z.output<typeof rejectedRow>;
