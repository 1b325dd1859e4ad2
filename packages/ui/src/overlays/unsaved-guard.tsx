import { useBlocker } from '@tanstack/react-router';
import { useUiTexts } from '../texts-context.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before what was typed is lost: on the way to another page here, and before the tab is closed. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const t = useUiTexts();
  const blocker = useBlocker({ shouldBlockFn: () => dirty, enableBeforeUnload: dirty, withResolver: true });
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      action={t('unsaved.leave')}
      busy={false}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  );
}
