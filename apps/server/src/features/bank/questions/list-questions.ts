// The questions of a bank on their way to their owner.
import { examKinds, limits } from '@tiku/contract';
import type { BankQuestion, BankState, ResponseOf } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import {
  mapShownTexts,
  presentPublic,
  presentWithKey,
  selectQuestionsByNo,
  sourceOf,
} from '../../exam/questions/questions.ts';
import type { QuestionRow } from '../../exam/questions/questions.ts';
import { shareMedia } from '../../exam/media/media.ts';
import { maySeeKey, selectKeyReaders } from '../../question-key/question-key.ts';
import { searchQuery } from '../../question-text/question-text.ts';
import { selectMarks } from '../../question/question.ts';
import type { MarkRow } from '../../question/question.ts';
import type { BankRow } from '../bank.store.ts';
import { branchesBelow } from '../categories/category-tree.ts';
import { selectCategories } from '../categories/category.store.ts';
import { openBank } from '../open-bank.ts';
import { countListed, selectListed } from './bank-list.store.ts';
import type { BankFilter } from './bank-list.store.ts';
import { selectKept } from './bank-question.store.ts';
import type { KeptRow } from './bank-question.store.ts';
import { selectNoesWith } from './bank-search.store.ts';

type Member = Context<'member'>;
type Answer = ResponseOf<'GET /user_qdb/questions'>;

export interface WantedQuestions {
  category_id?: number | undefined;
  type?: number | undefined;
  difficulty_level?: number | undefined;
  source?: number | undefined;
  state?: BankState | undefined;
  query_string: string;
  question_ids?: readonly number[] | undefined;
}

interface Page {
  start: number;
  limit: number;
  order_by: 'newest' | 'oldest';
  req_total: 0 | 1;
}

export async function listQuestions(context: Member, wanted: WantedQuestions & Page): Promise<Answer> {
  const { db, actor } = context;
  const bank = await openBank(context);
  const filter = await readFilter(context, bank, wanted);
  const noes = await selectListed(db, actor, bank.id, filter, {
    start: wanted.start,
    limit: wanted.limit,
    newestFirst: wanted.order_by === 'newest',
  });
  const page = await presentQuestions(context, bank, noes);
  return { ...page, ...(wanted.req_total === 1 ? await countAll(context, bank, wanted, filter) : {}) };
}

async function readFilter({ db, actor }: Member, bank: BankRow, wanted: WantedQuestions & Page): Promise<BankFilter> {
  const { category_id, type, difficulty_level: difficulty, source, state, query_string, question_ids } = wanted;
  const text = query_string.trim();
  const found =
    text === ''
      ? undefined
      : await selectNoesWith(db, actor, bank.id, { query: searchQuery(text), text }, mostFound(wanted));
  const noes = question_ids && found ? found.filter((no) => question_ids.includes(no)) : (question_ids ?? found);
  return {
    type,
    difficulty,
    source,
    state,
    noes,
    categories: category_id === undefined ? undefined : await categoriesBelow(db, bank.id, category_id),
  };
}

/** What is narrowed further is looked for among more. */
function mostFound({ start, limit, order_by, ...wanted }: WantedQuestions & Page): number {
  const { category_id, type, difficulty_level, source, state, question_ids } = wanted;
  const narrowed = [category_id, type, difficulty_level, source, state, question_ids];
  const isNarrowed = order_by === 'oldest' || narrowed.some((part) => part !== undefined);
  return isNarrowed ? limits.bankTotalMax : Math.max(limits.searchTotalMax + 1, start + limit);
}

async function categoriesBelow(db: Member['db'], bankId: number, id: number): Promise<number[]> {
  if (id === 0) return [];
  const categories = await selectCategories(db, bankId);
  if (!categories.some((category) => category.id === id)) throw new AppError('not_found');
  return branchesBelow(categories, id);
}

/** The bank knows how many it has; what is narrowed is counted up to where nobody pages any more. */
async function countAll(
  { db, actor }: Member,
  bank: BankRow,
  wanted: WantedQuestions,
  filter: BankFilter,
): Promise<{ total: number; is_total_capped: boolean }> {
  const isWhole = wanted.query_string.trim() === '' && Object.values(filter).every((part) => part === undefined);
  if (isWhole) return { total: bank.questions_count, is_total_capped: false };
  const count = await countListed(db, actor, bank.id, filter, limits.bankTotalMax + 1);
  const total = Math.min(count, limits.bankTotalMax);
  return { total, is_total_capped: count > total };
}

/** In the order given. */
export async function presentQuestions(
  context: Member,
  bank: Pick<BankRow, 'id'>,
  noes: readonly number[],
): Promise<{ list: BankQuestion[]; files: Record<string, string> }> {
  const { db, actor, keys } = context;
  const [rows, marks, places] = await Promise.all([
    selectQuestionsByNo(db, bank.id, noes),
    selectMarks(db, actor, bank.id, noes),
    selectKept(db, actor, bank.id, noes),
  ]);
  const exam = { id: bank.id, kind: examKinds.bank, is_mine: true };
  const readerOf = await selectKeyReaders(
    db,
    actor,
    exam,
    rows.map(({ content_id }) => content_id),
  );
  const [rowOf, markOf, keptOf] = [byNo(rows), byNo(marks), byNo(places)];
  const list = noes.flatMap((no) => {
    const [row, place] = [rowOf.get(no), keptOf.get(no)];
    if (!row || !place) return [];
    const withKey = maySeeKey(readerOf(row.content_id));
    // What somebody thinks of its difficulty stands with its place, not with its content.
    const asked = { ...row, content: { ...row.content, difficulty: place.difficulty } };
    const shown = withKey ? presentWithKey(asked) : presentPublic(row, keys.signing, actor.accountId);
    return [sourceOf(row, { shown, kept: { ...presentKept(row, place, markOf.get(no)), with_key: withKey } })];
  });
  const shared = await shareMedia(context, bank.id, list, ({ shown, kept }, change, changeMaterial) => ({
    shown: mapShownTexts(shown, change, changeMaterial),
    kept,
  }));
  return { list: shared.list.map(({ shown, kept }) => ({ ...shown, ...kept })), files: shared.files };
}

function byNo<Row extends { no: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.no, row]));
}

function presentKept({ no, section_no, content }: QuestionRow, kept: KeptRow, mark: MarkRow | undefined) {
  return {
    question_id: no,
    category_id: section_no,
    difficulty_level: kept.difficulty,
    question_type: content.type,
    favorited: Boolean(mark?.favorited_at),
    mastered: Boolean(mark?.mastered_at),
    wrong: Boolean(mark?.wrong_at) && !mark?.mastered_at,
    note: mark?.note ?? null,
    highlights: mark?.highlights ?? [],
    correct_count: mark?.right_count ?? 0,
    incorrect_count: (mark?.answered_count ?? 0) - (mark?.right_count ?? 0),
    source: presentSource(kept),
    created_at: kept.created_at.toISOString(),
  };
}

function presentSource(kept: KeptRow): BankQuestion['source'] {
  if (kept.source_title === null) return null;
  return {
    exam_id: kept.source_exam_id,
    title: kept.source_title,
    no: kept.source_no,
    is_open: kept.is_source_open,
    has_newer: kept.is_source_open && kept.newer_content_id !== null,
  };
}

export async function presentOne(
  context: Member,
  bank: Pick<BankRow, 'id'>,
  no: number,
): Promise<{ question: BankQuestion; files: Record<string, string> }> {
  const { list, files } = await presentQuestions(context, bank, [no]);
  const [question] = list;
  if (!question) throw new AppError('not_found');
  return { question, files };
}
