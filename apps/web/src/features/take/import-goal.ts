import type { ImportGoal } from '../../lib/navigation/addresses.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { readId } from '../../lib/navigation/read-id.ts';

/** Where the questions of the import on screen are to go, as its address says it. */
export function useImportGoal(): ImportGoal {
  const to = useSearchParam('to');
  const [group_id, homework_id] = [readId(useSearchParam('group_id')), readId(useSearchParam('homework_id'))];
  if (to === 'homework') return { to, group_id, homework_id };
  return to === 'bank' ? { to } : {};
}
