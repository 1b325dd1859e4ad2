import type { ComponentType } from 'react';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type * as Views from './company-views.ts';

const load = (name: keyof typeof Views) => (): Promise<ComponentType> =>
  import('./company-views.ts').then((views) => views[name]);

/** Of those who run a company. */
const shared = {
  layout: 'sidebar',
  variant: 'A',
  roles: ['ee_super_admin', 'ee_admin'],
  texts: ['company', 'statistics'],
} as const;

export const companyPages: readonly Page[] = [
  {
    path: paths.companyInfo,
    layout: 'sidebar',
    variant: 'A',
    roles: ['ee_super_admin', 'user'],
    menu: { group: 'company', icon: 'company', order: 1 },
    parent: paths.home,
    title: 'page.company-info',
    texts: ['company', 'submission'],
    load: () => import('./info/company-info.page.tsx').then((module) => module.CompanyInfoPage),
  },
  {
    ...shared,
    path: paths.companyGroups,
    menu: { group: 'company', icon: 'group', order: 2 },
    parent: paths.home,
    title: 'page.company-groups',
    load: load('CompanyGroupsPage'),
  },
  {
    ...shared,
    path: paths.companyUsers,
    menu: { group: 'company', icon: 'user', order: 3 },
    parent: paths.home,
    title: 'page.company-users',
    load: load('CompanyUsersPage'),
  },
  {
    ...shared,
    path: paths.companyStudy,
    menu: { group: 'company', icon: 'chart', order: 4 },
    parent: paths.home,
    title: 'page.company-study',
    load: load('CompanyStudyPage'),
  },
  {
    ...shared,
    path: paths.companyAddUser,
    parent: paths.companyUsers,
    title: 'page.company-add-user',
    load: load('AddUserPage'),
  },
  {
    ...shared,
    path: paths.companyUpdateUser,
    parent: paths.companyUsers,
    title: 'page.company-update-user',
    load: load('UpdateUserPage'),
  },
  {
    ...shared,
    path: paths.companyImportUsers,
    parent: paths.companyUsers,
    title: 'page.company-import-users',
    load: load('ImportUsersPage'),
  },
  {
    ...shared,
    path: paths.companyUserHome,
    parent: paths.companyUsers,
    title: 'page.company-user',
    load: load('CompanyUserHomePage'),
  },
  {
    ...shared,
    path: paths.companyUserStudy,
    parent: paths.companyStudy,
    title: 'page.company-user-study',
    load: load('CompanyUserStudyPage'),
  },
  {
    ...shared,
    path: paths.companyGroupHome,
    parent: paths.companyGroups,
    title: 'page.group',
    load: load('CompanyGroupHomePage'),
  },
  {
    ...shared,
    path: paths.companyGroupUsers,
    parent: paths.companyGroups,
    title: 'page.company-group-users',
    load: load('CompanyGroupUsersPage'),
  },
];
