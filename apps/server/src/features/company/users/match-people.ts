// The people of a spreadsheet beside those the company knows: who is new, who is changed, who stays as they are.
import type { CompanyUserColumn } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { endOf, refuseNaming } from './keep-users.ts';
import type { ReadSheet, SheetPerson, SheetProblem } from './read-sheet.ts';
import { lockKnown } from './user.store.ts';
import type { KnownUser, NewUser } from './user.store.ts';

export interface MatchedPerson {
  person: SheetPerson;
  /** As they are to be. */
  user: NewUser;
  /** Who they are already. */
  known: KnownUser | null;
  change: 'new' | 'changed' | 'unchanged';
}

export interface Matched {
  good: MatchedPerson[];
  problems: SheetProblem[];
}

type Company = Context<'company'>;
type Found = readonly [CompanyUserColumn, SheetProblem['code']];

const fields = ['job_id', 'name', 'department', 'job_title', 'email', 'mobile', 'is_admin', 'expires_at'] as const;
const fold = (text: string | null) => text?.toLowerCase() ?? '';

function findBy(users: ReadonlyMap<string, KnownUser>, text: string): KnownUser | null {
  return text === '' ? null : (users.get(fold(text)) ?? null);
}

export async function matchPeople(tx: Db, context: Company, sheet: ReadSheet): Promise<Matched> {
  const known = await lockKnown(tx, context.actor.company.id, sheet.people);
  const byMobile = new Map(known.map((user) => [fold(user.mobile), user]));
  const byEmail = new Map(known.map((user) => [fold(user.email), user]));
  const byJob = new Map(known.map((user) => [fold(user.job_id), user]));
  const ends = await readEnds(tx, context, sheet.people);
  const seen = new Set<number>();
  const problems = [...sheet.problems];
  const good: MatchedPerson[] = [];
  for (const person of sheet.people) {
    const hasMobile = findBy(byMobile, person.mobile);
    const hasEmail = findBy(byEmail, person.emailaddress);
    const hasJob = findBy(byJob, person.job_id);
    const user = hasMobile ?? hasEmail;
    const found: Found[] = [];
    if (!user && person.name === '') found.push(['name', 'required']);
    if (hasMobile && hasEmail && hasMobile.id !== hasEmail.id) found.push(['emailaddress', 'taken']);
    if (hasJob && hasJob.id !== user?.id) found.push(['job_id', 'taken']);
    if (user && seen.has(user.id)) found.push([hasMobile ? 'mobile' : 'emailaddress', 'repeated']);
    const wanted = merge(person, user, ends);
    if (user) {
      seen.add(user.id);
      found.push(...refuseProtected(context, user, wanted));
    } else refuseNaming(context, wanted.is_admin);
    problems.push(
      ...found.map(([column, code]) => ({ row: person.row, cell: sheet.cellOf(person.row, column), column, code })),
    );
    const isSame = user !== null && fields.every((field) => String(user[field] ?? '') === String(wanted[field] ?? ''));
    const change = user === null ? 'new' : isSame ? 'unchanged' : 'changed';
    if (found.length === 0) good.push({ person, user: wanted, known: user, change });
  }
  return { good, problems: problems.toSorted((one, other) => one.row - other.row) };
}

/** What the row leaves empty stays as it is. */
function merge(person: SheetPerson, known: KnownUser | null, ends: ReadonlyMap<string, string | null>): NewUser {
  const { expiration } = person;
  const end = expiration === undefined || expiration === null ? null : (ends.get(expiration) ?? null);
  return {
    job_id: person.job_id || (known?.job_id ?? ''),
    name: person.name || (known?.name ?? ''),
    department: person.department || (known?.department ?? ''),
    job_title: person.job_title || (known?.job_title ?? ''),
    email: emailOf(person, known),
    mobile: person.mobile || (known?.mobile ?? null),
    is_admin: person.is_admin ?? known?.is_admin ?? false,
    expires_at: expiration === undefined ? (known?.expires_at ?? null) : end,
  };
}

/** Another case is the same address. */
function emailOf({ emailaddress }: SheetPerson, known: KnownUser | null): string | null {
  if (emailaddress === '' || fold(known?.email ?? null) === fold(emailaddress))
    return known?.email ?? (emailaddress || null);
  return emailaddress;
}

/** The super administrator neither ends nor steps down by a spreadsheet; other administrators are the super administrator's. */
function refuseProtected({ actor }: Company, known: KnownUser, wanted: NewUser): Found[] {
  const isNamed = wanted.is_admin !== known.is_admin;
  if (known.is_super_admin && isNamed) return [['is_admin', 'protected']];
  if (known.is_super_admin && wanted.expires_at !== null) return [['expiration', 'protected']];
  if (actor.company.isSuperAdmin) return [];
  if (isNamed) throw new AppError('super_admin_only');
  const isOther = known.is_admin && known.account_id !== actor.accountId;
  const isChanged = fields.some((field) => String(known[field] ?? '') !== String(wanted[field] ?? ''));
  return isOther && isChanged ? [['name', 'protected']] : [];
}

async function readEnds(tx: Db, context: Company, people: readonly SheetPerson[]): Promise<Map<string, string | null>> {
  const ends = new Map<string, string | null>();
  for (const { expiration } of people)
    if (expiration && !ends.has(expiration)) ends.set(expiration, await endOf(tx, context, expiration));
  return ends;
}
