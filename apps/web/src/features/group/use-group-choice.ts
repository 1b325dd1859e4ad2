import { limits } from '@tiku/contract/limits';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';

interface GroupChoice {
  groups: ReadonlySet<number>;
  choose: (groups: ReadonlySet<number>) => void;
  /** Why it cannot be sent to these. */
  problem: string | undefined;
}

/** Which groups something goes to; at first the one where it was begun. */
export function useGroupChoice(groupId: number | undefined): GroupChoice {
  const t = useTexts('group');
  const [groups, choose] = useState<ReadonlySet<number>>(new Set(groupId === undefined ? [] : [groupId]));
  const most = limits.groupsAtOnce;
  const problem =
    groups.size === 0 ? t('pick.at-least-one') : groups.size > most ? t('pick.too-many', { count: most }) : undefined;
  return { groups, choose, problem };
}
