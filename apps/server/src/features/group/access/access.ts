// What somebody may do in a group, and the group they do it in.
export { hasStanding, isJoined } from './group-access.ts';
export type { Standing } from './group-access.ts';
export { sharedWithGroup } from './shared-exams.ts';
export { lockGroup, lockGroups, refuseSuspended, refuseUnlessNormal, selectGroup } from './open-group.ts';
