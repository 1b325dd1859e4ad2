import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type * as views from './statistics-views.ts';

const page = declarePages({
  ...forMembers,
  menu: { group: 'statistics' },
  parent: paths.home,
  texts: ['statistics', 'questions/editor'],
});

/** In one chunk: people who open one of them go on to the others. */
const view = (name: keyof typeof views) => () => import('./statistics-views.ts').then((module) => module[name]);

export const statisticsPages: readonly Page[] = [
  page(paths.studyOverview, 'page.study-overview', { menu: { icon: 'chart', order: 1 } }, view('OverviewPage')),
  page(paths.studyDays, 'page.study-days', { menu: { icon: 'clock', order: 2 } }, view('DaysPage')),
  page(paths.studyMonths, 'page.study-months', { menu: { icon: 'layers', order: 3 } }, view('MonthsPage')),
  page(paths.studyDay, 'page.study-day', { parent: paths.studyDays }, view('DayPage')),
];
