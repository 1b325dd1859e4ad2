import { Choice, Dialog, TextField, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { useEmptyUncategorised, useRemoveCategory } from '../bank.api.ts';
import styles from './categories.module.css';
import type { TreeRow } from '../../take/categories/categories.ts';

/** Where questions go for good, their number is typed first. */
function useTypedCount(count: number) {
  const t = useTexts('bank');
  return {
    check: (typed: string) =>
      Number(typed.trim()) === count && typed.trim() !== '' ? undefined : t('remove.count-wrong'),
    field: {
      label: t('remove.count', { count }),
      hint: t('remove.count-hint'),
      inputMode: 'numeric' as const,
      autoComplete: 'off',
    },
  };
}

export function RemoveDialog({ row, onClose }: { row: TreeRow; onClose: () => void }) {
  const t = useTexts('bank');
  const typed = useTypedCount(row.total);
  const [fate, setFate] = useState<'keep' | 'delete'>('keep');
  const isDeleting = fate === 'delete' && row.total > 0;
  const form = useForm('DELETE /user_qdb/category', {
    initial: { count: '' },
    send: useRemoveCategory(),
    request: () => ({ id: row.id, delete_questions: isDeleting, ...(isDeleting && { count: row.total }) }),
    problems: ({ count }) => ({ count: isDeleting ? typed.check(count) : undefined }),
    leaves: true,
    onDone: () => {
      showToast(t('category.removed', { title: row.title }));
      onClose();
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
  });

  return (
    <Dialog title={t('remove.title', { title: row.title })} onClose={onClose}>
      <Form form={form}>
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
        {isDeleting && <TextField {...typed.field} {...form.text('count')} />}
        <FormActions action={t('category.remove')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** All that is in no category. */
export function EmptyDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const t = useTexts('bank');
  const typed = useTypedCount(count);
  const form = useForm('DELETE /user_qdb/uncategory/questions', {
    initial: { count: '' },
    send: useEmptyUncategorised(),
    request: () => count,
    problems: (values) => ({ count: typed.check(values.count) }),
    leaves: true,
    onDone: () => {
      showToast(t('deleted', { count }));
      onClose();
    },
  });
  return (
    <Dialog title={t('category.empty')} onClose={onClose}>
      <Form form={form}>
        <p>{t('remove.delete-text')}</p>
        <TextField {...typed.field} {...form.text('count')} />
        <FormActions action={t('delete')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
