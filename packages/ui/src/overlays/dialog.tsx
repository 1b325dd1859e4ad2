import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useUiTexts } from '../texts-context.tsx';
import { Button } from '../button.tsx';
import styles from './dialog.module.css';
import { Icon } from '../icon.tsx';
import { InDialog } from './in-dialog.ts';
import { ToastRegion } from './toast.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** As wide as what is worked on needs it. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * Open while it is drawn. Modal: the browser keeps focus inside, and gives it back to where it came from. What is marked
 * `data-first` has it first, else the cross.
 */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const t = useUiTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the element leaves the page: focus goes back only from a dialog that was closed.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={id}
      onClose={() => {
        if (!dialog.current || dialog.current.open) return;
        // Escape has closed it already; whether it stays closed is for its owner to say.
        dialog.current.showModal();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Button look="quiet" size="icon" aria-label={t('close')} onClick={onClose}>
          <Icon name="cross" />
        </Button>
      </div>
      <InDialog value>{children}</InDialog>
      <ToastRegion />
    </dialog>
  );
}
