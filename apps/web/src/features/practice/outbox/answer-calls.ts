import type { RequestOf, ResponseOf } from '@tiku/contract';
import type { Result } from '../../../lib/api/failure.ts';
import type { OutboxOptions } from './outbox.ts';

const saving = 'POST /exam/user_online_prac/answer_details';
const handingIn = 'POST /exam/user_online_prac/handin_answer';

type Call = <A extends typeof saving | typeof handingIn>(
  address: A,
  request: RequestOf<A>,
) => Promise<Result<ResponseOf<A>>>;

/**
 * The calls of an outbox. A line that never answers must not hold the lock for ever: after so many milliseconds it
 * counts as cut, and what arrives late is a harmless repeat.
 */
export function createAnswerCalls(
  call: Call,
  patience: number,
  unreachableText: () => string,
): Pick<OutboxOptions, 'save' | 'handIn'> {
  function inTime<T>(answer: Promise<Result<T>>): Promise<Result<T>> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Result<T>>((resolve) => {
      const error = { status: 0, errorCode: null, message: unreachableText(), fields: {} };
      timer = setTimeout(() => resolve({ ok: false, error }), patience);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  return {
    save: (answer_id, answer_details) => inTime(call(saving, { answer_id, answer_details })),
    handIn: (answer_id, answer_details) =>
      inTime(call(handingIn, { answer_id, ...(answer_details.length > 0 && { answer_details }) })),
  };
}
