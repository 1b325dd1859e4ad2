import { useEffect } from 'react';
import { useSession } from '../lib/session.ts';
import { loadOperatorPages } from './load-operator-pages.ts';

/** Operators find their pages in the menu. What fails is tried again by the next page. */
export function useOperatorPages(): void {
  const isOperator = useSession((state) => state.user?.is_operator === true);
  useEffect(() => {
    if (isOperator) loadOperatorPages().catch(() => undefined);
  }, [isOperator]);
}
