import { Button, ButtonLink, Icon } from '@tiku/ui';
import { useLayoutEffect, useRef } from 'react';
import { sheetPath } from '../../../../lib/navigation/addresses.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { SheetGrid, SheetLegend } from '../../sheet/sheet-grid.tsx';
import { useAttempt, useAttemptSession } from '../attempt-context.ts';
import { useCells } from '../use-cells.ts';
import styles from './sheet-drawer.module.css';

/** The answer sheet beside the question: a look, a jump, and back. */
export function SheetDrawer({ onClose, onHandIn }: { onClose: () => void; onHandIn: () => void }) {
  const t = useTexts('practice');
  const tUi = useTexts('ui');
  const session = useAttemptSession();
  const place = useAttempt((attempt) => attempt.place);
  const cells = useCells();
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the element leaves the page: focus goes back only from a dialog that was closed.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[aria-current]')?.focus();
    const closeOnScrim = (event: Event) => event.target === element && element?.close();
    element?.addEventListener('click', closeOnScrim);
    return () => {
      element?.removeEventListener('click', closeOnScrim);
      element?.close();
    };
  }, []);

  function choose(chosen: number): void {
    onClose();
    session.goTo(chosen);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={t('sheet')}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2>{t('sheet')}</h2>
          <Button look="quiet" size="icon" aria-label={tUi('close')} onClick={onClose}>
            <Icon name="cross" />
          </Button>
        </div>
        <SheetLegend cells={cells} />
        <div className={styles.cells}>
          <SheetGrid cells={cells} current={place} onChoose={choose} />
        </div>
        <div className={styles.actions}>
          <ButtonLink to={sheetPath(session.attemptId)}>{t('sheet.page')}</ButtonLink>
          <Button look="primary" onClick={onHandIn}>
            {t('hand-in')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
