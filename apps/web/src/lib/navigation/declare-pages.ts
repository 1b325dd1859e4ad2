import type { Page } from './page.ts';

type Menu = NonNullable<Page['menu']>;
type Fields = Omit<Page, 'path' | 'title' | 'load' | 'menu'>;

interface Shared extends Fields {
  /** Where those of them stand that are in the menu. */
  menu?: Omit<Menu, 'icon' | 'order'>;
}

/** In the menu stand only pages of features that have a place there. */
type Own<S extends Shared> = Partial<Fields> & {
  menu?: S extends { menu: object } ? Pick<Menu, 'icon' | 'order'> : never;
};

/** Pages for people with an account of their own or of a company. */
export const forMembers = { layout: 'sidebar', roles: ['user', 'ee_user'] } as const;

/** What the pages of a feature share is said once; each says what it is called, what differs, and how it is loaded. */
export function declarePages<const S extends Shared>(shared: S) {
  return (path: string, title: Page['title'], { menu, ...own }: Own<S>, load: Page['load']): Page => {
    const { menu: place, ...common }: Shared = shared;
    return { ...common, ...own, path, title, load, ...(place && menu && { menu: { ...place, ...menu } }) };
  };
}
