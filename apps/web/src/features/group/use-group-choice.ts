import { useState } from 'react';
import { useGroupProblem } from './use-group-problem.ts';

interface GroupChoice {
  groups: ReadonlySet<number>;
  choose: (groups: ReadonlySet<number>) => void;
  /** Why it cannot be sent to these. */
  problem: string | undefined;
}

/** Which groups something goes to; at first the one where it was begun. */
export function useGroupChoice(groupId: number | undefined): GroupChoice {
  const problemOf = useGroupProblem();
  const [groups, choose] = useState<ReadonlySet<number>>(new Set(groupId === undefined ? [] : [groupId]));
  return { groups, choose, problem: problemOf(groups.size) };
}
