// A message goes in steps: it is begun, its attachments follow one by one, and only then it is sent. Each step may be repeated,
// so that after a cut it goes on where it stopped.
import type { RequestOf } from '@tiku/contract';
import { call, uploadInParts } from '../../lib/api/api.ts';
import type { Failure, Result } from '../../lib/api/failure.ts';
import type { AttachmentType } from '@tiku/contract/limits';
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
export async function persist<T>(step: () => Promise<Result<T>>): Promise<Result<T>> {
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
  const failure = await sendAttachments(chosen, tell, (file, type, onProgress) =>
    uploadInParts('PUT /user/feedback/session/attachment', { session_id, type }, file, onProgress),
  );
  if (failure) return { ok: false, error: failure };
  const ended = await persist(() => call('POST /user/feedback/session/end', { session_id }));
  return ended.ok ? { ok: true, data: feedback_id } : ended;
}

type Upload = (file: File, type: AttachmentType, onProgress: (part: number) => void) => Promise<Result<unknown>>;

/** One after the other, but those that have arrived; answers why it stopped, null if it did not. */
export async function sendAttachments(
  chosen: readonly Chosen[],
  tell: Progress,
  upload: Upload,
): Promise<Failure | null> {
  for (const { file, isSent } of chosen) {
    if (isSent) continue;
    const result = await upload(file, attachmentTypeOf(file.name) ?? 0, (part) => tell(file, part, false));
    tell(file, result.ok ? 1 : 0, result.ok);
    if (!result.ok) return result.error;
  }
  return null;
}
