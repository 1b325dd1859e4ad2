// What people hear of each other by notice when somebody joins a group or takes it over.
import type { Db } from '../../../db/database.ts';
import { countUse } from '../../../http/limits/throttle.ts';
import { inAllLanguages, insertNoticesTo } from '../../notice/notice.ts';
import { selectAccountName } from './member.store.ts';

interface Told {
  id: number;
  name: string;
  owner_id: number;
  company_id: number | null;
}

function pathTo(page: string, { id, company_id }: Told): string {
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
