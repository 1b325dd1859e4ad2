import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';
import type * as views from './statistics-views.ts';

const texts = ['statistics', 'questions/editor'] as const;
const shared = { layout: 'sidebar', roles: ['user', 'ee_user'], texts, parent: paths.home } as const;

/** In one chunk: people who open one of them go on to the others. */
const view = (name: keyof typeof views) => () => import('./statistics-views.ts').then((module) => module[name]);

export const statisticsPages: readonly Page[] = [
  {
    ...shared,
    path: paths.studyOverview,
    menu: { group: 'statistics', icon: 'chart', order: 1 },
    title: 'page.study-overview',
    load: view('OverviewPage'),
  },
  {
    ...shared,
    path: paths.studyDays,
    menu: { group: 'statistics', icon: 'clock', order: 2 },
    title: 'page.study-days',
    load: view('DaysPage'),
  },
  {
    ...shared,
    path: paths.studyMonths,
    menu: { group: 'statistics', icon: 'layers', order: 3 },
    title: 'page.study-months',
    load: view('MonthsPage'),
  },
  { ...shared, path: paths.studyDay, parent: paths.studyDays, title: 'page.study-day', load: view('DayPage') },
];
