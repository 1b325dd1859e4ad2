// What waits for operators to look at, and what they see of it.
import { selectTime } from '../../../platform/db/database-time.ts';
import { limits } from '@tiku/contract';
import type { FoundEntry, ReviewEntry, ReviewKind, SuspendKind } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage } from '../../../platform/db/keyset.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { presentChange } from '../../bundle/bundle.ts';
import { compareExam, compareQuestions, findComparedChange } from '../../exam/change/change.ts';
import { presentDetail } from '../../exam/exam.ts';
import { signMedia } from '../../exam/media/media.ts';
import { mediaOf, presentWithKey, selectQuestions } from '../../exam/questions/questions.ts';
import { searchQuery } from '../../question-text/question-text.ts';
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

export async function openReview(context: Operator, { kind, id }: { kind: SuspendKind; id: number }) {
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
