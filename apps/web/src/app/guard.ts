import type { Variant } from '@tiku/contract';
import { paths } from '../lib/navigation/paths.ts';
import { mayOpen } from '../lib/navigation/page.ts';
import type { Page } from '../lib/navigation/page.ts';
import { rolesOf } from '../lib/roles.ts';
import type { Session } from '../lib/session.ts';

/** Where somebody is sent instead of a page; null when they may stay. */
export function detourFrom(page: Page, session: Session, variant: Variant): string | null {
  const signedIn = session.token !== null;
  // What is for operators alone is not there for others, not even to be turned away from.
  if (page.roles?.every((role) => role === 'operator')) {
    return rolesOf(session).includes('operator') ? null : paths.notFound;
  }
  if (mayOpen(page, { variant, signedIn, roles: rolesOf(session) })) return null;
  return signedIn ? paths.home : paths.notFound;
}
