// Codes and links that prove somebody reaches a number or an address. Checking and using up are two steps: between them
// a new password is hashed, and a server too busy for that must not cost anybody their code.
import { limits } from '@tiku/contract';
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { ErrorName } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import type { JsonValue } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findLink, guessCode, insertVerification, markUsed } from './verification.store.ts';
import type { LinkRow } from './verification.store.ts';

export type CodePurpose = 'register' | 'reset-password' | 'change-password' | 'link-mobile';
/** Their names begin with `link:`, by which the database keeps their secrets unique. */
export type LinkPurpose = 'link:register' | 'link:reset-password' | 'link:email';

const codeSeconds = limits.codeMinutes * 60;
const maxTries = 5;
const linkSeconds = limits.linkHours * 60 * 60;

export interface CodeSubject {
  purpose: CodePurpose;
  /** The mobile number, or the e-mail address in lower case. */
  target: string;
  accountId: number | null;
}

/** Under a key, because a million codes are soon tried out. */
function hashCode(signingKey: Buffer, { purpose, target }: CodeSubject, code: string): Buffer {
  return createHmac('sha256', signingKey).update(['code', purpose, target, code].join('\n')).digest();
}

/** Replaces the code that was sent before: only the newest one counts. */
export async function issueCode(db: Db, signingKey: Buffer, subject: CodeSubject): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = hashCode(signingKey, subject, code);
  await insertVerification(db, { ...subject, hash, payload: null, seconds: codeSeconds });
  return code;
}

export interface CodeProof {
  id: number;
  accountId: number | null;
}

/** Refuses a wrong code, and with `whenUsed` a right one that was used before. */
export async function checkCode(
  db: Db,
  signingKey: Buffer,
  subject: CodeSubject,
  code: string,
  whenUsed: ErrorName = 'bad_code',
): Promise<CodeProof> {
  const guessed = await guessCode(db, { ...subject, hash: hashCode(signingKey, subject, code), maxTries });
  if (!guessed?.is_right) throw new AppError('bad_code');
  if (guessed.is_used) throw new AppError(whenUsed);
  return { id: guessed.id, accountId: guessed.account_id };
}

/** Under a race exactly one caller gets through. */
export async function useCode(tx: Db, proof: CodeProof, whenUsed: ErrorName = 'bad_code'): Promise<void> {
  if (!(await markUsed(tx, proof.id))) throw new AppError(whenUsed);
}

export interface NewLink {
  purpose: LinkPurpose;
  target: string;
  accountId: number | null;
  payload: JsonValue | null;
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Answers the secret that goes into the address. */
export async function issueLink(db: Db, link: NewLink): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await insertVerification(db, { ...link, hash: hashSecret(secret), seconds: linkSeconds });
  return secret;
}

export async function checkLink(db: Db, purpose: LinkPurpose, secret: string): Promise<LinkRow> {
  const link = await findLink(db, purpose, hashSecret(secret));
  if (!link) throw new AppError('link_wrong');
  if (link.is_used) throw new AppError('link_used');
  if (link.is_expired) throw new AppError('link_expired');
  return link;
}

/** Under a race exactly one caller gets through. */
export async function useLink(tx: Db, link: LinkRow): Promise<void> {
  if (!(await markUsed(tx, link.id))) throw new AppError('link_used');
}
