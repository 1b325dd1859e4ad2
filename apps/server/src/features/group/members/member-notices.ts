// What people hear of a group they are in by notice: who joins and takes it over, what becomes of them, what they are given.
import type { Db } from '../../../platform/db/database.ts';
import { countUse } from '../../../platform/limits/throttle.ts';
import { inAllLanguages, insertNoticesTo } from '../../notice/notice.ts';
import { selectAccountName, selectAudience } from './member.store.ts';

interface Told {
  id: number;
  name: string;
  owner_id: number;
  company_id: number | null;
}

export function pathTo(page: string, { id, company_id }: Pick<Told, 'id' | 'company_id'>): string {
  return `/group/${page}?group_id=${id}${company_id === null ? '' : `&company_id=${company_id}`}`;
}

const DAY = 24 * 60 * 60;

/** Once a day for each applicant, however often they ask and take it back. */
export async function tellOwner(tx: Db, group: Told, applicantId: number, message: string): Promise<void> {
  const isRepeat = await countUse(tx, [{ key: `group-applied:${group.id}:${applicantId}`, max: 1, seconds: DAY }]);
  if (isRepeat !== null) return;
  const name = await selectAccountName(tx, applicantId);
  const applied = message === '' ? 'appliedSilently' : 'applied';
  await insertNoticesTo(tx, [group.owner_id], {
    kind: 'group',
    ...inAllLanguages(({ groupNotices }) => groupNotices[applied], { name, message, group: group.name }),
    path: pathTo('managed-group-members', group),
    many: {
      key: `group-applied:${group.id}`,
      ...inAllLanguages(({ groupNotices }) => groupNotices.appliedMany, { group: group.name }),
    },
  });
}

export async function tellApplicants(
  tx: Db,
  group: Told,
  applicantIds: readonly number[],
  isAgreed: boolean,
): Promise<void> {
  await insertNoticesTo(tx, applicantIds, {
    kind: 'group',
    ...inAllLanguages(({ groupNotices }) => groupNotices[isAgreed ? 'agreed' : 'rejected'], { group: group.name }),
    ...(isAgreed && { path: pathTo('joined-group', group) }),
  });
}

export async function tellNewOwner(tx: Db, group: Told, newOwnerId: number): Promise<void> {
  const name = await selectAccountName(tx, group.owner_id);
  await insertNoticesTo(tx, [newOwnerId], {
    kind: 'group',
    ...inAllLanguages(({ groupNotices }) => groupNotices.handedOver, { name, group: group.name }),
    path: pathTo('managed-group', group),
  });
}

/** There is no page for them any more. */
export async function tellRemoved(tx: Db, group: Told, removedIds: readonly number[]): Promise<void> {
  await insertNoticesTo(tx, removedIds, {
    kind: 'group',
    ...inAllLanguages(({ groupNotices }) => groupNotices.removed, { group: group.name }),
  });
}

export async function tellRole(tx: Db, group: Told, accountId: number, isAdministrator: boolean): Promise<void> {
  const text = isAdministrator ? 'madeAdministrator' : 'noAdministrator';
  await insertNoticesTo(tx, [accountId], {
    kind: 'group',
    ...inAllLanguages(({ groupNotices }) => groupNotices[text], { group: group.name }),
    path: pathTo(isAdministrator ? 'managed-group' : 'joined-group', group),
  });
}

/** Its members still find it, with what was there. */
export async function tellDisbanded(tx: Db, group: Told): Promise<void> {
  const { members, managers } = await selectAudience(tx, group.id, group.owner_id);
  await insertNoticesTo(tx, [...members, ...managers], {
    kind: 'group',
    ...inAllLanguages(({ groupNotices }) => groupNotices.disbanded, { group: group.name }),
    path: pathTo('joined-group', group),
  });
}

/** Each is led to the page that is theirs; several exams that nobody has looked at are one notice. */
export async function tellShared(tx: Db, group: Told, sharerId: number, title: string, count: number): Promise<void> {
  const name = await selectAccountName(tx, sharerId);
  const { members, managers } = await selectAudience(tx, group.id, sharerId);
  const shared = {
    kind: 'group',
    ...inAllLanguages(({ groupNotices }) => groupNotices[count === 1 ? 'shared' : 'sharedSeveral'], {
      name,
      title,
      exams: String(count),
      group: group.name,
    }),
    many: {
      key: `group-shared:${group.id}`,
      ...inAllLanguages(({ groupNotices }) => groupNotices.sharedMany, { group: group.name }),
    },
  } as const;
  await insertNoticesTo(tx, members, { ...shared, path: pathTo('joined-group-share-exams', group) });
  await insertNoticesTo(tx, managers, { ...shared, path: pathTo('managed-group-share-exams', group) });
}
