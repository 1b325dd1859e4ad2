import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import type { Actor } from '../platform/session/actor.ts';
import { buildAccount } from './build-account.ts';
import { paperOf, statements } from './build-attempt.ts';
import { buildExam } from './build-exam.ts';

/** The first of many people. */
export async function buildCrowd(db: Kysely<Tables>, people = 30): Promise<Actor> {
  const accountId = await buildAccount(db);
  for (let other = 1; other < people; other++) await buildAccount(db);
  return { accountId, company: null };
}

/** The first of many people, who wrote forty exams of twenty questions; the last of these is asked about. */
export async function buildManyExams(db: Kysely<Tables>): Promise<{ actor: Actor; examId: number }> {
  const actor = await buildCrowd(db);
  let examId = 0;
  for (let exam = 0; exam < 40; exam++) {
    examId = await buildExam(db, actor.accountId, { paper: paperOf(statements(20)) });
  }
  return { actor, examId };
}
