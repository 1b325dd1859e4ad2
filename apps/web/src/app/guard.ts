import type { Variant } from '@tiku/contract';
import { paths } from '../lib/navigation/paths.ts';
import { mayOpen } from '../lib/navigation/page.ts';
import type { Page } from '../lib/navigation/page.ts';
import { rolesOf } from '../lib/roles.ts';
import type { Session } from '../lib/session.ts';

/** Where somebody is sent instead of a page; null when they may stay. */
export function detourFrom(page: Page, session: Session, variant: Variant): string | null {
  const signedIn = session.token !== null;
  if (mayOpen(page, { variant, signedIn, roles: rolesOf(session) })) return null;
  return signedIn ? paths.home : paths.notFound;
}
