import { showToast, tellFailure } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { undoChange } from './bank.api.ts';

/** Says what was done, and offers to take it back. */
export function useUndo(): (text: string, undoId: number | null) => void {
  const t = useTexts('bank');

  async function undo(undoId: number): Promise<void> {
    const result = await undoChange(undoId);
    if (result.ok) showToast(t('undone'));
    else tellFailure(result.error);
  }

  return (text, undoId) => {
    if (undoId === null) showToast(text);
    else showToast(text, 'done', { text: t('undo'), onAct: () => void undo(undoId) });
  };
}
