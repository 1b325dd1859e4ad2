// The save as it nearly always is: answers, each newer than what is there, to an attempt that is running.
import type { AnswerDetail } from '@tiku/contract';
import type { Answer } from '@tiku/questions';
import type { Context } from '../../../platform/http/context.ts';
import type { Paper } from '../kinds/kinds.ts';
import { isTest } from '../kinds/ways-to-practise.ts';
import type { KeptSave } from './gathered-save.store.ts';
import { savesAt } from './saves.ts';
import { readAnswer } from './sort-answers.ts';

interface ReadDetail {
  no: number;
  seq: number;
  answer: Answer;
}

/**
 * Null for everything else, which `saveAnswers` sorts out: something to check, to take back or to refuse. It may be given the
 * same answers again: those that were kept here it finds there.
 */
export async function saveAtOnce(
  context: Context<'member'>,
  attemptId: number,
  details: readonly AnswerDetail[],
): Promise<KeptSave | null> {
  const paper = await context.papers.find(context.db, attemptId);
  const answers = paper && (await readDetails(context, paper, details));
  if (!answers) return null;
  const kept = await savesAt(context.db).keep({
    actor: context.actor,
    attemptId,
    answers,
    countsTime: isTimeDue(paper),
  });
  return kept?.kept_count === answers.length ? kept : null;
}

/** Milliseconds. */
const countEvery = 20_000;
const countedAt = new WeakMap<Paper, number>();

/** Somebody who practises is at work between two saves; a test is timed by its start and its end. */
function isTimeDue(paper: Paper): boolean {
  if (isTest(paper.pracType)) return false;
  const now = performance.now();
  if (now - (countedAt.get(paper) ?? -countEvery) < countEvery) return false;
  countedAt.set(paper, now);
  return true;
}

async function readDetails(
  { db, contents }: Context<'member'>,
  paper: Paper,
  details: readonly AnswerDetail[],
): Promise<ReadDetail[] | null> {
  const isPlain = details.length > 0 && details.every(({ check, answer, seq }) => !check && answer !== null && seq > 0);
  if (!isPlain || new Set(details.map(({ no }) => no)).size < details.length) return null;
  const ids = new Map(paper.questions.map(({ no, content_id }) => [no, content_id]));
  const questions = await contents.questions.select(
    db,
    details.flatMap(({ no }) => ids.get(no) ?? []),
  );
  const read: ReadDetail[] = [];
  for (const { no, seq, answer: given } of details) {
    const content_id = ids.get(no) ?? 0;
    const content = questions.get(content_id);
    // One that names files is looked into.
    const answer = content && readAnswer({ content, content_id }, given, paper.seed);
    if (answer === undefined || answer === null) return null;
    read.push({ no, seq, answer });
  }
  return read;
}
