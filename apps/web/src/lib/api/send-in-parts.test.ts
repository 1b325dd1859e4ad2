import { limits } from '@tiku/contract/limits';
import { describe, expect, it } from 'vitest';
import type { Failure, Result } from './failure.ts';
import { cutPart, keyOf, sendInParts } from './send-in-parts.ts';

const failed = (status: number, errorCode: number | null = null): { ok: false; error: Failure } => ({
  ok: false,
  error: { status, errorCode, message: '', fields: {} },
});

/** A server that keeps what arrives, over a line that fails as it is told to. */
function openServer(pieces: number, line: (sent: number) => Failure['status'] | null) {
  const kept = new Set<number>();
  const log: string[] = [];
  let sent = 0;
  const parts = (): Result<{ parts: number[] }> => ({ ok: true, data: { parts: [...kept] } });
  return {
    log,
    kept,
    steps: {
      size: limits.partBytes * (pieces - 1) + 1,
      listArrived: async () => parts(),
      sendPart: async (part: number) => {
        const status = line(sent++);
        if (status !== null) return failed(status);
        kept.add(part);
        log.push(`part ${part}`);
        return parts();
      },
      finish: async (): Promise<Result<string>> =>
        kept.size === pieces ? { ok: true, data: 'done' } : failed(409, 5002),
      waitForLine: async () => void log.push('wait'),
    },
  };
}

describe('a file in pieces', () => {
  it('goes on where it was cut off, and says so', async () => {
    const { steps, log } = openServer(4, (sent) => (sent === 2 || sent === 3 ? 0 : null));
    const progress: string[] = [];
    const result = await sendInParts(steps, (part, isCut = false) => progress.push(`${part}${isCut ? ' cut' : ''}`));
    expect(result).toEqual({ ok: true, data: 'done' });
    expect(log).toEqual(['part 0', 'part 1', 'wait', 'wait', 'part 2', 'part 3']);
    expect(progress).toEqual(['0.25', '0.5', '0.5 cut', '0.5 cut', '0.75', '1']);
  });

  it('sends what was cleared away meanwhile once more', async () => {
    const { steps, kept, log } = openServer(2, () => null);
    let finished = 0;
    const finish = async () => {
      if (finished++ === 0) kept.delete(0);
      return steps.finish();
    };
    expect((await sendInParts({ ...steps, finish }, () => {})).ok).toBe(true);
    expect(log).toEqual(['part 0', 'part 1', 'wait', 'part 0']);
  });

  it.each([400, 409, 413])('is given up when it is refused with %i', async (status) => {
    const { steps, log } = openServer(2, () => status);
    expect(await sendInParts(steps, () => {})).toMatchObject({ error: { status } });
    expect(log).toEqual([]);
  });

  it('is given up when nothing gets through for long', async () => {
    const { steps, log } = openServer(2, () => 503);
    expect((await sendInParts(steps, () => {})).ok).toBe(false);
    expect(log).toHaveLength(40);
  });
});

const choose = (text: string, lastModified = 1) => new File([text], 'a.mp4', { lastModified });

it('a file has the same key when it is chosen again, and another when it was changed', () => {
  expect(keyOf(choose('x'))).toBe(keyOf(choose('x')));
  expect(keyOf(choose('x'))).not.toBe(keyOf(choose('xy')));
  expect(keyOf(choose('x'))).not.toBe(keyOf(choose('x', 2)));
});

it('its pieces are the file', async () => {
  const file = new File(['x'.repeat(limits.partBytes), 'tail'], 'a.mp4');
  expect(cutPart(file, 0).size).toBe(limits.partBytes);
  expect(await cutPart(file, 1).text()).toBe('tail');
});
