// What is kept of an attempt, so that it goes on after a reload without a connection.
import { attemptGroup } from '../../../lib/kept/groups.ts';
import { find, forget, keep, keepPictures } from '../../../lib/kept/kept.ts';
import { serverNow, setServerTime } from '../outbox/server-clock.ts';
import { stateToKeep } from './attempt.ts';
import type { Attempt, KeptState, Part } from './attempt.ts';

/** As the server gave it: no key is in it that it did not give. */
type KeptPart = Pick<Part, 'questions' | 'files'>;

interface Kept {
  state: KeptState;
  /** By how many milliseconds the server's clock is ahead of this device's. */
  ahead: number;
}

const shown = /\.(?:jpe?g|png|gif|webp)$/i;

export async function keepPart(attemptId: number, part: number, { questions, files }: KeptPart): Promise<void> {
  const group = attemptGroup(attemptId);
  const pictures = Object.entries(files).filter(([name]) => shown.test(name));
  await Promise.all([
    keep(group, `part ${part}`, { questions, files } satisfies KeptPart),
    keepPictures(
      group,
      pictures.map(([, address]) => address),
    ),
  ]);
}

export function findPart(attemptId: number, part: number): Promise<KeptPart | null> {
  return find<KeptPart>(attemptGroup(attemptId), `part ${part}`);
}

export async function keepState(attempt: Attempt): Promise<void> {
  const kept: Kept = { state: stateToKeep(attempt), ahead: serverNow() - Date.now() };
  await keep(attemptGroup(attempt.sheet.answer_id), 'state', kept);
}

/** Sets the clock too, by which the time left is told. */
export async function findState(attemptId: number): Promise<KeptState | null> {
  const kept = await find<Kept>(attemptGroup(attemptId), 'state');
  if (kept) setServerTime(new Date(Date.now() + kept.ahead).toISOString(), 0);
  return kept?.state ?? null;
}

export function forgetAttempt(attemptId: number): Promise<void> {
  return forget(attemptGroup(attemptId));
}
