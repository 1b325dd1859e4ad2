import type { BankCategory } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, Dialog, FormError, NumberField, SelectField, TextField, showToast } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useKeepCategory } from '../bank.api.ts';
import styles from '../../../ui/dialog-form.module.css';
import { flattenTree } from '../../take/categories/categories.ts';
import { nextOrder, possibleParents } from './category-tree.ts';

interface CategoryDialogProps {
  categories: readonly BankCategory[];
  /** Null for a new one. */
  category: BankCategory | null;
  /** Of a new one. */
  parent: number | null;
  onClose: () => void;
}

export function CategoryDialog({ categories, category, parent, onClose }: CategoryDialogProps) {
  const t = useTexts('bank');
  const keep = useKeepCategory();
  const [title, setTitle] = useState(category?.title ?? '');
  const [parentId, setParentId] = useState(category ? category.parent_id : parent);
  const [order, setOrder] = useState(category?.order_no ?? nextOrder(categories, parent));
  const [isMissing, setMissing] = useState(false);
  const parents = possibleParents(flattenTree(categories), category?.id ?? null);

  function chooseParent(id: number | null): void {
    setParentId(id);
    if (id !== category?.parent_id) setOrder(nextOrder(categories, id));
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setMissing(title.trim() === '');
    if (keep.isPending || title.trim() === '') return;
    keep.mutate(
      { ...(category && { id: category.id }), parent_id: parentId, title, order_no: order },
      {
        onSuccess: () => {
          showToast(t('category.saved'));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={category ? t('category.edit') : t('category.add')} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('category.name')}
          value={title}
          maxLength={rules.bank.titleMax}
          required
          error={isMissing ? t('category.name-missing') : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        <SelectField
          label={t('category.parent')}
          value={parentId === null ? '' : String(parentId)}
          options={[
            { value: '', text: t('category.top') },
            ...parents.map((row) => ({ value: String(row.id), text: `${'\u2003'.repeat(row.level - 1)}${row.title}` })),
          ]}
          onChange={(event) => chooseParent(event.target.value === '' ? null : Number(event.target.value))}
        />
        <NumberField
          label={t('category.order-no')}
          hint={t('category.order-hint')}
          value={order}
          min={0}
          max={rules.bank.orderMax}
          onChange={setOrder}
        />
        <FormError message={keep.error?.message ?? null} />
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" busy={keep.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
