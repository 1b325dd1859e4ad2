import type { BankCategory } from '@tiku/contract';
import { Dialog, NumberField, SelectField, TextField, showToast } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useKeepCategory } from '../bank.api.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
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
  const form = useForm('POST /user_qdb/category', {
    initial: {
      title: category?.title ?? '',
      parent_id: category ? category.parent_id : parent,
      order_no: category?.order_no ?? nextOrder(categories, parent),
    },
    send: useKeepCategory(),
    request: (values) => ({ ...(category && { id: category.id }), ...values }),
    problems: ({ title }) => ({ title: title.trim() === '' ? t('category.name-missing') : undefined }),
    leaves: true,
    onDone: () => {
      showToast(t('category.saved'));
      onClose();
    },
  });
  const parents = possibleParents(flattenTree(categories), category?.id ?? null);
  const parentField = form.select('parent_id', [
    { value: null, text: t('category.top') },
    ...parents.map((row) => ({ value: row.id, text: `${'\u2003'.repeat(row.level - 1)}${row.title}` })),
  ]);

  return (
    <Dialog title={category ? t('category.edit') : t('category.add')} onClose={onClose}>
      <Form form={form}>
        <TextField label={t('category.name')} {...form.text('title')} />
        <SelectField
          label={t('category.parent')}
          {...parentField}
          onChange={(event) => {
            const id = event.target.value === '' ? null : Number(event.target.value);
            parentField.onChange(event);
            if (id !== category?.parent_id) form.set({ order_no: nextOrder(categories, id) });
          }}
        />
        <NumberField label={t('category.order-no')} hint={t('category.order-hint')} {...form.number('order_no')} />
        <FormActions action={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
