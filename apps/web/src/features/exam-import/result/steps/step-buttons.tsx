import type { ImportView } from '@tiku/contract';
import { Button, Icon } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../../lib/i18n.ts';
import { useStepKeys } from './step-keys.ts';
import styles from './steps.module.css';
import { useStepName, useTurnStep } from './use-steps.ts';
import type { Way } from './use-steps.ts';

/** Once there is a step, both stay: a button that went away would take focus along. */
export function StepButtons({ view }: { view: ImportView }) {
  const t = useTexts('exam-import');
  const nameOf = useStepName();
  const turn = useTurnStep();
  const [turning, setTurning] = useState<Way | null>(null);

  async function go(way: Way): Promise<void> {
    const step = view[way];
    if (!step || turning) return;
    setTurning(way);
    await turn(view.import_id, step, way);
    setTurning(null);
    // The file is read anew, and what had focus is drawn anew.
    if (step.kind === 'reading') document.querySelector<HTMLElement>('main h1')?.focus();
  }

  useStepKeys((way) => void go(way));
  if (!view.undo && !view.redo) return null;
  return (
    <>
      {(['undo', 'redo'] as const).map((way) => {
        const step = view[way];
        const text = step ? t(`steps.${way}-named`, { name: nameOf(step) }) : t(`steps.${way}`);
        return (
          <Button
            key={way}
            look="quiet"
            busy={turning === way}
            title={text}
            onClick={() => void go(way)}
            {...(!step && turning !== way && { 'aria-disabled': true })}
          >
            <Icon name="undo" size={16} className={way === 'redo' ? styles.redo : undefined} />
            <span className={styles.text}>{text}</span>
          </Button>
        );
      })}
    </>
  );
}
