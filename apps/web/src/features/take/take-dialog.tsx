import type { RequestOf } from '@tiku/contract';
import { Button, Dialog, FormError, SelectField, showToast } from '@tiku/ui';
import { useState } from 'react';
import { errorCodes } from '../../lib/api/error-codes.ts';
import { useTexts } from '../../lib/i18n.ts';
import { bankQuestionsPath, bankTwinsPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { navigate } from '../../lib/navigation/navigation.ts';
import { useCategories, useTakeQuestions } from './take.api.ts';
import { categoryOptions } from './categories/categories.ts';
import styles from '../../ui/dialog-form.module.css';

export type Taken = Omit<RequestOf<'POST /user_qdb/question/fromexam'>, 'exam_id' | 'category_id'>;

interface TakeDialogProps {
  examId: number;
  what: Taken;
  onTaken?: (() => void) | undefined;
  onClose: () => void;
}

/** Into which category; afterwards how many were new. */
export function TakeDialog({ examId, what, onTaken, onClose }: TakeDialogProps) {
  const t = useTexts('take');
  const categories = useCategories().data?.list ?? [];
  const [category, setCategory] = useState('');
  const take = useTakeQuestions();
  const isFull = take.error?.failure.errorCode === errorCodes.bank_full;

  function handleTake(): void {
    take.mutate(
      { exam_id: examId, ...what, category_id: category === '' ? null : Number(category) },
      {
        onSuccess: ({ added, known, twins }) => {
          onClose();
          onTaken?.();
          const text =
            added.length === 0
              ? t('known', { count: known.length })
              : known.length === 0
                ? t('added', { count: added.length })
                : t('some', { added: added.length, known: known.length });
          showToast(
            twins.length > 0 ? `${text} ${t('twins.like', { count: twins.length })}` : text,
            'done',
            twins.length > 0
              ? { text: t('twins.compare'), onAct: () => navigate(bankTwinsPath) }
              : { text: t('look'), onAct: () => navigate(bankQuestionsPath({})) },
          );
        },
      },
    );
  }

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!take.isPending) handleTake();
        }}
      >
        <SelectField
          label={t('category')}
          value={category}
          options={[{ value: '', text: t('uncategorised') }, ...categoryOptions(categories)]}
          onChange={(event) => setCategory(event.target.value)}
        />
        <FormError message={take.error?.message ?? null} />
        <div className={styles.actions}>
          {isFull && <Button onClick={() => navigate(paths.newFeedback)}>{t('upgrade')}</Button>}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" busy={take.isPending}>
            {t('take')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
