import type { ImportView } from '@tiku/contract';
import { Card, ErrorState, Skeleton } from '@tiku/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { importPath } from '../../../lib/navigation/addresses.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { useImport } from '../../exam-import/exam-import.api.ts';

/** Read without a doubt and without a loss: nothing that its author would have to look at first. */
function isClear({ status, is_held, rejected_count = 0 }: ImportView): boolean {
  return status === 'kept' || (status === 'ready' && is_held !== true && rejected_count === 0);
}

interface WaitingInProps {
  importId: number;
  groupId: number | undefined;
  homeworkId: number | undefined;
}

/** While a text or a file is being read. What is clear is taken in, anything else is shown to its author in its preview. */
export function WaitingIn({ importId, groupId, homeworkId }: WaitingInProps) {
  const t = useTexts('homework');
  const { data: view, error, refetch } = useImport(importId);
  const follow = useEffectEvent((read: ImportView) => {
    if (isClear(read)) narrowTo({ reading: undefined, import_id: String(importId) });
    else {
      const goal = { to: 'homework', group_id: groupId, homework_id: homeworkId } as const;
      navigate(importPath(importId, null, goal), { replace: true });
    }
  });
  useEffect(() => {
    if (view && view.status !== 'processing') follow(view);
  }, [view]);
  return (
    <Card aria-busy={!error} aria-label={t('taking')}>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Skeleton lines={3} />}
    </Card>
  );
}
