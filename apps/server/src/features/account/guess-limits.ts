// How many wrong passwords are told apart from right ones. Programs can solve captchas too, so guesses at one
// account get slow whatever the captcha says. Strangers share what an account allows; a browser that its owner has signed in
// with has an allowance of its own, so that nobody is locked out by what strangers do.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { countUse, findWait, refuseOverLimit, takeUse } from '../../platform/limits/throttle.ts';
import { resetUse } from '../../platform/limits/throttle.store.ts';
import type { Limit } from '../../platform/limits/throttle.store.ts';

const minute = 60;
const window = 15 * minute;

export interface Allowance {
  /** Beyond one of these, each try has to bring a captcha. */
  free: readonly Limit[];
  /** Beyond one of these no captcha helps: tries come back one by one. */
  most: readonly Limit[];
  /** A right password from there shows that the wrong ones before were slips. */
  isForgiving: boolean;
}

export interface Guesser {
  /** As it was typed: to count by account would tell which names are of one person. */
  login: string;
  ip: string;
  /** The secret of the browser, if the account knows it. */
  knownDevice: Buffer | null;
}

function shorten(bytes: Buffer): string {
  return bytes.toString('base64url').slice(0, 22);
}

function hashLogin(login: string): string {
  return shorten(createHash('sha256').update(login.toLowerCase()).digest());
}

function refilling(key: string, max: number, secondsEach: number): Limit {
  return { key, max, seconds: max * secondsEach, refills: true };
}

/**
 * At one name from one network; at one name from anywhere; from one network at anybody, with room for the slips of a
 * whole school; and by everybody together, which only an attack from many networks reaches. What fifty networks may try
 * at once does not use up what the name allows, so its owner gets in from a fifty-first.
 */
function allowStranger(login: string, ip: string): Allowance {
  const who = hashLogin(login);
  const network = networkOf(ip);
  return {
    free: [
      { key: `sign-in:${who}:${network}`, max: 10, seconds: window },
      { key: `sign-in:${who}:*`, max: 100, seconds: window },
      { key: `sign-in:*:${network}`, max: 300, seconds: window },
      { key: 'sign-in:*:*', max: 1_000, seconds: window },
    ],
    most: [
      refilling(`guess:${who}:${network}`, 15, 5 * minute),
      refilling(`guess:${who}:*`, 1_000, 2 * minute),
      refilling(`guess:*:${network}`, 900, 3),
    ],
    isForgiving: false,
  };
}

function allowDevice(login: string, device: Buffer): Allowance {
  const who = `${hashLogin(login)}:${shorten(device)}`;
  return {
    free: [{ key: `sign-in:device:${who}`, max: 10, seconds: window }],
    most: [refilling(`guess:device:${who}`, 20, 3 * minute)],
    isForgiving: true,
  };
}

/** A known browser whose allowance is used up, by a classmate at the same computer, say, is still worth a stranger's. */
export async function findAllowance(db: Db, { login, ip, knownDevice }: Guesser): Promise<Allowance> {
  if (knownDevice === null) return allowStranger(login, ip);
  const own = allowDevice(login, knownDevice);
  return (await findWait(db, own.most)) === null ? own : allowStranger(login, ip);
}

/** Refuses a try before anything is looked at, and again before a right password is told from a wrong one. */
export async function refuseGuess(db: Db, { free, most }: Allowance, hasCaptcha: boolean): Promise<void> {
  const asked = hasCaptcha ? most : [...most, ...free];
  if ((await findWait(db, asked)) === null) return;
  await refuseOverLimit(db, most, 'too_many_guesses');
  await refuseOverLimit(db, asked, 'captcha_required');
}

/**
 * Counts a wrong password, or refuses to say that it was wrong: guesses sent at once tell no more than guesses in a
 * row.
 */
export async function countGuess(db: Kysely<Tables>, { free, most }: Allowance, hasCaptcha: boolean): Promise<void> {
  const wait = await countUse(db, free);
  if (wait !== null && !hasCaptcha) throw new AppError('captcha_required', { retryAfter: wait });
  await takeUse(db, most, 'too_many_guesses');
}

export async function forgiveGuesses(db: Db, { free, most, isForgiving }: Allowance): Promise<void> {
  if (isForgiving) await resetUse(db, [...free, ...most]);
}
