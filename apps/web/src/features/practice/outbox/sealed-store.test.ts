import { describe, expect, it } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { sealStore } from './sealed-store.ts';

const keyOf = (letter: string) => btoa(letter.repeat(32));
const given = { no: 1, answer: ['A', 'C'], check: false };

describe('what waits on a device', () => {
  it('is read by nobody but its owner, who finds it as it was after signing in again', async () => {
    const device = createMemoryStore();
    let key: string | null = keyOf('a');
    const store = sealStore(device, () => key);
    expect(await store.keep('7/', 3, given, 10)).toMatchObject({ ...given, seq: 11 });

    // As the database of the browser has it.
    const { answers: kept } = await device.list('7/');
    expect(kept[0]?.answer).not.toEqual(given.answer);
    expect(JSON.stringify(kept)).not.toMatch(/"A"|"C"/);

    key = null;
    expect((await store.list('7/')).answers).toEqual([]);
    key = keyOf('b');
    expect((await store.list('7/')).answers).toEqual([]);
    key = keyOf('a');
    expect((await store.list('7/')).answers).toMatchObject([{ ...given, owner: '7/', attemptId: 3, seq: 11 }]);
  });

  it('can be refused and sent while it is sealed', async () => {
    const store = sealStore(createMemoryStore(), () => keyOf('a'));
    const sent = await store.keep('7/', 3, given, 0);
    await store.refuse(sent, 'too late');
    expect((await store.list('7/')).answers).toMatchObject([{ answer: ['A', 'C'], refused: 'too late' }]);
    await store.forget([sent]);
    expect((await store.list('7/')).answers).toEqual([]);
  });

  it('that was kept before there was a key is still sent', async () => {
    const device = createMemoryStore();
    await device.keep('7/', 3, given, 0);
    expect((await sealStore(device, () => keyOf('a')).list('7/')).answers).toMatchObject([given]);
    const keyless = sealStore(createMemoryStore(), () => null);
    await keyless.keep('7/', 3, { ...given, answer: null }, 0);
    expect((await keyless.list('7/')).answers).toMatchObject([{ answer: null }]);
  });
});
