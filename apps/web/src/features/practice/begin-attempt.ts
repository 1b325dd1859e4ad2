import type { PracticeType, QuestionSelection, RequestOf, ResponseOf } from '@tiku/contract';
import type { Failure, Result } from '../../lib/api/failure.ts';
import { waitBefore } from './outbox/backoff.ts';

const address = 'POST /exam/user_online_prac/create_answer';

export interface BeginRequest {
  exam_id: number;
  prac_type: PracticeType;
  selection?: QuestionSelection;
  minutes?: number;
  restart?: boolean;
  retire_wrong?: boolean;
}

type Call = (to: typeof address, request: RequestOf<typeof address>) => Promise<Result<ResponseOf<typeof address>>>;

/** Milliseconds in which the same request is the same attempt. Somebody who comes back later may well want another. */
const patience = 60_000;

/** A whole class begins at once: a server that is busy is asked again, a line that was cut once and without delay. */
const tries = { cut: 2, busy: 4 };

function mayHelp({ status }: Failure, done: number): boolean {
  return (status === 0 && done < tries.cut) || (status === 503 && done < tries.busy);
}

/** Plain http is no secure context and has no `randomUUID`. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/**
 * Asked again, by a double click, over a bad line or by somebody who saw it fail, it begins one attempt: what failed may
 * have reached the server, so a request keeps its key until it is answered.
 */
export function createBegin(call: Call): (request: BeginRequest) => ReturnType<Call> {
  const keys = new Map<string, { key: string; until: number }>();

  function keyOf(request: string): string {
    const kept = keys.get(request);
    if (kept && kept.until > Date.now()) return kept.key;
    const key = newKey();
    keys.set(request, { key, until: Date.now() + patience });
    return key;
  }

  return async ({ selection, ...fields }) => {
    const text = JSON.stringify([fields, selection]);
    const request = {
      ...fields,
      create_key: keyOf(text),
      with_part: true,
      ...(selection && { sel_qs_json: JSON.stringify(selection) }),
    };
    for (let done = 1; ; done += 1) {
      const result = await call(address, request);
      if (result.ok) keys.delete(text);
      if (result.ok || !mayHelp(result.error, done)) return result;
      const pause = result.error.status === 503 ? waitBefore(done, Math.random()) : 0;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
}
