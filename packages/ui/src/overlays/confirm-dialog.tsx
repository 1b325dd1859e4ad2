import { useUiTexts } from '../texts-context.tsx';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './dialog.module.css';

interface ConfirmDialogProps {
  title: string;
  /** What will be lost. */
  text: string;
  action: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** For steps that cannot be undone. */
export function ConfirmDialog({ title, text, action, busy, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useUiTexts();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="primary" busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
