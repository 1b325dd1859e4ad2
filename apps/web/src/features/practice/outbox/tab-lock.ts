// One tab at a time. What happens under it is harmless if it happens twice; the lock spares the server the second time.

type Work = () => Promise<void>;
export type TabLock = (work: Work) => Promise<void>;

interface Kept {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

const lease = { lasts: 10_000, renewed: 3_000, settles: 40, asked: 500 };

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** For browsers without locks: a note in storage that says who sends, and until when. After a crash it runs out. */
export function createLease(name: string, kept: Kept, me: string): TabLock {
  const holds = () => kept.read(name)?.startsWith(`${me} `) ?? false;
  const write = (until: number) => kept.write(name, `${me} ${until}`);

  async function take(): Promise<boolean> {
    const [holder, until] = kept.read(name)?.split(' ') ?? [];
    if (holder && holder !== me && Number(until) > Date.now()) return false;
    write(Date.now() + lease.lasts);
    // Two tabs may both have found it free: the one that wrote last has it.
    await pause(lease.settles);
    return holds();
  }

  return async (work) => {
    while (!(await take())) await pause(lease.asked);
    const renewal = setInterval(() => write(Date.now() + lease.lasts), lease.renewed);
    try {
      await work();
    } finally {
      clearInterval(renewal);
      if (holds()) write(0);
    }
  };
}

/** Plain http on a school network is not a secure context, and has no locks. */
export function createTabLock(name: string, locks: LockManager | undefined, fallback: TabLock): TabLock {
  return locks ? (work) => locks.request(name, work) : fallback;
}
