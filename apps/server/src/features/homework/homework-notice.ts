import type { Db } from '../../platform/db/database.ts';
import type { Texts } from '../../platform/texts/texts.ts';
import { inAllLanguages, insertNoticesTo } from '../notice/notice.ts';

type Event = keyof Texts['homeworkNotices'];

/** What there is to do; the others are about results. */
const tasks: ReadonlySet<Event> = new Set<Event>([
  'published',
  'dueInDay',
  'dueInHour',
  'reminded',
  'reopened',
  'givenMore',
]);

interface Told {
  title: string;
  group: string;
  /** Where known, the notice leads there. */
  id?: number;
  companyId?: number | null;
  /** Why, where somebody said so. */
  reason?: string;
}

/** To some people about one homework, in all languages. */
export async function insertHomeworkNotices(
  tx: Db,
  event: Event,
  { title, group, id, companyId = null, reason = '' }: Told,
  accountIds: readonly number[],
): Promise<void> {
  if (accountIds.length === 0) return;
  const context = companyId === null ? '' : `&company_id=${companyId}`;
  await insertNoticesTo(tx, accountIds, {
    kind: tasks.has(event) ? 'homework' : 'marks',
    ...inAllLanguages((texts) => texts.homeworkNotices[event], { title, group, reason }),
    ...(id !== undefined && { path: `/group/joined-homework?homework_id=${id}${context}` }),
  });
}
