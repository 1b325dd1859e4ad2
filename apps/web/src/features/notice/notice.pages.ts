import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

export const noticePages: readonly Page[] = [
  {
    path: paths.notices,
    layout: 'sidebar',
    roles: ['user', 'ee_user'],
    menu: { group: 'notices', icon: 'bell', order: 1 },
    parent: paths.home,
    title: 'page.notices',
    texts: ['notice'],
    load: () => import('./notice-list.page.tsx').then((module) => module.NoticeListPage),
  },
  {
    path: paths.notice,
    layout: 'sidebar',
    roles: ['user', 'ee_user'],
    parent: paths.notices,
    title: 'page.notice',
    texts: ['notice', 'company/membership'],
    load: () => import('./notice-detail.page.tsx').then((module) => module.NoticeDetailPage),
  },
  {
    path: paths.noticeSettings,
    layout: 'sidebar',
    roles: ['user', 'ee_user'],
    parent: paths.notices,
    title: 'page.notice-settings',
    texts: ['notice'],
    load: () => import('./notice-settings.page.tsx').then((module) => module.NoticeSettingsPage),
  },
];
