import { createContext, use, useMemo } from 'react';
import { useConfig } from '../config.ts';
import { matchesPath, mayOpen } from './page.ts';
import type { Page } from './page.ts';
import { rolesOf } from '../roles.ts';
import { useSession } from '../session.ts';

/** The page table, handed down so that features can ask about pages without importing each other. */
export const PagesContext = createContext<readonly Page[]>([]);

/** The pages this person may open now, in this deployment. */
export function useOpenPages(): readonly Page[] {
  const pages = use(PagesContext);
  const { variant } = useConfig();
  const token = useSession((state) => state.token);
  const user = useSession((state) => state.user);
  const companyId = useSession((state) => state.companyId);
  return useMemo(() => {
    const visitor = { variant, signedIn: token !== null, roles: rolesOf({ token, user, companyId }) };
    return pages.filter((page) => mayOpen(page, visitor));
  }, [pages, variant, token, user, companyId]);
}

/** Whether a link to a path leads somewhere: false for pages that do not exist here or are for somebody else. */
export function useCanOpen(): (path: string) => boolean {
  const pages = useOpenPages();
  return (path) => pages.some((page) => matchesPath(page, path));
}
