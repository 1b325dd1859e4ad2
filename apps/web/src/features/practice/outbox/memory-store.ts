import type { OutboxStore, Pending, PendingAnswer, QueuedHandIn, Sent } from './pending.ts';

const keyOf = ({ attemptId, no }: Pick<Sent, 'attemptId' | 'no'>) => `${attemptId}/${no}`;

/** For browsers that keep nothing: it lives as long as the page. */
export function createMemoryStore(): OutboxStore {
  const answers = new Map<string, PendingAnswer>();
  const handIns = new Map<number, QueuedHandIn>();
  let lastSeq = 0;

  function findSent(sent: Sent): PendingAnswer | undefined {
    const kept = answers.get(keyOf(sent));
    return kept?.seq === sent.seq ? kept : undefined;
  }

  return {
    isLasting: false,
    async keep(owner, attemptId, given, clock) {
      lastSeq = Math.max(lastSeq, clock) + 1;
      const pending = { ...given, owner, attemptId, seq: lastSeq };
      answers.set(keyOf(pending), pending);
      return pending;
    },
    async raiseSeq(seq) {
      lastSeq = Math.max(lastSeq, seq);
    },
    async list(owner): Promise<Pending> {
      const own = (kept: { owner: string }) => kept.owner === owner;
      return { answers: [...answers.values()].filter(own), handIns: [...handIns.values()].filter(own) };
    },
    async forget(sent) {
      for (const each of sent) if (findSent(each)) answers.delete(keyOf(each));
    },
    async refuse(sent, reason) {
      const kept = findSent(sent);
      if (kept) answers.set(keyOf(sent), { ...kept, refused: reason });
    },
    async queueHandIn(handIn) {
      handIns.set(handIn.attemptId, handIn);
    },
    async clear(attemptId) {
      handIns.delete(attemptId);
      for (const [key, kept] of answers) if (kept.attemptId === attemptId) answers.delete(key);
    },
  };
}
