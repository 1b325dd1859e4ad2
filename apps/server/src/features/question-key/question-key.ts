// When a key may be seen, with all that tells it: the explanation, the verdict on an answer, the score. Everything that
// shows one of them asks here.
import { examKinds } from '@tiku/contract';
import type { AttemptRules, ExamKind, HiddenKey } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { createExtensionPoint } from '../../platform/extension/extension-point.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { selectWithheld } from './question-key.store.ts';

export { selectWithheld } from './question-key.store.ts';
export { withheldContents, withheldParts } from './withheld.ts';
export type { Besides, WithheldPart } from './withheld.ts';

export interface KeyReader {
  /** Wrote the exam that asks it. Who only marks the answers to it did not: see `MarkerKey`. */
  isAuthor: boolean;
  /** Has answered it where answering shows the key, or handed in the paper that asked it. */
  isSeen: boolean;
  /** Is being tested on it, or has it in a homework whose results are still to come. */
  isWithheld: boolean;
  /** Of the homework in whose attempt it is shown, and the database's time at which it is; null or left out elsewhere. */
  homework?: { rules: AttemptRules; now: Date } | null;
  /** People have still to mark that attempt. */
  awaitsMarks?: boolean;
}

/** The verdict on an answer, and what it earned. */
export function maySeeResult(reader: KeyReader): boolean {
  const { isAuthor, isSeen, isWithheld, homework = null, awaitsMarks = false } = reader;
  return isAuthor || (isSeen && !isWithheld && !awaitsMarks && (homework === null || isReleased(homework)));
}

/**
 * The same of what its key decided in a paper that people have still to mark: where results come after handing in, that part
 * comes then. Keys and the rest come when marking is completed.
 */
export function maySeeGraded(reader: KeyReader): boolean {
  return maySeeResult({ ...reader, awaitsMarks: false });
}

/** The correct answer, and the explanation. */
export function maySeeKey(reader: KeyReader): boolean {
  return maySeeResult(reader) && (reader.isAuthor || reader.homework?.rules.hide_answer !== true);
}

function isReleased({ rules, now }: NonNullable<KeyReader['homework']>): boolean {
  return rules.result_time === 0 || Date.parse(rules.closes_at) <= now.getTime();
}

/** What somebody who marks answers of others may see of the key to a question: what they would see without marking them. */
export interface MarkerKey extends KeyReader {
  /** Null where they see it. */
  hidden: HiddenKey | null;
}

/** By number. */
export type MarkerKeys = ReadonlyMap<number, MarkerKey>;

/** For what a paper no longer asks. */
const unknownKey: MarkerKey = {
  isAuthor: false,
  isSeen: false,
  isWithheld: false,
  hidden: { reason: 'unseen', exam_id: null },
};

export function markerKeyAt(keys: MarkerKeys, no: number): MarkerKey {
  return keys.get(no) ?? unknownKey;
}

/** What somebody has to do with a question of an exam: they wrote it, or its key has been shown to them. */
export interface KeyStanding {
  content_id: number;
  is_own: boolean;
  is_seen: boolean;
}

type SelectStandings = (db: Db, actor: Actor, examId: number, contentIds: readonly number[]) => Promise<KeyStanding[]>;

/** For every kind, so that another one does not compile until it says whose its questions are and who has seen them. */
export const keyStandings = createExtensionPoint<Record<ExamKind, SelectStandings>>('key standings');

interface KeyedExam {
  id: number;
  kind: ExamKind;
  is_mine: boolean;
}

/**
 * In which role somebody who may open an exam reads these contents of it. Authors see the keys of their exams. The owner of a
 * bank is the author of what they wrote themselves; they have seen the key of what they took from others once it was shown to
 * them, here or there. Somebody who sets a homework does not become the author of its questions.
 */
export async function selectKeyReaders(
  db: Db,
  actor: Actor,
  exam: KeyedExam,
  contentIds: readonly number[],
): Promise<(contentId: number) => KeyReader> {
  const isAuthor = exam.is_mine && exam.kind === examKinds.online;
  if (isAuthor || contentIds.length === 0) return () => ({ isAuthor, isSeen: false, isWithheld: false });
  const [withheld, standings] = await Promise.all([
    selectWithheld(db, actor.accountId, contentIds),
    keyStandings.value[exam.kind](db, actor, exam.id, contentIds),
  ]);
  const standingOf = new Map(standings.map((standing) => [standing.content_id, standing]));
  const isOwnOtherwise = exam.is_mine && exam.kind === examKinds.local;
  return (contentId) => {
    const standing = standingOf.get(contentId);
    return {
      isAuthor: standing?.is_own ?? false,
      isSeen: isOwnOtherwise || (standing?.is_seen ?? false),
      isWithheld: withheld.has(contentId),
    };
  };
}
