import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type * as views from './gradebook/gradebook-views.ts';

const texts = ['homework/gradebook', 'group'] as const;

const page = declarePages({ ...forMembers, parent: paths.managedGroups, texts });

const view = (name: keyof typeof views) => () =>
  import('./gradebook/gradebook-views.ts').then((module) => module[name]);

/** The grades of a group: everybody's, and one's own. */
export const gradebookPages: readonly Page[] = [
  page(paths.managedGrades, 'page.group', {}, view('GradebookPage')),
  page(paths.joinedGrades, 'page.group', { parent: paths.joinedGroups }, view('OwnGradesPage')),
];
