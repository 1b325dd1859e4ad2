// What operators decide about what others hand in and what is open to everybody. Each decision is written down with it.
import type { SuspendKind } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import * as submission from '../submission/submission.ts';
import type { Decision, SubmissionKind } from '../submission/submission.ts';
import { recordAction } from './actions/actions.ts';
import type { ActingOperator } from './actions/actions.ts';

/** Answers what it is called. */
export async function decide(
  tx: Db,
  operator: ActingOperator,
  named: { kind: SubmissionKind; id: number },
  decision: Decision,
  jobs: Jobs | null,
): Promise<string> {
  const title = await submission.decide(tx, named, decision, jobs);
  const { isApproved, reason = null } = decision;
  const done = isApproved ? ({ action: 'approve' } as const) : ({ action: 'refuse', reason } as const);
  await recordAction(tx, operator, { ...done, about: named.kind, aboutId: named.id, title });
  return title;
}

interface Named {
  kind: SuspendKind;
  id: number;
}

export async function suspend(tx: Db, operator: ActingOperator, named: Named, reason: string): Promise<void> {
  const title = await submission.suspend(tx, named, reason);
  await recordAction(tx, operator, { action: 'suspend', about: named.kind, aboutId: named.id, title, reason });
}

export async function restore(tx: Db, operator: ActingOperator, named: Named): Promise<void> {
  const title = await submission.restore(tx, named);
  await recordAction(tx, operator, { action: 'restore', about: named.kind, aboutId: named.id, title });
}
