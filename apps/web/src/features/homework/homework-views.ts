// The pages that are loaded together.
export { JoinedHomeworkPage } from './detail/joined-homework.page.tsx';
export { ManagedHomeworkPage } from './detail/managed-homework.page.tsx';
export { MemberHomeworksPage } from './list/member-homeworks.page.tsx';
export { JoinedHomeworksPage, ManagedHomeworksPage } from './list/homeworks.page.tsx';
