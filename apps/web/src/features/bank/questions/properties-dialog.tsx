import { Dialog, SelectField } from '@tiku/ui';
import { FormActions } from '@tiku/ui/form-actions';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useCategories } from '../../take/take.api.ts';
import { categoryOptions } from '../../take/categories/categories.ts';
import styles from '../../../ui/dialog-form.module.css';
import type { Properties } from './use-many-actions.ts';

interface PropertiesDialogProps {
  count: number;
  progress: number | null;
  onSave: (properties: Properties) => void;
  onClose: () => void;
}

/** What stays as it is is not sent. */
export function PropertiesDialog({ count, progress, onSave, onClose }: PropertiesDialogProps) {
  const t = useTexts('bank');
  const levels = useTexts('questions/editor');
  const categories = useCategories().data?.list ?? [];
  const [category, setCategory] = useState('same');
  const [difficulty, setDifficulty] = useState('same');
  const same = { value: 'same', text: t('properties.same') };
  return (
    <Dialog title={t('properties.title', { count })} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (category === 'same' && difficulty === 'same') return onClose();
          return onSave({
            ...(category !== 'same' && { category_id: category === '' ? null : Number(category) }),
            ...(difficulty !== 'same' && { difficulty_level: difficulty === '' ? null : Number(difficulty) }),
          });
        }}
      >
        <SelectField
          label={t('category')}
          value={category}
          options={[same, { value: '', text: t('uncategorised') }, ...categoryOptions(categories)]}
          onChange={(event) => setCategory(event.target.value)}
        />
        <SelectField
          label={levels('edit.difficulty')}
          value={difficulty}
          options={[
            same,
            { value: '', text: levels('edit.difficulty.none') },
            ...[0, 1, 2, 3, 4].map((level) => ({
              value: String(level),
              text: levels(`edit.difficulty.${level}` as 'edit.difficulty.0'),
            })),
          ]}
          onChange={(event) => setDifficulty(event.target.value)}
        />
        {progress !== null && <progress aria-label={t('properties')} max={count} value={progress} />}
        <FormActions action={t('save')} busy={progress !== null} message={null} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
