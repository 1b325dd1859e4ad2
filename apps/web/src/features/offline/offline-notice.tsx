import { Suspense } from 'react';
import { useStore } from 'zustand';
import { keptView } from '../../lib/kept/kept-view.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useOnline } from '../../lib/online.ts';

const Notice = lazyPart(() => import('./notice.tsx').then((module) => module.Notice), ['offline']);

/** That there is no connection, and what is shown instead. */
export function OfflineNotice() {
  const isOnline = useOnline();
  const isKept = useStore(keptView, ({ isShown }) => isShown);
  if (isOnline && !isKept) return null;
  return (
    <Suspense>
      <Notice />
    </Suspense>
  );
}
