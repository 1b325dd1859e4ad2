import { useEffect, useId } from 'react';
import { create } from 'zustand';
import { useUiTexts } from '../texts-context.tsx';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import styles from './toast.module.css';

interface ToastAction {
  text: string;
  onAct: () => void;
}

interface Toast {
  id: number;
  text: string;
  tone: 'done' | 'failed';
  /** A way back, for as long as the toast is there. */
  action?: ToastAction | undefined;
}

const useToasts = create<{ toasts: Toast[]; regions: string[] }>(() => ({ toasts: [], regions: [] }));
const lifetime = { done: 4000, failed: 8000, withAction: 12_000 };
let lastId = 0;

function dismiss(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** A short word about something that has just happened, wherever on the page. */
export function showToast(text: string, tone: Toast['tone'] = 'done', action?: ToastAction): void {
  lastId += 1;
  const toast = { id: lastId, text, tone, action };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.slice(-2), toast] }));
  setTimeout(() => dismiss(toast.id), action ? lifetime.withAction : lifetime[tone]);
}

/** Why something was refused, in the words that it was refused with. */
export function tellFailure({ message }: { message: string }): void {
  showToast(message, 'failed');
}

function ToastCard({ id, text, tone, action }: Toast) {
  const t = useUiTexts();
  return (
    <span className={`${styles.toast} ${styles[tone]}`}>
      <Icon name={tone === 'done' ? 'check' : 'alert'} />
      <span>{text}</span>
      {action && (
        <Button
          look="quiet"
          className={styles.action}
          onClick={() => {
            dismiss(id);
            action.onAct();
          }}
        >
          {action.text}
        </Button>
      )}
      <Button look="quiet" size="icon" aria-label={t('close')} onClick={() => dismiss(id)}>
        <Icon name="cross" size={16} />
      </Button>
    </span>
  );
}

/**
 * Always on the page: a live region that appears together with its text is not read out. A dialog has its own, for
 * while it is open nobody can see, press or hear what lies behind it.
 */
export function ToastRegion() {
  const id = useId();
  const toasts = useToasts((state) => state.toasts);
  const isOnTop = useToasts((state) => state.regions.at(-1) === id);
  useEffect(() => {
    useToasts.setState(({ regions }) => ({ regions: [...regions, id] }));
    return () => useToasts.setState(({ regions }) => ({ regions: regions.filter((each) => each !== id) }));
  }, [id]);
  return (
    <output className={styles.region}>
      {isOnTop && toasts.map((toast) => <ToastCard key={toast.id} {...toast} />)}
    </output>
  );
}
