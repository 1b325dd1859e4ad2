import { newHomeworkPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useImportGoal } from '../take/take.ts';

/** Somebody who comes from their question bank, or sets homework, wants the questions there, and no exam. */
export function useIsForBank(): boolean {
  return useImportGoal().to !== undefined;
}

/** Where somebody came from who wants none of it after all. */
export function useWayOut(usual: string): string {
  const { to, group_id, homework_id } = useImportGoal();
  if (to === 'homework') return newHomeworkPath({ groupId: group_id, homeworkId: homework_id });
  return to === 'bank' ? paths.bank : usual;
}
