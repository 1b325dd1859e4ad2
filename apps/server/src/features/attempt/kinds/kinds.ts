// Kinds of attempts. What an attempt is does not depend on them: each kind is a record, which the feature brings that sets such attempts.
import type { AppliedRubric, GradeChange, PracticeType } from '@tiku/contract';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { createExtensionPoint } from '../../../platform/extension/extension-point.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { MarkerKeys } from '../../question-key/question-key.ts';
import type { ReadAttempt } from '../paper/attempt-row.ts';

export interface BeginRequest {
  exam_id: number;
  prac_type: PracticeType;
  sel_qs_json?: string | undefined;
  minutes?: number | undefined;
  restart?: boolean | undefined;
  retire_wrong?: boolean | undefined;
  create_key?: string | undefined;
}

export interface Begun {
  attemptId: number;
  isResumed: boolean;
  /** As it stands, where the kind has just written it and nobody has touched it. */
  untouched?: ReadAttempt;
}

/** What an attempt asks, as it was written when the attempt began. */
export interface Paper {
  /** Of the attempt: it decides in which order options are shown. */
  seed: string;
  pracType: PracticeType;
  /** Null for what is no homework. */
  homeworkId: number | null;
  questions: readonly AskedPlace[];
  /** By number, as they were when the attempt was begun; null where a version began it that did not keep them. */
  sectionTitles: Readonly<Record<string, string>> | null;
}

export interface AskedPlace {
  no: number;
  content_id: number;
  section_no: number | null;
  material_id: number | null;
  /** What it earns; null where that is what its content says. */
  score: number | null;
  /** It was wrong with the question itself: everybody has it right. */
  isGiven?: boolean;
}

/** What people said of the answers of an attempt, by number. */
export interface Remarks {
  comments: ReadonlyMap<number, string>;
  rubrics: ReadonlyMap<number, AppliedRubric>;
  changes: ReadonlyMap<number, GradeChange[]>;
}

/** What its person is told while they sit it. */
export interface ToldMessage {
  id: number;
  text: string;
  sender_name: string;
  sent_at: Date;
  is_seen: boolean;
}

export interface AttemptKind {
  /** The kind says who may begin one and which questions it asks; it goes on with one that runs where only one may. */
  begin(context: Context<'member'>, request: BeginRequest): Promise<Begun>;
  /** The questions as they are graded now, where that can change after they were asked. */
  readPlaces?(db: Db, paper: Paper): Promise<readonly AskedPlace[]>;
  readRemarks?(db: Db, attempt: { id: number; reader: 'taker' | 'marker' }): Promise<Remarks>;
  /** Results of these attempts count from now on. In the transaction that ends or releases them. */
  onCounted?(tx: Db, attemptIds: readonly number[]): Promise<void>;
  /** Results that waited are there to be read. In the transaction that releases them. */
  onReleased?(tx: Db, attemptIds: readonly number[]): Promise<void>;
  /** Of `attempt a`: others than its taker who may read it. */
  isReadBy?(actor: Actor): RawBuilder<boolean>;
  /** What those others may see of the keys to what its exam asks; without it, none. */
  readMarkerKeys?(db: Db, actor: Actor, examId: number): Promise<MarkerKeys>;
  /** Its taker has it on the screen. */
  onSeen?(db: Db, attempt: { homework_id: number | null; account_id: number }): Promise<void>;
  /** What its person is told while they sit it, in its order. */
  readMessages?(db: Db, attemptId: number): Promise<ToldMessage[]>;
  /** Of `attempt a`: people mark answers to it. */
  needsMarking?: RawBuilder<boolean>;
  /** Of `u`, a question that `attempt a` asked: one row with the `content_id` whose key grades it now, if that is another than it asked. */
  regradedContent?: RawBuilder<{ content_id: number }>;
  /** Of `exam_id` in `f`, an exam that shows a file: others than those asked who may see what was asked. */
  isAskedExamReadBy?(actor: Actor): RawBuilder<boolean>;
}

export const attemptKinds = createExtensionPoint<Record<PracticeType, AttemptKind>>('attempt kinds');

export function kindOf(pracType: PracticeType): AttemptKind {
  return attemptKinds.value[pracType];
}

/** For somebody who reads the attempt of another person. */
export async function readMarkerKeys(
  db: Db,
  actor: Actor,
  { prac_type, exam_id }: { prac_type: PracticeType; exam_id: number },
): Promise<MarkerKeys> {
  return (await kindOf(prac_type).readMarkerKeys?.(db, actor, exam_id)) ?? new Map();
}

/** Each once, however many ways to practise it stands for. */
export function listKinds(): AttemptKind[] {
  return [...new Set(Object.values(attemptKinds.value))];
}
