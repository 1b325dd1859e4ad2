// The next version of an exam, and the way back. What people were asked stays; what the exam asks is replaced at once, and
// their marks follow in the background.
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { ExamRow } from '../exam-row.ts';
import {
  clearPlaces,
  deleteVersion,
  findLastVersion,
  insertVersion,
  restorePlaces,
  selectFingerprints,
} from './exam-version.store.ts';
import { giveNextVersion, restoreVersion, updateExam } from '../exam.store.ts';
import type { ExamInfo } from '../exam.store.ts';
import { updateSums } from '../paper/insert-paper.store.ts';
import { statusAfter } from '../exam-status.ts';
import { startMerge } from './merge-marks.ts';
import { selectEditableExam } from '../access/open-exam.ts';
import { selectChangeableExam } from '../change/changeable-exam.ts';
import { placePaper } from '../paper/place-paper.ts';
import type { PlacedPaper } from '../paper/place-paper.ts';

type Maker = Pick<Context<'member'>, 'config' | 'jobs' | 'actor'>;

export interface Upgrade {
  paper: PlacedPaper;
  info: Partial<ExamInfo>;
  toPublish: boolean;
}

/** Of an exam that the transaction holds locked, or of a change of one, which nobody has marked anything in. */
export async function upgradeExam(tx: Db, { config, jobs }: Maker, exam: ExamRow, upgrade: Upgrade): Promise<void> {
  refuseWhileMerging(exam);
  const isChange = exam.change_of !== null;
  const status = isChange
    ? exam.status
    : statusAfter(config, exam, upgrade.info.isprivate ?? exam.isprivate, upgrade.toPublish);
  const before = await selectFingerprints(tx, exam.id);
  await insertVersion(tx, exam);
  await clearPlaces(tx, exam.id);
  await placePaper(tx, exam.id, upgrade.paper);
  await updateExam(tx, exam, { ...upgrade.info, ...(status === exam.status ? {} : { status }) });
  await giveNextVersion(tx, exam.id);
  if (!isChange) await startMerge(tx, jobs, exam.id, before);
}

/** Marks of one version are on their way: another change would send them astray. */
function refuseWhileMerging(exam: ExamRow): void {
  if (exam.is_merging) throw new AppError('exam_merging');
}

/** Back to the version before; `version` is the one that is being undone, so that asking twice undoes once. */
export async function undoUpgrade(
  context: Context<'member'>,
  ownId: number,
  version: number | undefined,
): Promise<ExamRow> {
  const { db, actor, jobs } = context;
  const exam = await db.transaction().execute(async (tx) => {
    const now = await selectChangeableExam(tx, context, ownId);
    const examId = now.id;
    if (version !== undefined && now.version < version) return selectEditableExam(tx, actor, ownId);
    refuseWhileMerging(now);
    const last = await findLastVersion(tx, examId);
    if (!last) throw new AppError('nothing_to_undo');
    const before = await selectFingerprints(tx, examId);
    await clearPlaces(tx, examId);
    await restorePlaces(tx, examId, last);
    const { materials_count, ...info } = last.info;
    await updateSums(tx, examId, materials_count);
    await updateExam(tx, now, info);
    await restoreVersion(tx, examId, last.version);
    await deleteVersion(tx, examId, last.version);
    if (now.change_of === null) await startMerge(tx, jobs, examId, before);
    return selectEditableExam(tx, actor, ownId);
  });
  jobs.wake('merge-marks');
  return exam;
}
