import { examImportCalls } from '@tiku/contract';
import { readSheetsSafely } from '@tiku/papers';
import { defineRoutes } from '../../platform/http/routes.ts';
import { presentToReader } from '../exam/change/change.ts';
import { undoUpgrade } from '../exam/upgrade/upgrade.ts';
import { convertedDocx, startConversion } from './read/convert-docx.ts';
import { countImports, selectImports } from './exam-import.store.ts';
import { exportExam } from './export/export-exam.ts';
import { listChanges } from './keep/import-changes.ts';
import { confirmImport } from './preview/confirm-import.ts';
import { describeProblem, refuseFile } from './preview/import-words.ts';
import { keepImport } from './keep/keep-import.ts';
import { addImportFile, mendImport } from './preview/mend-import.ts';
import { presentImport, presentImports } from './preview/present-import.ts';
import { previewQuestions, previewRejected, previewSamples } from './preview/preview.ts';
import { countProblems, selectProblems } from './preview/preview.store.ts';
import { rejectedFile } from './export/rejected-file.ts';
import { reportFile } from './export/report-file.ts';
import { scoreImport } from './preview/score-import.ts';
import { stepImport } from './preview/steps.ts';
import { readAnew } from './read/read-anew.ts';
import { readWhileWaited } from './read/reading-gate.ts';
import { discardImport, selectOwnImport, selectReadyImport, startImport } from './read/start-import.ts';
import { answerTrial } from './read/try-reading.ts';
import { templateFile } from './export/template-file.ts';

export const examImportRoutes = defineRoutes(examImportCalls, {
  'PUT /read/excel/sheets': async ({ language }, { file }) => ({
    list: await readWhileWaited(language, () => readSheetsSafely(file.bytes, file.name)),
  }),

  'PUT /exam/import': async (context, { import_id, file, ...request }) => {
    const { db, language, reply } = context;
    const row =
      import_id === undefined ? await startImport(context, request, file) : await selectOwnImport(context, import_id);
    if (row.status === 'failed') throw refuseFile(row.fault ?? 'interrupted', language);
    if (row.status === 'processing') void reply.status(202);
    return presentImport(db, row, language);
  },

  'PUT /exam/imported': async (context, { to_publish, exam: { import_id, id: _id, version: _version, ...info } }) => ({
    exam: await presentToReader(context.db, await keepImport(context, { import_id, toPublish: to_publish, info })),
  }),

  'GET /exam/imports': async ({ db, actor, language }, { start, limit, req_total }) => {
    const rows = await selectImports(db, actor, start, limit);
    const list = await presentImports(db, rows, language);
    return { list, ...(req_total === 1 ? { total: await countImports(db, actor) } : {}) };
  },

  'DELETE /exam/import': async (context, { import_id }) => {
    await discardImport(context, import_id);
    return {};
  },

  'GET /exam/import/questions': async (context, { import_id, start, limit, req_total, doubtful }) => {
    const row = await selectReadyImport(context, import_id);
    return previewQuestions(context, row, { start, limit, doubtful: doubtful === 1, withTotal: req_total === 1 });
  },

  'GET /exam/import/samples': async (context, { import_id }) =>
    previewSamples(context, await selectReadyImport(context, import_id)),

  'GET /exam/import/problems': async (context, { import_id, start, limit, req_total }) => {
    const { db, language } = context;
    const { id } = await selectReadyImport(context, import_id);
    const rows = await selectProblems(db, id, { start, limit });
    return {
      list: rows.map((row) => describeProblem(row, language)),
      ...(req_total === 1 ? { total: await countProblems(db, id) } : {}),
    };
  },

  'GET /exam/import/rejected': async (context, { import_id, start, limit, req_total }) =>
    previewRejected(context, await selectReadyImport(context, import_id), {
      start,
      limit,
      withTotal: req_total === 1,
    }),

  'GET /exam/import/rejected/file': async (context, { import_id }) =>
    rejectedFile(context, await selectReadyImport(context, import_id)),

  'GET /exam/import/report': async (context, { import_id }) =>
    reportFile(context, await selectReadyImport(context, import_id)),

  'PUT /exam/import/question': async (context, mending) => {
    const row = await mendImport(context, mending);
    return { import: await presentImport(context.db, row, context.language) };
  },

  'PUT /exam/import/confirmed': async (context, { import_id }) => {
    const row = await confirmImport(context, import_id);
    return { import: await presentImport(context.db, row, context.language) };
  },

  'PUT /exam/import/columns': async (context, request) => {
    const row = await readAnew(context, request);
    return { import: await presentImport(context.db, row, context.language) };
  },

  'PUT /exam/import/step': async (context, { import_id, step, undo }) => {
    const row = await stepImport(context, { import_id, step, isUndo: undo });
    return { import: await presentImport(context.db, row, context.language) };
  },

  'POST /exam/import/trial': async (context, request) => answerTrial(context, request),

  'PUT /exam/import/scores': async (context, { import_id }) => {
    const row = await scoreImport(context, import_id);
    return { import: await presentImport(context.db, row, context.language) };
  },

  'POST /exam/import/file': async (context, { import_id, file }) => addImportFile(context, import_id, file),

  'GET /exam/import/changes': async (context, { import_id }) =>
    listChanges(context, await selectReadyImport(context, import_id)),

  'POST /exam/import/undo': async (context, { exam_id, version }) => ({
    exam: await presentToReader(context.db, await undoUpgrade(context, exam_id, version)),
  }),

  'GET /exam/import/template': async (context, { language }) => templateFile(context, language),

  'GET /exam/export': async (context, { exam_id, language }) => exportExam(context, exam_id, language),

  'PUT /convert/docx': async (context, { file }) => ({ key: await startConversion(context, file) }),

  'GET /convert/docx/result': async (context, { key }) => convertedDocx(context, key),
});
