// The pages of a company's administrators, which are loaded together.
export { CompanyGroupHomePage } from './groups/group-home.page.tsx';
export { CompanyGroupUsersPage } from './groups/group-users.page.tsx';
export { CompanyGroupsPage } from './groups/groups.page.tsx';
export { CompanyStudyPage } from './study/company-study.page.tsx';
export { CompanyUserHomePage } from './study/user-home.page.tsx';
export { CompanyUserStudyPage } from './study/user-study.page.tsx';
export { AddUserPage } from './users/add-user.page.tsx';
export { ImportUsersPage } from './users/import-users.page.tsx';
export { UpdateUserPage } from './users/update-user.page.tsx';
export { CompanyUsersPage } from './users/users.page.tsx';
