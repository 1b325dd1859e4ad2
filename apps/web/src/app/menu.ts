import { menuGroups } from '../lib/navigation/page.ts';
import type { MenuGroup, Page } from '../lib/navigation/page.ts';

type MenuPage = Page & { menu: NonNullable<Page['menu']> };

export interface MenuSection {
  group: MenuGroup;
  pages: MenuPage[];
}

function isMenuPage(page: Page): page is MenuPage {
  return page.menu !== undefined;
}

/** The sidebar: groups in their fixed order, each with the pages that may be opened; empty groups stay away. */
export function menuOf(openPages: readonly Page[]): MenuSection[] {
  const byGroup = Map.groupBy(openPages.filter(isMenuPage), (page) => page.menu.group);
  return menuGroups.flatMap((group) => {
    const pages = byGroup.get(group)?.toSorted((a, b) => a.menu.order - b.menu.order);
    return pages ? [{ group, pages }] : [];
  });
}
