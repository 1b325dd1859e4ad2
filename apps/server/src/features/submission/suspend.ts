// Those who run the deployment close to others what is open, and open it again: the same steps for all that can be suspended.
import type { SuspendKind } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createExtensionPoint } from '../../platform/extension/extension-point.ts';
import { tellDecided } from './tell-decided.ts';
import type { DecisionNotice, Told } from './tell-decided.ts';

export interface Suspendable {
  /** Locks it until the transaction ends, and throws where nobody but its owner knows it. */
  lock(tx: Db, id: number): Promise<Told & { status: number }>;
  /** What is open to nobody anyway cannot be suspended. */
  openStatuses: readonly number[];
  suspended: number;
  /** With a reason it is suspended, else it is open again. */
  move(tx: Db, id: number, reason: string | null): Promise<void>;
  notices: { suspended: DecisionNotice; restored: DecisionNotice };
}

export const suspendables = createExtensionPoint<Record<SuspendKind, Suspendable>>('suspendables');

interface Named {
  kind: SuspendKind;
  id: number;
}

/** Answers what it is called. */
export async function suspend(tx: Db, named: Named, reason: string): Promise<string> {
  const { openStatuses, notices } = suspendables.value[named.kind];
  return move(tx, named, { from: openStatuses, reason, notice: notices.suspended });
}

export async function restore(tx: Db, named: Named): Promise<string> {
  const { suspended, notices } = suspendables.value[named.kind];
  return move(tx, named, { from: [suspended], reason: null, notice: notices.restored });
}

interface Move {
  from: readonly number[];
  reason: string | null;
  notice: DecisionNotice;
}

async function move(tx: Db, { kind, id }: Named, { from, reason, notice }: Move): Promise<string> {
  const suspendable = suspendables.value[kind];
  const held = await suspendable.lock(tx, id);
  if (!from.includes(held.status)) throw new AppError('conflict');
  await suspendable.move(tx, id, reason);
  await tellDecided(tx, held, notice, reason ?? '');
  return held.title;
}
