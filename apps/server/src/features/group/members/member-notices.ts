// What people hear of each other by notice when somebody joins a group or takes it over.
import { languages } from '@tiku/contract';
import type { Db } from '../../../db/database.ts';
import { countUse } from '../../../http/limits/throttle.ts';
import { fill, texts } from '../../../texts/texts.ts';
import type { Texts } from '../../../texts/en.ts';
import { insertNoticesTo } from '../../notice/notice.ts';
import { selectAccountName } from './member.store.ts';

type Kind = keyof Texts['groupNotices'];

async function tell(tx: Db, accountIds: readonly number[], kind: Kind, values: Record<string, string>): Promise<void> {
  if (accountIds.length === 0) return;
  const inEach = (part: 'title' | 'content') =>
    Object.fromEntries(languages.map((language) => [language, fill(texts[language].groupNotices[kind][part], values)]));
  await insertNoticesTo(tx, accountIds, inEach('title'), inEach('content'));
}

interface Told {
  id: number;
  name: string;
  owner_id: number;
}

const DAY = 24 * 60 * 60;

/** Once a day for each applicant, however often they ask and take it back. */
export async function tellOwner(tx: Db, group: Told, applicantId: number, message: string): Promise<void> {
  const isRepeat = await countUse(tx, [{ key: `group-applied:${group.id}:${applicantId}`, max: 1, seconds: DAY }]);
  if (isRepeat !== null) return;
  const name = await selectAccountName(tx, applicantId);
  await tell(tx, [group.owner_id], message === '' ? 'appliedSilently' : 'applied', {
    name,
    message,
    group: group.name,
  });
}

export async function tellApplicants(
  tx: Db,
  group: Told,
  applicantIds: readonly number[],
  isAgreed: boolean,
): Promise<void> {
  await tell(tx, applicantIds, isAgreed ? 'agreed' : 'rejected', { group: group.name });
}

export async function tellNewOwner(tx: Db, group: Told, newOwnerId: number): Promise<void> {
  const name = await selectAccountName(tx, group.owner_id);
  await tell(tx, [newOwnerId], 'handedOver', { name, group: group.name });
}
