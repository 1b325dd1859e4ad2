import { limits } from '@tiku/contract/limits';
import { useTexts } from '../../lib/i18n.ts';

/** Why something cannot be sent to so many groups. */
export function useGroupProblem(): (count: number) => string | undefined {
  const t = useTexts('group');
  const most = limits.groupsAtOnce;
  return (count) =>
    count === 0 ? t('pick.at-least-one') : count > most ? t('pick.too-many', { count: most }) : undefined;
}
