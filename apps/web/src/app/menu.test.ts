import { expect, it } from 'vitest';
import type { Page } from '../lib/navigation/page.ts';
import { menuOf } from './menu.ts';

function page(path: string, menu?: Page['menu']): Page {
  return {
    path,
    layout: 'sidebar',
    ...(menu && { menu }),
    title: 'page.user-home',
    texts: [],
    load: () => Promise.reject(new Error('not needed')),
  };
}

it('keeps the order of the groups and of the pages within, and leaves out empty groups and hidden pages', () => {
  const sections = menuOf([
    page('/notices/index', { group: 'notices', icon: 'bell', order: 1 }),
    page('/exam/b', { group: 'exams', icon: 'exam', order: 2 }),
    page('/exam/detail'),
    page('/exam/a', { group: 'exams', icon: 'exam', order: 1 }),
  ]);
  expect(sections.map(({ group }) => group)).toEqual(['exams', 'notices']);
  expect(sections[0]?.pages.map(({ path }) => path)).toEqual(['/exam/a', '/exam/b']);
});
