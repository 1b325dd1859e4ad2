// What would be read from a file in another way. Nothing of it is kept, so that an author can try until it is right.
import type { RequestOf, ResponseOf } from '@tiku/contract';
import { tryPaperSafely } from '@tiku/papers';
import type { Trial } from '@tiku/papers';
import { readStored } from '../../../platform/files/files.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { takeUse } from '../../../platform/limits/throttle.ts';
import { mapTexts } from '../../question-text/question-text.ts';
import type { ImportRecipe, ImportRow } from '../exam-import.store.ts';
import { cleanText } from '../preview/describe-items.ts';
import { describeProblem, refuseFile } from '../preview/import-words.ts';
import { presentColumns } from '../preview/present-import.ts';
import { selectRecipes } from './import-recipe.store.ts';
import { readWhileWaited } from './reading-gate.ts';
import { selectOwnImport, selectReadyImport } from './start-import.ts';

const HOUR = 60 * 60;
/** One every six seconds: more than anybody looks at. */
const mostTrials = 600;

type Said = RequestOf<'POST /exam/import/trial'>;
type TrialAnswer = ResponseOf<'POST /exam/import/trial'>;

export async function answerTrial(context: Context<'member'>, said: Said): Promise<TrialAnswer> {
  const row = await selectTriable(context, said.import_id);
  const { questionsCount, rejectedCount, columns, text, questions } = await tryReading(context, row, said);
  return {
    questions_count: questionsCount,
    rejected_count: rejectedCount,
    columns: columns.map(presentColumns),
    ...(text && { text }),
    list: questions.map((question) => presentTried(context, question)),
  };
}

/** Also while the file is being read anew: an answer that comes late for a screen is no mistake of the person. */
async function selectTriable(context: Context<'member'>, importId: number): Promise<ImportRow> {
  const row = await selectOwnImport(context, importId);
  return row.status === 'processing' ? row : selectReadyImport(context, importId);
}

/** Throws `bad_file` where it cannot be read that way at all. */
export async function tryReading(context: Context<'member'>, row: ImportRow, said: Said): Promise<Trial> {
  const { db, files, actor, language } = context;
  if (row.file_key === null) throw new AppError('invalid_request');
  await takeUse(db, [{ key: `import-trial:${actor.accountId}`, max: mostTrials, seconds: HOUR }]);
  const bytes = await readStored(files, row.file_key);
  if (bytes === null) throw refuseFile('interrupted', language);
  const { sheets, text } = toRecipe(said);
  const recipes = [...sheets, ...(await selectRecipes(db, row.account_id))];
  return readWhileWaited(language, () =>
    tryPaperSafely(bytes, row.file_name, { sheets: row.sheet_nos, recipes, text, rows: said.rows }),
  );
}

export function toRecipe({ sheets, encoding, delimiter }: Said): ImportRecipe {
  return { sheets, text: { encoding, delimiter } };
}

/** Its reader handles what strangers send. */
function clean(html: string): string {
  return cleanText(html, new Map());
}

function presentTried(
  { language }: Context<'member'>,
  {
    no,
    question,
    section_no,
    section,
    material_no,
    material,
    sheet_no,
    row,
    cells,
    problems,
  }: Trial['questions'][number],
): TrialAnswer['list'][number] {
  return {
    question: {
      no,
      section_no,
      main_id: material_no,
      main: material === null ? null : clean(material),
      ...mapTexts(question, clean),
    },
    section,
    sheet_no,
    row,
    problems: problems.map((problem) => describeProblem({ ...problem, quoted: problem.values ?? {} }, language)),
    is_mended: false,
    cells,
  };
}
