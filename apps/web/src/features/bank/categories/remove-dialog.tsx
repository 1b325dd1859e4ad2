import { Button, Choice, Dialog, FormError, TextField, showToast } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useEmptyUncategorised, useRemoveCategory } from '../bank.api.ts';
import dialogStyles from '../../../ui/dialog-form.module.css';
import styles from './categories.module.css';
import type { TreeRow } from '../../take/categories/categories.ts';

interface CountedFormProps {
  count: number;
  isCounted: boolean;
  action: string;
  busy: boolean;
  error: string | null;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Where questions go for good, their number is typed first. */
function CountedForm({ count, isCounted, action, busy, error, onConfirm, onClose, children }: CountedFormProps) {
  const t = useTexts('bank');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const isRight = !isCounted || Number(typed.trim()) === count;
    setWrong(!isRight);
    if (isRight && !busy) onConfirm();
  }

  return (
    <form className={dialogStyles.form} onSubmit={handleSubmit} noValidate>
      {children}
      {isCounted && (
        <TextField
          label={t('remove.count', { count })}
          hint={t('remove.count-hint')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={isWrong ? t('remove.count-wrong') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <FormError message={error} />
      <div className={dialogStyles.actions}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="primary" type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}

export function RemoveDialog({ row, onClose }: { row: TreeRow; onClose: () => void }) {
  const t = useTexts('bank');
  const remove = useRemoveCategory();
  const [fate, setFate] = useState<'keep' | 'delete'>('keep');
  const isDeleting = fate === 'delete' && row.total > 0;

  function handleConfirm(): void {
    remove.mutate(
      { id: row.id, delete_questions: isDeleting, ...(isDeleting && { count: row.total }) },
      {
        onSuccess: () => {
          showToast(t('category.removed', { title: row.title }));
          onClose();
          document.querySelector<HTMLElement>('main h1')?.focus();
        },
      },
    );
  }

  return (
    <Dialog title={t('remove.title', { title: row.title })} onClose={onClose}>
      <CountedForm
        count={row.total}
        isCounted={isDeleting}
        action={t('category.remove')}
        busy={remove.isPending}
        error={remove.error?.message ?? null}
        onConfirm={handleConfirm}
        onClose={onClose}
      >
        {row.height > 0 && <p>{t('remove.with-below')}</p>}
        {row.total > 0 && (
          <Choice
            label={t('remove.questions')}
            value={fate}
            options={[
              { value: 'keep', content: t('remove.keep') },
              { value: 'delete', content: t('remove.delete') },
            ]}
            onChoose={setFate}
          />
        )}
        <p className={styles.hint}>{row.total > 0 ? t(`remove.${fate}-text`) : t('remove.nothing')}</p>
      </CountedForm>
    </Dialog>
  );
}

/** All that is in no category. */
export function EmptyDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const t = useTexts('bank');
  const empty = useEmptyUncategorised();
  return (
    <Dialog title={t('category.empty')} onClose={onClose}>
      <CountedForm
        isCounted
        count={count}
        action={t('delete')}
        busy={empty.isPending}
        error={empty.error?.message ?? null}
        onConfirm={() =>
          empty.mutate(count, {
            onSuccess: () => {
              showToast(t('deleted', { count }));
              onClose();
            },
          })
        }
        onClose={onClose}
      >
        <p>{t('remove.delete-text')}</p>
      </CountedForm>
    </Dialog>
  );
}
