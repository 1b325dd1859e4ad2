// What a page is: one piece of data from which its route, guard, menu entry, breadcrumb and title come.
import type { Variant } from '@tiku/contract/limits';
import type { IconName } from '@tiku/ui';
import type { ComponentType } from 'react';
import type { Config } from '../config.ts';
import type { Role } from '../roles.ts';
import type { Namespace, Texts } from '../texts.ts';

export const menuGroups = [
  'home',
  'exams',
  'questions',
  'bundles',
  'groups',
  'statistics',
  'bank',
  'notices',
  'feedback',
  'account',
  'company',
  'partner',
  'operator',
] as const;
export type MenuGroup = (typeof menuGroups)[number];

type TitleNamespace = 'app' | 'operator';
type PageTitle = Extract<keyof Texts['app'] | keyof Texts['operator'], `page.${string}`>;

export interface Page {
  /** `{name}` stands for one segment of any content. */
  path: string;
  layout: 'sidebar' | 'bare' | 'public';
  /** Only where this variant is deployed. */
  variant?: Variant;
  /** Any one of these; a page without is for everybody. */
  roles?: readonly Role[];
  menu?: { group: MenuGroup; icon: IconName; order: number; heading?: 'group.operator' };
  /** Whose texts have its title and that of its group, where the shell has not: only those who may open it get them. */
  titles?: Exclude<TitleNamespace, 'app'>;
  /** The page above this one in the breadcrumb. */
  parent?: string;
  title: PageTitle;
  /** Whose texts it speaks: its own feature's, and those of features it borrows from. */
  texts: readonly Namespace[];
  load: () => Promise<ComponentType>;
  /** What somebody who is not signed in gets instead. */
  visitors?: { texts: readonly Namespace[]; load: () => Promise<ComponentType> };
  /** Drawn by the server for visitors who are not signed in: the same for all, or what a link is about. */
  drawn?: 'always' | 'for-link';
  /** What its document runs before the application is there: a script of the folder `early`. */
  early?: 'attempt';
  /** Its files are fetched before somebody needs them without a connection. */
  isKept?: true;
  /** Whether what its address asks for is shown alone, without menu, trail and footer. */
  isQuiet?: (search: Readonly<Record<string, unknown>>) => boolean;
  /** False where search engines have no business. */
  isListed?: boolean;
  /** All there are, of a page with a `{name}` in its path. */
  addresses?: (config: Config) => Promise<string[]>;
}

interface Visitor {
  variant: Variant;
  signedIn: boolean;
  roles: readonly Role[];
}

export function existsIn(page: Page, variant: Variant): boolean {
  return page.variant === undefined || page.variant === variant;
}

/** Signed out, pages are open: the first call that needs a token asks the person to sign in. */
export function mayOpen(page: Page, { variant, signedIn, roles }: Visitor): boolean {
  if (!existsIn(page, variant)) return false;
  return !signedIn || page.roles === undefined || page.roles.some((role) => roles.includes(role));
}

export function matchesPath(page: Page, path: string): boolean {
  const wanted = page.path.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length && wanted.every((part, index) => part === given[index] || /^\{.+\}$/.test(part))
  );
}
