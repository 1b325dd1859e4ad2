import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

const page = declarePages({
  ...forMembers,
  menu: { group: 'notices' },
  parent: paths.notices,
  texts: ['notice'],
});

export const noticePages: readonly Page[] = [
  page(paths.notices, 'page.notices', { menu: { icon: 'bell', order: 1 }, parent: paths.home }, () =>
    import('./notice-list.page.tsx').then((module) => module.NoticeListPage),
  ),
  page(paths.notice, 'page.notice', { texts: ['notice', 'company/membership'] }, () =>
    import('./notice-detail.page.tsx').then((module) => module.NoticeDetailPage),
  ),
  page(paths.noticeSettings, 'page.notice-settings', {}, () =>
    import('./notice-settings.page.tsx').then((module) => module.NoticeSettingsPage),
  ),
];
