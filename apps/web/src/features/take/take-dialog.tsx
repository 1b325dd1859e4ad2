import type { RequestOf } from '@tiku/contract';
import { Button, Dialog, SelectField, showToast } from '@tiku/ui';
import { useState } from 'react';
import { errorCodes } from '../../lib/api/error-codes.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useTexts } from '../../lib/i18n.ts';
import { bankQuestionsPath, bankTwinsPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { navigate } from '../../lib/navigation/navigation.ts';
import { useCategories, useTakeQuestions } from './take.api.ts';
import { categoryOptions } from './categories/categories.ts';
import { Form, FormActions } from '../../ui/form.tsx';

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
  const [isFull, setFull] = useState(false);
  const form = useForm('POST /user_qdb/question/fromexam', {
    initial: { category_id: null as number | null },
    send: useTakeQuestions(),
    request: (values) => ({ exam_id: examId, ...what, ...values }),
    leaves: true,
    onRefused: ({ errorCode }) => setFull(errorCode === errorCodes.bank_full),
    onDone: ({ added, known, twins }) => {
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
  });

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Form form={form}>
        <SelectField
          label={t('category')}
          {...form.select('category_id', [
            { value: null, text: t('uncategorised') },
            ...categoryOptions(categories).map(({ value, text }) => ({ value: Number(value), text })),
          ])}
        />
        <FormActions action={t('take')} onCancel={onClose}>
          {isFull && <Button onClick={() => navigate(paths.newFeedback)}>{t('upgrade')}</Button>}
        </FormActions>
      </Form>
    </Dialog>
  );
}
