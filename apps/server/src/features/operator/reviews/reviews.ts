// What waits for operators to look at, what they see of it, and what they decide.
import { selectTime } from '../../../platform/db/database-time.ts';
import { limits } from '@tiku/contract';
import type { FoundEntry, ReviewEntry, ReviewKind, SuspendKind } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage } from '../../../platform/db/keyset.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { decideBundle, presentChange, restoreBundle, suspendBundle } from '../../bundle/bundle.ts';
import { compareExam, compareQuestions, findComparedChange } from '../../exam/change/change.ts';
import { decideExam, presentDetail, restoreExam, suspendExam } from '../../exam/exam.ts';
import { signMedia } from '../../exam/media/media.ts';
import { mediaOf, presentWithKey, selectQuestions } from '../../exam/questions/questions.ts';
import { restoreGroup, suspendGroup } from '../../group/group.ts';
import { searchQuery } from '../../question-text/question-text.ts';
import { recordAction } from '../actions/actions.ts';
import type { ActingOperator } from '../actions/actions.ts';
import { addBusinessDays } from './business-days.ts';
import { findGroup, selectGroupsNamed, selectSuspendedGroups } from './group.store.ts';
import {
  findBundle,
  findPublicExam,
  selectBundledExams,
  selectPublicBundles,
  selectPublicExams,
  selectSuspended,
  selectWaiting,
} from './review.store.ts';
import type { FoundRow, Page, WaitingRow } from './review.store.ts';

type Operator = Context<'operator'>;

interface Named<Kind extends SuspendKind = SuspendKind> {
  kind: Kind;
  id: number;
}

interface AuthorRow {
  account_id: number;
  author_name: string;
  author_username: string;
}

const presentAuthor = ({ account_id, author_name, author_username }: AuthorRow) => ({
  user_id: account_id,
  name: author_name,
  username: author_username,
});

export function presentWaiting(since: Date, now: Date) {
  const due = addBusinessDays(since, limits.reviewDays);
  return { waiting_since: since.toISOString(), due_at: due.toISOString(), is_late: due < now };
}

function presentEntry(kind: ReviewKind, row: WaitingRow, now: Date): ReviewEntry {
  return {
    kind,
    id: row.id,
    title: row.title,
    author: presentAuthor(row),
    parts_count: row.parts_count,
    is_change: row.is_change,
    ...presentWaiting(row.reviewing_since, now),
  };
}

export async function listWaiting(
  db: Db,
  kind: ReviewKind,
  page: Page,
): Promise<{ list: ReviewEntry[]; next: string | null }> {
  const found = await selectWaiting(db, kind, page);
  const { rows, next } = cutPage(found, page.limit, ({ micros, row_id }) => `${micros}-${row_id}`);
  const now = await selectTime(db);
  return { list: rows.map((row) => presentEntry(kind, row, now)), next };
}

function selectFound(db: Db, kind: SuspendKind, text: string, page: Page): Promise<FoundRow[]> {
  const named = { text, words: searchQuery(text) };
  if (kind === 'exam') return selectPublicExams(db, named, page);
  return kind === 'bundle' ? selectPublicBundles(db, named, page) : selectGroupsNamed(db, text, page);
}

export async function findPublished(
  db: Db,
  kind: SuspendKind,
  { query_string, ...page }: Page & { query_string: string },
): Promise<{ list: FoundEntry[]; next: string | null }> {
  const text = query_string.trim();
  const suspended = () => (kind === 'group' ? selectSuspendedGroups(db, page) : selectSuspended(db, kind, page));
  const found = text === '' ? await suspended() : await selectFound(db, kind, text, page);
  const { rows, next } = cutPage(found, page.limit, ({ micros, id }) => (text === '' ? `${micros}-${id}` : String(id)));
  const list = rows.map((row) => ({
    kind,
    id: row.id,
    public_id: row.public_id,
    title: row.title,
    status: row.status,
    author: presentAuthor(row),
    updated_at: row.updated_at.toISOString(),
  }));
  return { list, next };
}

export async function openReview(context: Operator, { kind, id }: Named) {
  if (kind === 'exam') return openExam(context, id);
  return kind === 'bundle' ? openBundle(context, id) : openGroup(context, id);
}

async function openGroup({ db }: Operator, id: number) {
  const row = await findGroup(db, id);
  if (!row) throw new AppError('not_found');
  const { account_id: _id, author_name: _name, author_username: _username, created_at, seen_at, ...group } = row;
  return {
    exam: null,
    bundle: null,
    group: { ...group, created_at: created_at.toISOString() },
    author: presentAuthor(row),
    waiting: null,
    exam_change: null,
    bundle_change: null,
    seen_at: seen_at.toISOString(),
  };
}

