import { useEffect, useRef } from 'react';
import { useTexts } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sidebar } from './sidebar.tsx';
import styles from './sidebar.module.css';

/** The sidebar where there is no room for it. A modal dialog: the browser keeps focus inside and Esc closes it. */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('app');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      id="sidebar-drawer"
      className={styles.drawer}
      aria-label={t('sidebar.label')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <Button look="quiet" size="icon" className={styles.close} aria-label={t('sidebar.close')} onClick={onClose}>
        <Icon name="cross" />
      </Button>
      <Sidebar />
    </dialog>
  );
}
