import { useSearchParam } from '../../lib/navigation/navigation.ts';

/** Somebody who comes from their question bank wants the questions there, and no exam. */
export function useIsForBank(): boolean {
  return useSearchParam('to') === 'bank';
}
