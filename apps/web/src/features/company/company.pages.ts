import { declarePages } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type * as views from './company-views.ts';

/** For those who run a company. */
const page = declarePages({
  layout: 'sidebar',
  variant: 'A',
  roles: ['ee_super_admin', 'ee_admin'],
  menu: { group: 'company' },
  texts: ['company', 'statistics'],
});

const view = (name: keyof typeof views) => () => import('./company-views.ts').then((module) => module[name]);

const { home, companyGroups, companyUsers, companyStudy } = paths;

export const companyPages: readonly Page[] = [
  page(
    paths.companyInfo,
    'page.company-info',
    {
      menu: { icon: 'company', order: 1 },
      roles: ['ee_super_admin', 'user'],
      parent: home,
      texts: ['company', 'submission'],
    },
    () => import('./info/company-info.page.tsx').then((module) => module.CompanyInfoPage),
  ),
  page(
    companyGroups,
    'page.company-groups',
    { menu: { icon: 'group', order: 2 }, parent: home },
    view('CompanyGroupsPage'),
  ),
  page(
    companyUsers,
    'page.company-users',
    { menu: { icon: 'user', order: 3 }, parent: home },
    view('CompanyUsersPage'),
  ),
  page(
    companyStudy,
    'page.company-study',
    { menu: { icon: 'chart', order: 4 }, parent: home },
    view('CompanyStudyPage'),
  ),
  page(paths.companyAddUser, 'page.company-add-user', { parent: companyUsers }, view('AddUserPage')),
  page(paths.companyUpdateUser, 'page.company-update-user', { parent: companyUsers }, view('UpdateUserPage')),
  page(paths.companyImportUsers, 'page.company-import-users', { parent: companyUsers }, view('ImportUsersPage')),
  page(paths.companyUserHome, 'page.company-user', { parent: companyUsers }, view('CompanyUserHomePage')),
  page(paths.companyUserStudy, 'page.company-user-study', { parent: companyStudy }, view('CompanyUserStudyPage')),
  page(paths.companyGroupHome, 'page.group', { parent: companyGroups }, view('CompanyGroupHomePage')),
  page(paths.companyGroupUsers, 'page.company-group-users', { parent: companyGroups }, view('CompanyGroupUsersPage')),
];
