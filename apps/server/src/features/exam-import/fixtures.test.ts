// Whole files, from the upload to the published exam.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Question } from '@tiku/questions';
import { htmlToText } from '@tiku/questions/rich-text';
import { expect, it } from 'vitest';
import { ownSheets, writeSheets } from '../../../../../packages/papers/src/testing/own-files.ts';
import { describeThirdParty } from '../../../../../packages/questions/src/testing/third-party.ts';
import { useImportDesk } from '../../testing/import-desk.ts';
import { sendFile } from '../../testing/send-file.ts';

interface Expected {
  title?: string | null;
  questions: number;
  by_type: Record<string, number>;
  full_score: number;
  sections?: number;
  material_groups?: number;
  images?: { stem: number };
  spot_checks?: { no: number; type: number; stem_starts: string; n_options: number; answer: unknown }[];
}

function readKey(question: Question): unknown {
  const { type, correct_answer } = question;
  if (type === 0 || type === 7) return htmlToText(correct_answer);
  return 'options' in question && type !== 14 ? (correct_answer as string[]).join('') : correct_answer;
}

const desk = useImportDesk();

async function findSheet(bytes: Buffer, name: string, sheetName: string): Promise<number> {
  const { body } = await sendFile(desk, 'PUT /read/excel/sheets', { name, bytes }, { token: desk.author });
  const { list } = body as { list: { sheet_no: number; name: string }[] };
  return list.find((sheet) => sheet.name === sheetName)?.sheet_no ?? 0;
}

interface Source {
  name: string;
  bytes: Buffer;
  sheetName?: string | undefined;
}

/** Imports the file, publishes it, and looks at its questions as its author reads them. */
async function expectPublished({ name, bytes, sheetName }: Source, wanted: Expected): Promise<void> {
  const sheets = [sheetName === undefined ? 0 : await findSheet(bytes, name, sheetName)];
  const { body } = await desk.sendImport({ name, bytes }, { sheets });
  expect(body).toMatchObject({
    exam: { title: wanted.title ?? '' },
    questions_count: wanted.questions,
    counts: wanted.by_type,
    full_score: wanted.full_score,
    sections_count: wanted.sections ?? 0,
    materials_count: wanted.material_groups ?? 0,
    files_count: wanted.images?.stem ?? 0,
    rejected_count: 0,
  });
  const { body: kept } = await desk.keep(body.import_id, { isprivate: false }, { toPublish: true });
  expect(kept.exam).toMatchObject({ status: 0, questions_count: wanted.questions, full_score: wanted.full_score });
  const checks = wanted.spot_checks ?? [];
  const { body: asked } = await desk.call(
    'POST /app/user/exam/questions',
    { exam_id: kept.exam.id, noes: checks.map(({ no }) => no) },
    { token: desk.author },
  );
  for (const [at, check] of checks.entries()) {
    const question = asked.list[at] as unknown as Question & { no: number };
    expect(question).toMatchObject({ no: check.no, type: check.type });
    expect(htmlToText(question.desc).startsWith(check.stem_starts)).toBe(true);
    expect('options' in question ? question.options : []).toHaveLength(check.n_options);
    expect(readKey(question)).toEqual(check.answer);
  }
}

/** In the words of the files of others. */
function describeOwn(language: keyof typeof ownSheets): Expected {
  const { title, sections, materials, questions } = ownSheets[language];
  return {
    title,
    questions: questions.length,
    by_type: Object.fromEntries(
      Object.entries(Object.groupBy(questions, ([type]) => type)).map(([type, list]) => [type, list?.length ?? 0]),
    ),
    full_score: questions.reduce((sum, question) => sum + question[4], 0),
    sections: sections.length,
    material_groups: materials,
    spot_checks: questions.map(([type, stem_starts, n_options, answer], at) => ({
      no: at + 1,
      type,
      stem_starts,
      n_options,
      answer,
    })),
  };
}

it('a sheet with sections, materials and questions of many types is published as it was written', async () => {
  const bytes = Buffer.from(writeSheets({ One: ownSheets['zh-CN'].rows }));
  await expectPublished({ name: 'exam.xlsx', bytes }, describeOwn('zh-CN'));
});

it('one of five sheets is published alone', async () => {
  const rows = Object.fromEntries(Object.entries(ownSheets).map(([name, sheet]) => [name, sheet.rows]));
  await expectPublished(
    { name: 'five.xls', bytes: Buffer.from(writeSheets(rows, 'biff8')), sheetName: 'ja' },
    describeOwn('ja'),
  );
});

describeThirdParty('files that people really brought', (folder) => {
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<string, Expected>;

  it.each([
    'native/zh-CN.xlsx',
    'native/es_images.xlsx',
    'native/five_sheets.xlsx#ja',
    'original/Silentely+Demo/motibang_template5.xlsx',
  ])('%s is published as expected', async (key) => {
    const [path = '', sheetName] = key.split('#');
    const wanted = expected[key];
    if (!wanted) throw new Error(`Nothing is expected of ${key}`);
    await expectPublished({ name: basename(path), bytes: readFileSync(join(folder, path)), sheetName }, wanted);
  });
});
