// What people hand in waits until those who run the deployment decide about it. Each kind is a record, which the feature brings
// that owns it; how a decision goes is the same for all of them.
import type { ApplicationKind, ReviewKind } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createExtensionPoint } from '../../platform/extension/extension-point.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { tellDecided } from './tell-decided.ts';
import type { DecisionNotice, Told } from './tell-decided.ts';

export type SubmissionKind = ReviewKind | ApplicationKind;

/** What waits, as it is while it is locked. */
interface Waiting extends Told {
  /** Something that was approved before holds until this is approved, and goes on if it is refused. */
  isChange: boolean;
  /** When it was last written; null where nobody names what they looked at. */
  writtenAt: Date | null;
  /** The page for one that is refused, where it is another. */
  refusedPath?: string;
  /** What was handed in holds from now on. */
  approve(): Promise<void>;
  /** It goes back to the person who handed it in, with the reason. */
  refuse(reason: string): Promise<void>;
}

export interface Submission {
  /** Locks it until the transaction ends. Null where nothing of it waits. Without jobs, all is done when it is decided. */
  lock(tx: Db, id: number, jobs: Jobs | null): Promise<Waiting | null>;
  notices: { approved: DecisionNotice; refused: DecisionNotice };
  /** Where a feature says something else of a change. */
  changeNotices?: { approved: DecisionNotice; refused: DecisionNotice };
}

export const submissions = createExtensionPoint<Record<SubmissionKind, Submission>>('submissions');

export interface Decision {
  isApproved: boolean;
  /** Why it is not approved, for the person who handed it in. */
  reason?: string | null | undefined;
  /** The time of what was looked at; without it, the decision is about what is there. */
  seenAt?: string | undefined;
}

/** Answers what it is called. Those who handed it in hear of it, whatever they have switched off. */
export async function decide(
  tx: Db,
  { kind, id }: { kind: SubmissionKind; id: number },
  { isApproved, reason = null, seenAt }: Decision,
  jobs: Jobs | null,
): Promise<string> {
  if (!isApproved && reason === null) throw new AppError('reason_needed');
  const said = isApproved ? '' : (reason ?? '');
  const submission = submissions.value[kind];
  const waiting = await submission.lock(tx, id, jobs);
  // Somebody else has decided, or the person has taken it back.
  if (!waiting) throw new AppError('nothing_to_review');
  refuseUnseen(waiting, seenAt);
  await (isApproved ? waiting.approve() : waiting.refuse(said));
  const notices = (waiting.isChange ? submission.changeNotices : undefined) ?? submission.notices;
  const path = isApproved ? waiting.path : (waiting.refusedPath ?? waiting.path);
  await tellDecided(tx, { ...waiting, path }, isApproved ? notices.approved : notices.refused, said);
  return waiting.title;
}

function refuseUnseen({ writtenAt }: Waiting, seenAt: string | undefined): void {
  if (seenAt !== undefined && writtenAt?.getTime() !== Date.parse(seenAt)) throw new AppError('review_changed');
}
