import { openIndexedDbStore } from './indexed-db-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { OutboxStore } from './pending.ts';

/**
 * The browser's database as long as it works. A private window may have none, and a full disk refuses: from then on
 * memory holds what is given, and `isLasting` says that it is gone with the page.
 */
export function openStore(open: () => Promise<OutboxStore> = openIndexedDbStore): OutboxStore {
  const memory = createMemoryStore();
  let lasting = true;
  const opened = open().catch(() => giveUp());

  function giveUp(): OutboxStore {
    lasting = false;
    return memory;
  }

  async function use<T>(work: (store: OutboxStore) => Promise<T>): Promise<T> {
    if (!lasting) return work(memory);
    try {
      return await work(await opened);
    } catch {
      return work(giveUp());
    }
  }

  return {
    get isLasting() {
      return lasting;
    },
    keep: (...given) => use((store) => store.keep(...given)),
    raiseSeq: (seq) => use((store) => store.raiseSeq(seq)),
    list: (owner) => use((store) => store.list(owner)),
    forget: (sent) => use((store) => store.forget(sent)),
    refuse: (sent, reason) => use((store) => store.refuse(sent, reason)),
    queueHandIn: (handIn) => use((store) => store.queueHandIn(handIn)),
    clear: (attemptId) => use((store) => store.clear(attemptId)),
  };
}
