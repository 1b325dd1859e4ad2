// What is read of an exam, and how it is shown: every field that leaves is listed here.
import { limits } from '@tiku/contract';
import type { ExamChangeEntry, ExamDetail, ExamEntry, ExamKind, ExamStatus, ListedExam } from '@tiku/contract';
import { sql } from 'kysely';
import { isOwnRow } from '../../platform/session/own-rows.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { isInContext } from './access/exam-access.ts';

export interface ExamRow {
  id: number;
  account_id: number;
  company_id: number | null;
  author_name: string;
  public_id: string;
  kind: ExamKind;
  title: string;
  description: string;
  last_updates: string;
  keywords: string;
  status: ExamStatus;
  isprivate: boolean;
  version: number;
  category_id: ExamEntry['category_id'];
  duration: number;
  random_questions: boolean;
  allow_marking: boolean;
  allow_files: boolean;
  allow_preview: boolean;
  is_priced: boolean;
  questions_count: number;
  full_score: number;
  sections_count: number;
  materials_count: number;
  levels_count: number;
  files_count: number;
  is_merging: boolean;
  opened_count: number;
  favorites_count: number;
  reviews_count: number;
  rating_sum: number;
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
  expires_at: Date | null;
  deleted_at: Date | null;
  change_of: number | null;
  /** Written by the actor, in the context they act in. */
  is_mine: boolean;
  is_favorited: boolean;
  /** Of one exam by itself, for its author; lists do not tell. */
  undo_until?: Date | null;
}

/** Of `exam e` and its author `a`. */
export function examColumns(actor: Actor | null) {
  const isMine = actor ? sql<boolean>`(e.account_id = ${actor.accountId} and ${isInContext(actor)})` : sql.lit(false);
  const isFavorited = actor
    ? sql<boolean>`exists (select from exam_favorite f where ${isOwnRow(actor, 'f')} and f.exam_id = e.id)`
    : sql.lit(false);
  return sql`
    e.id, e.account_id, e.company_id, a.name as author_name, e.public_id, e.kind, e.title, e.description, e.last_updates,
    e.keywords, e.status, e.isprivate, e.version, e.category_id, e.duration, e.random_questions, e.questions_count,
    e.full_score, e.sections_count, e.materials_count, e.levels_count, e.files_count, e.is_merging, e.opened_count,
    e.favorites_count, e.reviews_count, e.rating_sum, e.created_at, e.updated_at, e.published_at, e.deleted_at,
    e.allow_marking, e.allow_files, e.allow_preview, e.is_priced, e.expires_at, e.change_of,
    ${isMine} as is_mine, ${isFavorited} as is_favorited`;
}

const DAY_MS = 24 * 60 * 60_000;

export function presentEntry(row: ExamRow): ExamEntry {
  return {
    id: row.id,
    public_id: row.public_id,
    kind: row.kind,
    title: row.title,
    description: row.description,
    status: row.status,
    isprivate: row.isprivate,
    version: row.version,
    category_id: row.category_id,
    duration: row.duration,
    questions_count: row.questions_count,
    full_score: row.full_score,
    levels_count: row.levels_count,
    opened_count: row.opened_count,
    favorites_count: row.favorites_count,
    reviews_count: row.reviews_count,
    rating: row.reviews_count === 0 ? 0 : Math.round((row.rating_sum / row.reviews_count) * 10) / 10,
    author: { user_id: row.account_id, name: row.author_name },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}

export function presentListed(row: ExamRow): ListedExam {
  const purgedAt = row.deleted_at && new Date(row.deleted_at.getTime() + limits.recoverDays * DAY_MS);
  return {
    ...presentEntry(row),
    is_mine: row.is_mine,
    is_favorited: row.is_favorited,
    purged_at: purgedAt?.toISOString() ?? null,
  };
}

/** Where a change of it is to be told, see `presentToAuthor`. */
export function presentDetail(row: ExamRow, change: ExamChangeEntry | null = null): ExamDetail {
  return {
    ...presentListed(row),
    keywords: row.keywords,
    last_updates: row.last_updates,
    random_questions: row.random_questions,
    allow_marking: row.allow_marking,
    allow_files: row.allow_files,
    allow_preview: row.allow_preview,
    is_priced: row.is_priced,
    sections_count: row.sections_count,
    materials_count: row.materials_count,
    files_count: row.files_count,
    is_merging: row.is_merging,
    undo_until: row.undo_until?.toISOString() ?? null,
    change,
    change_of: row.change_of,
  };
}
