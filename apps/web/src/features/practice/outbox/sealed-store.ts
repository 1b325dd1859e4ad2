// Answers lie in the browser's database encrypted for the person who gave them. Every sign-in brings their key, and it is
// deleted when they sign out: the next user of the device reads nothing, and what waited is sent when its owner is back.
import type { Answer } from '@tiku/questions';
import type { OutboxStore, PendingAnswer } from './pending.ts';

interface Sealed {
  sealed: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
}

const algorithm = 'AES-GCM';

function isSealed(answer: unknown): answer is Sealed {
  return typeof answer === 'object' && answer !== null && 'sealed' in answer && 'iv' in answer;
}

async function importKey(key: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(key), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt']);
}

/** `keyNow` is that of the account that is signed in; null where there is none, or no way to use one. */
export function sealStore(store: OutboxStore, keyNow: () => string | null): OutboxStore {
  let imported: { key: string; use: Promise<CryptoKey> } | null = null;

  async function findKey(): Promise<CryptoKey | null> {
    const key = keyNow();
    // Plain http on a school network is not a secure context, and has no such thing.
    if (key === null || !globalThis.crypto?.subtle) return null;
    if (imported?.key !== key) imported = { key, use: importKey(key) };
    return imported.use;
  }

  async function seal(answer: Answer | null): Promise<Answer | null> {
    const key = await findKey();
    if (!key) return answer;
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify(answer));
    const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: algorithm, iv }, key, plain));
    const kept: Sealed = { sealed, iv };
    return kept as unknown as Answer;
  }

  /** Null for what this account cannot open: it stays where it is, and is nobody else's to see. */
  async function open(pending: PendingAnswer): Promise<PendingAnswer | null> {
    const kept: unknown = pending.answer;
    if (!isSealed(kept)) return pending;
    const key = await findKey();
    if (!key) return null;
    try {
      const plain = await crypto.subtle.decrypt({ name: algorithm, iv: kept.iv }, key, kept.sealed);
      return { ...pending, answer: JSON.parse(new TextDecoder().decode(plain)) as Answer | null };
    } catch {
      return null;
    }
  }

  return {
    get isLasting() {
      return store.isLasting;
    },
    async keep(owner, attemptId, given, clock) {
      const pending = await store.keep(owner, attemptId, { ...given, answer: await seal(given.answer) }, clock);
      return { ...pending, answer: given.answer };
    },
    async list(owner) {
      const { answers, handIns } = await store.list(owner);
      const opened = await Promise.all(answers.map(open));
      return { answers: opened.filter((answer) => answer !== null), handIns };
    },
    raiseSeq: (seq) => store.raiseSeq(seq),
    forget: (sent) => store.forget(sent),
    refuse: (sent, reason) => store.refuse(sent, reason),
    queueHandIn: (handIn) => store.queueHandIn(handIn),
    clear: (attemptId) => store.clear(attemptId),
  };
}
