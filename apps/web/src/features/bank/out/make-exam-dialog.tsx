import { Dialog, TextField, showToast } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { useMakeExam } from '../bank.api.ts';
import { Form, FormActions } from '../../../ui/form.tsx';

/** A selection becomes a draft; its title is all that is asked for. */
export function MakeExamDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const t = useTexts('bank');
  const form = useForm('POST /user_qdb/exam', {
    initial: { title: '' },
    send: useMakeExam(),
    request: ({ title }) => ({ question_ids: [...ids], title }),
    problems: ({ title }) => ({ title: title.trim() === '' ? t('out.title-missing') : undefined }),
    leaves: true,
    onDone: ({ exam_id, left_out_count }) => {
      showToast(left_out_count > 0 ? t('out.left-out', { count: left_out_count }) : t('out.made'));
      navigate(examPath(exam_id));
    },
  });
  return (
    <Dialog title={t('out.exam')} onClose={onClose}>
      <Form form={form}>
        <p>{t('out.exam-text')}</p>
        <TextField label={t('out.title')} {...form.text('title')} />
        <FormActions action={t('out.make')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
