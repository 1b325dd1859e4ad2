// Saves of several people in one statement and one commit: what comes while one is under way goes together with the next. The
// more people save at once, the less each of them costs; somebody who saves alone waits for nobody.
import type { Db } from '../../../platform/db/database.ts';
import { keepTogether } from './gathered-save.store.ts';
import type { KeptSave, PlainSave } from './gathered-save.store.ts';

export interface Saves {
  /**
   * Answers after the commit, with how many of the answers were kept; null where the attempt takes none, or somebody else holds
   * it at the moment.
   */
  keep(save: PlainSave): Promise<KeptSave | null>;
}

interface Waiting {
  save: PlainSave;
  done: (kept: KeptSave | null) => void;
  failed: (error: unknown) => void;
}

/** More in one statement is hardly cheaper, and everybody in it waits for the last. */
const mostAnswers = 100;
/** Milliseconds. A statement that takes longer is stuck, perhaps with its connection alone: the others go on without it. */
const longestTurn = 250;

const byDatabase = new WeakMap<Db, Saves>();

/** Those of everybody who saves there by this process. */
export function savesAt(db: Db): Saves {
  const known = byDatabase.get(db);
  if (known) return known;
  const saves = createSaves(db);
  byDatabase.set(db, saves);
  return saves;
}

export function createSaves(db: Db, { most = mostAnswers, turn = longestTurn } = {}): Saves {
  const waiting: Waiting[] = [];
  let isUnderWay = false;

  function sendNext(): void {
    if (isUnderWay || waiting.length === 0) return;
    isUnderWay = true;
    let isOver = false;
    const makeWay = () => {
      clearTimeout(timer);
      if (isOver) return;
      isOver = true;
      isUnderWay = false;
      sendNext();
    };
    const timer = setTimeout(makeWay, turn);
    void keepAll(db, takeBatch(waiting, most)).finally(makeWay);
  }

  return {
    keep: async (save) =>
      new Promise((done, failed) => {
        waiting.push({ save, done, failed });
        sendNext();
      }),
  };
}

/** From the front, in order; an attempt at most once, for a statement cannot write a row twice. */
function takeBatch(waiting: Waiting[], most: number): Waiting[] {
  const batch = new Map<number, Waiting>();
  const left: Waiting[] = [];
  let count = 0;
  for (const each of waiting) {
    const { attemptId, answers } = each.save;
    const isFull = batch.size > 0 && count + answers.length > most;
    if (isFull || batch.has(attemptId)) {
      left.push(each);
      continue;
    }
    batch.set(attemptId, each);
    count += answers.length;
  }
  waiting.splice(0, waiting.length, ...left);
  return [...batch.values()];
}

/** Never rejects: each hears of its own. */
async function keepAll(db: Db, batch: readonly Waiting[]): Promise<void> {
  try {
    const kept = await keepTogether(
      db,
      batch.map(({ save }) => save),
    );
    for (const { save, done } of batch) done(kept.get(save.attemptId) ?? null);
  } catch (error) {
    if (batch.length > 1 && isOfOne(error)) await Promise.all(batch.map((each) => keepAll(db, [each])));
    else for (const { failed } of batch) failed(error);
  }
}

/** PostgreSQL's classes of errors that one row brings upon a whole statement: its data, a constraint, a trigger, a deadlock. */
const ofOne = /^(?:22|23|40|54|P0)/;

function isOfOne(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ofOne.test(String(error.code));
}