async function openExam(context: Operator, id: number) {
  const row = await findPublicExam(context.db, id);
  if (!row) throw new AppError('not_found');
  const after = await findComparedChange(context.db, id);
  const since = row.reviewing_since ?? after?.waitingSince;
  return {
    exam: presentDetail(row),
    bundle: null,
    group: null,
    author: presentAuthor(row),
    waiting: since ? presentWaiting(since, await selectTime(context.db)) : null,
    exam_change: after && (await compareExam(context, { before: row, after: after.exam, use: 'operator' })),
    bundle_change: null,
    seen_at: (after?.exam ?? row).updated_at.toISOString(),
  };
}

async function openBundle(context: Operator, id: number) {
  const row = await findBundle(context.db, id);
  if (!row) throw new AppError('not_found');
  const {
    reviewing_since,
    account_id: _id,
    author_name: _name,
    author_username: _username,
    updated_at,
    ...bundle
  } = row;
  const change = await presentChange(context, id, 'operator');
  const waits = change?.waiting_since ? change : null;
  const since = reviewing_since ?? (waits?.waiting_since ? new Date(waits.waiting_since) : null);
  return {
    exam: null,
    bundle: { ...bundle, exams: await selectBundledExams(context.db, id) },
    group: null,
    author: presentAuthor(row),
    waiting: since && presentWaiting(since, await selectTime(context.db)),
    exam_change: null,
    bundle_change: waits,
    seen_at: waits?.updated_at ?? updated_at.toISOString(),
  };
}

/** Of a change that waits, beside what is open. */
export async function readChanged(context: Operator, { exam_id, ...page }: Page & { exam_id: number }) {
  const before = await findPublicExam(context.db, exam_id);
  const after = before && (await findComparedChange(context.db, exam_id));
  if (!after) throw new AppError('not_found');
  return compareQuestions(context, { before, after: after.exam, use: 'operator' }, page);
}

/** With the keys: the reviewer has to see whether they are right. */
export async function readReviewed(context: Operator, { exam_id, after, limit }: Page & { exam_id: number }) {
  const { db } = context;
  if (!(await findPublicExam(db, exam_id))) throw new AppError('not_found');
  const found = await selectQuestions(db, exam_id, Number(after ?? 0), limit + 1);
  const { rows, next } = cutPage(found, limit, ({ no }) => String(no));
  const list = rows.map(presentWithKey);
  return { list, next, files: await signMedia(context, exam_id, mediaOf(list), 'operator') };
}

const verbs = {
  exam: { decide: decideExam, suspend: suspendExam, restore: restoreExam },
  bundle: { decide: decideBundle, suspend: suspendBundle, restore: restoreBundle },
  group: { suspend: suspendGroup, restore: restoreGroup },
} satisfies Record<SuspendKind, unknown>;

/** What is not there is not found; what somebody else has decided meanwhile is a conflict. */
async function refuseUndecided(tx: Db, { kind, id }: Named, title: string | null): Promise<string> {
  if (title !== null) return title;
  const row = await { exam: findPublicExam, bundle: findBundle, group: findGroup }[kind](tx, id);
  throw new AppError(row ? 'conflict' : 'not_found');
}

interface Decision {
  isApproved: boolean;
  reason?: string | null | undefined;
  /** The time of what was looked at; without it, the decision is about what is there. */
  seenAt?: string | undefined;
}

export async function decide(
  tx: Db,
  operator: ActingOperator,
  named: Named<ReviewKind>,
  { isApproved, reason = null, seenAt }: Decision,
  jobs: Jobs | null,
): Promise<string> {
  if (!isApproved && reason === null) throw new AppError('reason_needed');
  const { kind, id } = named;
  const said = isApproved ? null : reason;
  const title = await refuseUndecided(
    tx,
    named,
    await verbs[kind].decide(tx, id, said, seenAt ? new Date(seenAt) : null, jobs),
  );
  await recordAction(tx, operator, {
    action: isApproved ? 'approve' : 'refuse',
    about: kind,
    aboutId: id,
    title,
    reason: said,
  });
  return title;
}

export async function suspend(tx: Db, operator: ActingOperator, named: Named, reason: string): Promise<void> {
  const { kind, id } = named;
  const title = await refuseUndecided(tx, named, await verbs[kind].suspend(tx, id, reason));
  await recordAction(tx, operator, { action: 'suspend', about: kind, aboutId: id, title, reason });
}

export async function restore(tx: Db, operator: ActingOperator, named: Named): Promise<void> {
  const { kind, id } = named;
  const title = await refuseUndecided(tx, named, await verbs[kind].restore(tx, id));
  await recordAction(tx, operator, { action: 'restore', about: kind, aboutId: id, title });
}
