import { Button, Icon } from '@tiku/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/i18n.ts';
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

  useEffect(() => {
    const element = dialog.current;
    // What lies outside the panel is the dialog's backdrop: a press there lands on the dialog itself.
    const closeOnScrim = (event: Event) => event.target === element && onClose();
    element?.addEventListener('click', closeOnScrim);
    return () => element?.removeEventListener('click', closeOnScrim);
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      id="sidebar-drawer"
      className={styles.drawer}
      aria-label={t('sidebar.label')}
      onClose={onClose}
    >
      <Button look="quiet" size="icon" className={styles.close} aria-label={t('sidebar.close')} onClick={onClose}>
        <Icon name="cross" />
      </Button>
      <Sidebar onNavigate={onClose} />
    </dialog>
  );
}
