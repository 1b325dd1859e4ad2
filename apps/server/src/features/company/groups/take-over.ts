// What belongs to a company stays in its hands when the people who looked after it are gone.
import type { CompanyGroup, ResponseOf } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { refuseUnlessNormal } from '../../group/access/access.ts';
import { takeCharge } from '../../group/group.ts';
import { administrated } from '../administrate.ts';
import { presentGroup } from './group-list.store.ts';
import { selectOwnGroup } from './group-home.ts';
import { countExams, lockExam, lockGroup, selectExams, updateAuthor } from './take-over.store.ts';

type Company = Context<'company'>;

/** In the open: its people see who runs their group. */
export async function manageGroup(context: Company, groupId: number): Promise<CompanyGroup> {
  const { db, actor } = context;
  administrated(actor);
  return db.transaction().execute(async (tx) => {
    await lockGroup(tx, actor.company.id, groupId);
    const group = await selectOwnGroup({ db: tx, actor }, groupId);
    refuseUnlessNormal(group);
    if (!group.is_mine || group.has_lost_owner) await takeCharge(tx, groupId, actor.accountId, group.has_lost_owner);
    return presentGroup(await selectOwnGroup({ db: tx, actor }, groupId));
  });
}

interface ExamPage {
  start: number;
  limit: number;
  req_total: number | boolean;
  query_string: string;
}

export async function listExams(
  { db, actor }: Company,
  { start, limit, req_total, query_string }: ExamPage,
): Promise<ResponseOf<'POST /ee/company/exams'>> {
  const { id } = administrated(actor);
  const words = query_string.trim();
  const list = await selectExams(db, id, actor.accountId, words, { start, limit });
  return req_total ? { list, total: await countExams(db, id, words) } : { list };
}

export async function takeExam({ db, actor }: Company, examId: number): Promise<void> {
  const { id } = administrated(actor);
  await db.transaction().execute(async (tx) => {
    const exam = await lockExam(tx, id, examId);
    if (!exam) throw new AppError('not_found');
    if (exam.account_id === actor.accountId) return;
    if (exam.is_still) throw new AppError('author_stays');
    await updateAuthor(tx, examId, exam.account_id, actor.accountId);
  });
}
