import { FormActions } from '../fields/form-actions.tsx';
import { Dialog } from './dialog.tsx';

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
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <FormActions action={action} busy={busy} message={null} onAct={onConfirm} onCancel={onClose} />
    </Dialog>
  );
}
