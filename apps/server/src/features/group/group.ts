// Groups as other features meet them: the front door of this feature.
export { placeChanges } from './members/change-places.ts';
export { suspendableGroup } from './suspendable-group.ts';
export { homeworkOfOthers, withOwner } from './group-row.ts';
export { readInvitation as readGroupInvitation } from './members/join-group.ts';
export { takeCharge } from './members/take-charge.ts';
export { insertNotices, insertReads, selectNews } from './notices/group-notice.store.ts';
export { purgeScores as purgeGroupScores } from './ranks/group-rank.store.ts';
export { countMembers, insertGroup, selectPlaces } from './group.store.ts';
export { upsertShares } from './shares/group-share.store.ts';
