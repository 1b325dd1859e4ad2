// A server that keeps answers by the rules of the real one, behind a line that can be cut on either way.
import type { Failure, Result } from '../../../../lib/api/failure.ts';
import type { OutboxEvent, OutboxOptions } from '../outbox.ts';

type Save = OutboxOptions['save'];
type HandIn = OutboxOptions['handIn'];
type Details = Parameters<Save>[1];

export type Line = 'open' | 'cut' | 'answer-lost';

const unreachable: Failure = { status: 0, errorCode: null, message: 'no line', fields: {} };

function refuse(status: number, errorCode: number, message = 'refused'): Result<never> {
  return { ok: false, error: { status, errorCode, message, fields: {} } };
}

export function createAnswerServer() {
  const answers = new Map<number, { seq: number; answer: unknown }>();
  /** In the order in which they were kept. */
  const log: { no: number; seq: number; answer: unknown }[] = [];
  const calls: number[] = [];
  let handIns = 0;
  const state = {
    line: (): Line => 'open',
    isHandedIn: false,
    bad: new Set<number>(),
    failure: null as Failure | null,
  };

  function keep(details: Details) {
    const saved: { no: number; seq: number }[] = [];
    const rejected: { no: number; seq: number; error_code: number; message: string }[] = [];
    for (const { no, seq, answer } of details) {
      const before = answers.get(no);
      if (state.bad.has(no)) rejected.push({ no, seq, error_code: 4023, message: 'no such option' });
      else if (before && before.seq > seq) rejected.push({ no, seq, error_code: 4020, message: 'older' });
      else {
        saved.push({ no, seq });
        if (before?.seq !== seq) log.push({ no, seq, answer });
        answers.set(no, { seq, answer });
      }
    }
    return { saved, rejected };
  }

  async function through<T>(work: () => Result<T>): Promise<Result<T>> {
    const line = state.line();
    await Promise.resolve();
    if (line === 'cut') return { ok: false, error: unreachable };
    if (state.failure) return { ok: false, error: state.failure };
    const result = work();
    return line === 'answer-lost' ? { ok: false, error: unreachable } : result;
  }

  const clock = { deadline: null, server_time: new Date(0).toISOString() };
  const save: Save = (_, details) =>
    through(() => {
      calls.push(details.length);
      if (state.isHandedIn) return refuse(409, 4010);
      const { saved, rejected } = keep(details);
      const checked = details.filter(({ check }) => check).map(({ no, seq }) => ({ no, seq }) as never);
      return { ok: true, data: { saved, rejected, checked, files: {}, ...clock } };
    });
  const handIn: HandIn = (_, details) =>
    through(() => {
      if (!state.isHandedIn) {
        keep(details);
        handIns += 1;
      }
      state.isHandedIn = true;
      return { ok: true, data: { rejected: [], answered: answers.size } as never };
    });

  return { answers, log, calls, state, save, handIn, handIns: () => handIns };
}

export function kindsOf(events: readonly OutboxEvent[]): string[] {
  return events.map(({ kind }) => kind);
}
