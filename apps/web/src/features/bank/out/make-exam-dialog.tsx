import { rules } from '@tiku/contract/limits';
import { Button, Dialog, FormError, TextField, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { useMakeExam } from '../bank.api.ts';
import styles from '../../../ui/dialog-form.module.css';

/** A selection becomes a draft; its title is all that is asked for. */
export function MakeExamDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const t = useTexts('bank');
  const [title, setTitle] = useState('');
  const [isMissing, setMissing] = useState(false);
  const make = useMakeExam();
  return (
    <Dialog title={t('out.exam')} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(title.trim() === '');
          if (make.isPending || title.trim() === '') return;
          make.mutate(
            { question_ids: [...ids], title },
            {
              onSuccess: ({ exam_id, left_out_count }) => {
                showToast(left_out_count > 0 ? t('out.left-out', { count: left_out_count }) : t('out.made'));
                navigate(examPath(exam_id));
              },
            },
          );
        }}
      >
        <p>{t('out.exam-text')}</p>
        <TextField
          label={t('out.title')}
          value={title}
          maxLength={rules.exam.titleMax}
          error={isMissing ? t('out.title-missing') : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        <FormError message={make.error?.message ?? null} />
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" busy={make.isPending}>
            {t('out.make')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
