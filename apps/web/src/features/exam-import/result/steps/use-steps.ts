// Undo and redo in the preview: by button, by key, and from the word that says what has just been done.
import type { ImportStep, ImportView } from '@tiku/contract';
import { showToast, tellFailure } from '@tiku/ui';
import { useTexts } from '../../../../lib/i18n.ts';
import { refreshImport, turnStep } from '../../exam-import.api.ts';

export type Way = 'undo' | 'redo';

export function useStepName(): (step: ImportStep) => string {
  const t = useTexts('exam-import');
  return ({ kind, question_no }) => t(`steps.kind.${kind}`, { no: question_no ?? '' });
}

/** Answers how a step is undone or done again, which says what became of it and offers the way back. */
export function useTurnStep(): (importId: number, step: ImportStep, way: Way) => Promise<void> {
  const t = useTexts('exam-import');
  const nameOf = useStepName();

  return async function turn(importId, step, way): Promise<void> {
    const result = await turnStep({ import_id: importId, step: step.step, undo: way === 'undo' });
    if (!result.ok) {
      tellFailure(result.error);
      // Another window was quicker: what can be undone is another step now.
      refreshImport(importId);
      return;
    }
    const back = way === 'undo' ? 'redo' : 'undo';
    const next = result.data.import[back];
    const text = t(way === 'undo' ? 'steps.undone' : 'steps.redone', { name: nameOf(step) });
    const onAct = () => next && void turn(importId, next, back);
    showToast(text, 'done', next && { text: t(`steps.${back}`), onAct });
  };
}

/** Says what was done in an import, and offers to take it back. */
export function useStepToast(): (text: string, after: ImportView) => void {
  const t = useTexts('exam-import');
  const turn = useTurnStep();
  return (text, { import_id, undo }) =>
    showToast(text, 'done', undo && { text: t('steps.undo'), onAct: () => void turn(import_id, undo, 'undo') });
}
