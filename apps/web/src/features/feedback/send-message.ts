// A message goes in steps: it is begun, its attachments follow one by one, and only then it is sent. Each step may be repeated,
// so that after a cut it goes on where it stopped.
import type { RequestOf } from '@tiku/contract';
import { call, uploadInParts } from '../../lib/api/api.ts';
import type { Failure, Result } from '../../lib/api/failure.ts';
import { attachmentTypeOf } from './attachment-type.ts';

export interface Chosen {
  file: File;
  /** From 0 to 1. */
  progress: number;
  isSent: boolean;
}

/** Milliseconds between tries while no answer comes. */
const pauses = [1_000, 2_000, 4_000, 8_000];

/** Again after a cut; a refusal stays one. */
async function persist<T>(step: () => Promise<Result<T>>): Promise<Result<T>> {
  for (const pause of pauses) {
    const result = await step();
    if (result.ok || result.error.status !== 0) return result;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return step();
}

type Progress = (file: File, progress: number, isSent: boolean) => void;

/** Answers the number of the feedback it belongs to. */
export async function sendMessage(
  message: RequestOf<'POST /user/feedback/session'>,
  chosen: readonly Chosen[],
  tell: Progress,
): Promise<Result<number>> {
  const begun = await persist(() => call('POST /user/feedback/session', message));
  if (!begun.ok) return begun;
  const { session_id, feedback_id } = begun.data.session;
  for (const { file, isSent } of chosen) {
    if (isSent) continue;
    const failure = await attach(session_id, file, tell);
    if (failure) return { ok: false, error: failure };
  }
  const ended = await persist(() => call('POST /user/feedback/session/end', { session_id }));
  return ended.ok ? { ok: true, data: feedback_id } : ended;
}

async function attach(session_id: number, file: File, tell: Progress): Promise<Failure | null> {
  const type = attachmentTypeOf(file.name) ?? 0;
  const address = 'PUT /user/feedback/session/attachment';
  const result = await uploadInParts(address, { session_id, type }, file, (part) => tell(file, part, false));
  tell(file, result.ok ? 1 : 0, result.ok);
  return result.ok ? null : result.error;
}
