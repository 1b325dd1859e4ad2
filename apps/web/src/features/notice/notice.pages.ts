import type { Page } from '../../lib/navigation/page.ts';

export const noticePages: readonly Page[] = [
  {
    path: '/notices/index',
    layout: 'sidebar',
    roles: ['user', 'ee_user'],
    menu: { group: 'notices', icon: 'bell', order: 1 },
    parent: '/user-home',
    title: 'page.notices',
    texts: ['notice'],
    load: () => import('./notice-list.page.tsx').then((module) => module.NoticeListPage),
  },
  {
    path: '/notices/detail',
    layout: 'sidebar',
    roles: ['user', 'ee_user'],
    parent: '/notices/index',
    title: 'page.notice',
    texts: ['notice'],
    load: () => import('./notice-detail.page.tsx').then((module) => module.NoticeDetailPage),
  },
];
