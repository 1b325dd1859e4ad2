import { Dialog, Skeleton } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import type { MendFormProps } from './mend-form.tsx';
import styles from './mend-form.module.css';

// The editor is far larger than the page around it, and most imports need no mending.
const MendForm = lazy(() => import('./mend-form.tsx').then((module) => ({ default: module.MendForm })));

interface MendDialogProps extends Omit<MendFormProps, 'onDirty' | 'onDone'> {
  title: string;
  onClose: () => void;
  /** What is wrong with it, to be seen while mending. */
  children: ReactNode;
}

export function MendDialog({ title, onClose, children, ...form }: MendDialogProps) {
  const t = useTexts('ui');
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog wide title={title} onClose={() => (isDirty ? setAsking(true) : onClose())}>
      <div className={styles.parts}>
        {children}
        <Suspense fallback={<Skeleton lines={9} />}>
          <MendForm {...form} onDirty={setDirty} onDone={onClose} />
        </Suspense>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('unsaved.title')}
          text={t('unsaved.text')}
          action={t('unsaved.leave')}
          busy={false}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
