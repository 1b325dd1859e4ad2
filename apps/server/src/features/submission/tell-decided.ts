import type { Db } from '../../platform/db/database.ts';
import type { Texts } from '../../platform/texts/texts.ts';
import { inAllLanguages, insertNoticesTo } from '../notice/notice.ts';

/** What is decided about, and who hears of it. */
export interface Told {
  title: string;
  accountIds: readonly number[];
  /** The page that shows it to them. */
  path: string;
}

/** Those that say a title and a reason. */
export type DecisionNotice = Extract<
  keyof Texts['notices'],
  `${'exam' | 'bundle' | 'company' | 'partner' | 'group'}${string}`
>;

/** Nobody can switch this off. */
export async function tellDecided(
  tx: Db,
  { title, accountIds, path }: Told,
  notice: DecisionNotice,
  reason = '',
): Promise<void> {
  await insertNoticesTo(tx, accountIds, {
    kind: null,
    ...inAllLanguages(({ notices }) => notices[notice], { title, reason }),
    path,
  });
}
