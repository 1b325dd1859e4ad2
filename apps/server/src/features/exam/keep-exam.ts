// What an author does with an exam: change what is written about it, publish, share, delete, recover.
import { selectTime } from '../../platform/db/database-time.ts';
import { examStatus } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { describeField } from '../../platform/errors/describe-issues.ts';
import { siteUrl } from '../../platform/http/site-url.ts';
import { countUse } from '../../platform/limits/throttle.ts';
import { differs, reviewedInfo, selectEditTarget } from './change/edit-target.ts';
import { selectChangeableExam } from './change/changeable-exam.ts';
import type { ExamRow } from './exam-row.ts';
import { statusAfter } from './exam-status.ts';
import {
  addOpened,
  deleteExams,
  findByShareToken,
  findOpenableByPublicId,
  findShown,
  newShareToken,
  recoverExams,
  selectShareToken,
  updateExam,
} from './exam.store.ts';
import type { ExamChange, ExamInfo } from './exam.store.ts';
import { selectEditableExam, selectOnlineExam } from './access/open-exam.ts';

interface Edit {
  exam: { id: number } & { [Name in keyof ExamInfo]?: ExamInfo[Name] | undefined };
  to_publish: boolean;
  renew_share: boolean;
}

export async function editExam(context: Context<'member'>, edit: Edit): Promise<ExamRow> {
  const { db, actor, config, language, jobs } = context;
  const exam = await db.transaction().execute(async (tx) => {
    const { id, ...info } = edit.exam;
    const {
      own: row,
      current,
      waits,
    } = await selectEditTarget(tx, context, id, {
      isprivate: info.isprivate,
      toPublish: edit.to_publish,
    });
    const changesAudience = info.isprivate !== undefined && info.isprivate !== row.isprivate;
    const status = statusAfter(config, row, info.isprivate ?? row.isprivate, edit.to_publish);
    const atOnce: ExamChange = {
      ...(waits ? {} : info),
      ...(status === row.status ? {} : { status }),
      // People who were given a link for one audience do not come along to the other.
      ...(changesAudience || edit.renew_share ? { share_token: newShareToken() } : {}),
      ...(await settleExpiry(tx, row, info.expires_at, edit.to_publish, language)),
    };
    if (!waits || Object.keys(atOnce).length > 0) await updateExam(tx, row, atOnce);
    const reviewed = reviewedInfo(info);
    if (waits && differs(current, reviewed)) {
      await updateExam(tx, await selectChangeableExam(tx, context, id), reviewed);
    }
    return selectEditableExam(tx, actor, id);
  });
  if (exam.is_merging) jobs.wake('merge-marks');
  return exam;
}

export async function refusePastExpiry(db: Db, given: string | null | undefined, language: Language): Promise<void> {
  if (given === undefined || given === null || new Date(given) > (await selectTime(db))) return;
  throw new AppError('invalid_request', { fields: describeField('exam.expires_at', 'invalid', language) });
}

/** A time that has passed is refused where it is new, and forgotten where the exam is brought back. */
async function settleExpiry(
  tx: Db,
  { expires_at: before }: ExamRow,
  given: string | null | undefined,
  toPublish: boolean,
  language: Language,
): Promise<{ expires_at?: string | null }> {
  const isSame = given === undefined || (given !== null && Date.parse(given) === before?.getTime());
  if (!isSame) await refusePastExpiry(tx, given, language);
  if (isSame && toPublish && before !== null && before <= (await selectTime(tx))) return { expires_at: null };
  return given === undefined ? {} : { expires_at: given };
}

interface Wanted {
  exam_id?: number | undefined;
  public_id?: string | undefined;
  share?: string | undefined;
}

export async function openExam({ db, actor }: Context<'member'>, wanted: Wanted): Promise<ExamRow> {
  const { exam_id, public_id, share } = wanted;
  const row =
    share !== undefined
      ? await findByShareToken(db, actor, share)
      : public_id !== undefined
        ? await findOpenableByPublicId(db, actor, public_id)
        : exam_id !== undefined
          ? await findShown(db, actor, exam_id)
          : null;
  if (!row) throw new AppError('not_found');
  return row;
}

interface Share {
  url: string;
  public_id: string;
  is_secret: boolean;
}

/** A public exam goes by its public id. A private one has a secret in its link, which is its author's to give away. */
export async function shareExam(context: Context<'member'>, examId: number): Promise<Share> {
  const { db, actor } = context;
  const row = await selectOnlineExam(db, actor, examId);
  if (row.status === examStatus.deleted) throw new AppError('exam_deleted');
  if (row.isprivate && !row.is_mine) throw new AppError('not_found');
  const query: Record<string, string> = row.isprivate
    ? { share: await selectShareToken(db, row.id) }
    : { public_id: row.public_id };
  // Somebody who opens it in another context is offered the one it belongs to.
  if (row.company_id !== null) query.company_id = String(row.company_id);
  return {
    url: `${siteUrl(context)}/exam/detail?${new URLSearchParams(query).toString()}`,
    public_id: row.public_id,
    is_secret: row.isprivate,
  };
}

/** All of them or none: a list with somebody else's exam in it is a mistake. */
export async function removeExams({ db, actor }: Context<'member'>, examIds: readonly number[]): Promise<void> {
  await db.transaction().execute(async (tx) => refuseUnlessAll(examIds, await deleteExams(tx, actor, examIds)));
}

export async function bringBackExams({ db, actor }: Context<'member'>, examIds: readonly number[]): Promise<void> {
  await db.transaction().execute(async (tx) => refuseUnlessAll(examIds, await recoverExams(tx, actor, examIds)));
}

function refuseUnlessAll(wanted: readonly number[], found: readonly number[]): void {
  if (new Set(wanted).size !== found.length) throw new AppError('not_found');
}

const DAY = 24 * 60 * 60;

/** Once a day for each person, however often they come. */
export async function countOpened({ db, actor }: Context<'member'>, examId: number): Promise<void> {
  const { id } = await selectOnlineExam(db, actor, examId);
  await db.transaction().execute(async (tx) => {
    const isRepeat = await isCounted(tx, id, actor.accountId);
    if (!isRepeat) await addOpened(tx, id);
  });
}

async function isCounted(tx: Db, examId: number, accountId: number): Promise<boolean> {
  return (await countUse(tx, [{ key: `opened:${examId}:${accountId}`, max: 1, seconds: DAY }])) !== null;
}
