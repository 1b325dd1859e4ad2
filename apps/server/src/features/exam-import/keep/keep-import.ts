// A preview becomes an exam, or the next version of one.
import { examStatus } from '@tiku/contract';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Context } from '../../../platform/http/context.ts';
import { deleteFile } from '../../../platform/files/files.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import { insertExam, refusePastExpiry, statusWhenPublished, usualSettings } from '../../exam/exam.ts';
import { mapExamFiles } from '../../exam/media/media.ts';
import { placePaper } from '../../exam/paper/paper.ts';
import { selectOwnExam } from '../../exam/access/access.ts';
import { reviewedInfo, selectUpgraded } from '../../exam/change/change.ts';
import { upgradeExam } from '../../exam/upgrade/upgrade.ts';
import type { ExamInfo, ExamRow } from '../../exam/exam.ts';
import { holdsOf, lockOwnImport, markKept } from '../exam-import.store.ts';
import type { ImportRow } from '../exam-import.store.ts';
import { refuseFile } from '../preview/import-words.ts';
import { moveMedia } from '../read/import-media.store.ts';
import { itemsAsQuestions, selectMaterials } from './keep-import.store.ts';
import { defaultInfo } from '../preview/present-import.ts';
import { countItems } from '../preview/preview.store.ts';

export interface Keeping {
  import_id: number;
  toPublish: boolean;
  info: { [Name in keyof ExamInfo]?: ExamInfo[Name] | undefined };
}

/** All of it in one transaction. A repeated request is given the exam that the first one made. */
export async function keepImport(context: Context<'member'>, keeping: Keeping): Promise<ExamRow> {
  const { db, actor, jobs } = context;
  const {
    exam,
    isNew,
    fileKey = null,
  } = await db.transaction().execute(async (tx) => {
    const row = await lockOwnImport(tx, actor, keeping.import_id);
    if (!row) throw new AppError('not_found');
    if (row.status === 'kept') return { exam: await selectKept(tx, context, row), isNew: false };
    if (row.status === 'failed') throw refuseFile(row.fault ?? 'interrupted', context.language);
    if (row.status !== 'ready') throw new AppError('import_unfinished');
    await refusePastExpiry(tx, keeping.info.expires_at, context.language);
    const keep = row.exam_id === null ? keepNew : keepNext;
    const kept = await makeExam(tx, actor, row, () => keep(tx, context, row, keeping));
    return { exam: kept, isNew: true, fileKey: row.file_key };
  });
  if (fileKey) await deleteFile(db, context.files, fileKey);
  if (isNew && exam.is_merging) jobs.wake('merge-marks');
  return exam;
}

/** Of one that has been read and that the transaction holds. `keep` answers what holds the questions now. */
export async function makeExam(tx: Db, actor: Actor, row: ImportRow, keep: () => Promise<number>): Promise<ExamRow> {
  if (row.result && holdsOf(row.result).length > 0) throw new AppError('import_unsure');
  if ((await countItems(tx, row.id, false)) === 0) throw new AppError('exam_empty');
  const examId = await keep();
  await moveMedia(tx, row.id, examId);
  await mapExamFiles(tx, examId);
  const ownId = row.exam_id ?? examId;
  await markKept(tx, row.id, ownId);
  return selectOwnExam(tx, actor, ownId);
}

async function selectKept(tx: Db, { actor }: Context<'member'>, { kept_exam_id }: ImportRow): Promise<ExamRow> {
  if (kept_exam_id === null) throw new AppError('not_found');
  return selectOwnExam(tx, actor, kept_exam_id);
}

export async function keepNew(
  tx: Db,
  { config }: Pick<Context, 'config'>,
  row: ImportRow,
  keeping: Pick<Keeping, 'info' | 'toPublish'>,
): Promise<number> {
  const { isprivate = true, ...given } = withoutUndefined(keeping.info);
  const examId = await insertExam(tx, {
    last_updates: '',
    keywords: '',
    category_id: null,
    ...usualSettings,
    ...defaultInfo(row),
    ...given,
    isprivate,
    account_id: row.account_id,
    company_id: row.company_id,
    status: keeping.toPublish ? statusWhenPublished(config, isprivate) : examStatus.draft,
  });
  await placePaper(tx, examId, await readPaper(tx, row, examId));
  return examId;
}

async function keepNext(tx: Db, context: Context<'member'>, row: ImportRow, keeping: Keeping): Promise<number> {
  const { toPublish, info } = keeping;
  const { isprivate, expires_at } = info;
  const exam = await selectUpgraded(tx, context, row.exam_id ?? 0, { isprivate, expires_at, toPublish });
  await upgradeExam(tx, context, exam, {
    paper: await readPaper(tx, row, exam.id),
    info: withoutUndefined(exam.change_of === null ? info : reviewedInfo(info)),
    toPublish,
  });
  return exam.id;
}

async function readPaper(tx: Db, row: ImportRow, examId: number) {
  return {
    sections: row.result?.sections ?? [],
    materials: await selectMaterials(tx, row.id),
    questions: (materialIds: readonly number[]) => itemsAsQuestions(row.id, examId, materialIds),
  };
}

function withoutUndefined(info: Keeping['info']): Partial<ExamInfo> {
  return Object.fromEntries(Object.entries(info).filter(([, value]) => value !== undefined));
}
