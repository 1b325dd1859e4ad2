// Who holds a token, remembered by this process: the question comes with every call. What was ended or taken away must not
// work a second later, so what is remembered is believed only as long as the revocations of the database were read a
// moment ago. One reading serves everybody who asks meanwhile, and there is none while nobody asks.
import type { Db } from '../db/database.ts';
import type { SignedInActor } from './actor.ts';
import { findActor } from './sessions.ts';
import { selectRevoked } from './session.store.ts';
import type { Reading } from './session.store.ts';

/** Milliseconds that a reading serves. */
const freshness = 500;
const maxRemembered = 50_000;
/** Seconds without a reading after which nobody is remembered: revocations are kept for an hour. */
const longestGap = 1_800;

export interface Actors {
  /** Null when nobody holds the token. Acting for the company if it is theirs. */
  find(db: Db, token: string, companyId: number | undefined): Promise<SignedInActor | null>;
  /** To be called after anything that may have ended a session here: the next call asks the database. */
  invalidate(): void;
}

interface Known {
  actor: SignedInActor;
  /** By the clock of `performance.now()`. */
  endsAt: number;
}

/** `urgent` is there for learners who hand in, and for the readings that they wait for. */
export function createActors(urgent: Db): Actors {
  const known = new Map<string, Known>();
  let last: Reading | null = null;
  let freshUntil = 0;
  let reading: Promise<void> | null = null;
  let revision = 0;

  function forget(accounts: readonly (number | null)[]): void {
    if (accounts.length === 0) return;
    revision++;
    const isEverybody = accounts.includes(null);
    for (const [key, { actor }] of known) if (isEverybody || accounts.includes(actor.accountId)) known.delete(key);
  }

  async function read(): Promise<void> {
    const { accounts, ...next } = await selectRevoked(urgent, last?.seen ?? null);
    // A database that was away for long has forgotten revocations, and one that took over from another may have lost some.
    const isGap = last === null || next.at - last.at > longestGap || BigInt(next.seen) < BigInt(last.seen);
    forget(isGap ? [null] : accounts);
    last = next;
  }

  async function refresh(): Promise<void> {
    if (performance.now() < freshUntil) return;
    if (!reading) {
      const until = performance.now() + freshness;
      const own = read()
        .then(() => {
          if (reading === own) freshUntil = until;
        })
        .finally(() => {
          if (reading === own) reading = null;
        });
      reading = own;
    }
    await reading;
  }

  function remember(key: string, found: Known): void {
    const [oldest] = known.size < maxRemembered ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    known.set(key, found);
  }

  return {
    async find(db, token, companyId) {
      if (token === '') return null;
      await refresh();
      const key = `${companyId ?? ''} ${token}`;
      const remembered = known.get(key);
      if (remembered && performance.now() < remembered.endsAt) return remembered.actor;
      const before = revision;
      const asked = performance.now();
      const found = await findActor(db, token, companyId);
      // What was read while others were revoked may be about one of them.
      if (found && revision === before) remember(key, { actor: found.actor, endsAt: asked + found.seconds * 1_000 });
      else if (!found) known.delete(key);
      return found?.actor ?? null;
    },
    invalidate() {
      freshUntil = 0;
      reading = null;
    },
  };
}
