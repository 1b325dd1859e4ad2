// The pages that are loaded together.
export { JoinedGroupPage, ManagedGroupPage } from './detail/group-detail.page.tsx';
export { GroupPosterPage } from './detail/group-poster.page.tsx';
export { EditGroupPage } from './edit/edit-group.page.tsx';
export { NewGroupPage } from './edit/new-group.page.tsx';
export { JoinedGroupsPage, ManagedGroupsPage } from './list/groups.page.tsx';
export { JoinedMembersPage, ManagedMembersPage } from './members/members.page.tsx';
export { JoinedNoticesPage, ManagedNoticesPage } from './notices/notices.page.tsx';
export { JoinedRanksPage, ManagedRanksPage } from './ranks/ranks.page.tsx';
export { NewSharePage } from './shares/new-share.page.tsx';
export { JoinedSharesPage, ManagedSharesPage } from './shares/shares.page.tsx';
