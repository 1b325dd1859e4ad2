import type { ExamDetail } from '@tiku/contract';
import { Button, Card, showToast } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { ExamInfoFields } from './exam-info-fields.tsx';
import { infoOf } from '../info-of.ts';
import styles from './exam-info.module.css';
import { ExamNotes } from '../detail/exam-notes.tsx';
import { ExamPageHeading } from '../exam-page-heading.tsx';
import { useSaveExam } from '../exam.api.ts';
import { LoadedExam } from '../loaded-exam.tsx';
import { canBePublished } from '../use-exam-actions.ts';

function EditInfo({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const form = useForm('PUT /app/exam/detail', {
    within: 'exam',
    initial: infoOf(exam),
    send: useSaveExam(),
    request: (info, { button }) => ({ exam: { id: exam.id, ...info }, to_publish: button === 'publish' }),
    problems: ({ title }) => ({ title: title.trim() === '' ? t('info.title-missing') : undefined }),
    onDone: (answer, { button }) => {
      // What waits for a review is not what the exam says of itself.
      if (!answer.exam.change) form.reset(infoOf(answer.exam));
      showToast(button === 'publish' ? t('published') : t(answer.exam.change ? 'change.saved' : 'saved'));
    },
  });

  return (
    <>
      <ExamPageHeading exam={exam} title={t('edit-info')} />
      <ExamNotes exam={exam} />
      <Card>
        <Form form={form} className={styles.form} guarded>
          <ExamInfoFields form={form} />
          <FormActions action={t('save')} back={examPath(exam.id)} cancelText={t('to-exam')}>
            {canBePublished(exam) && (
              <Button busy={form.isPending} onClick={() => form.submit('publish')}>
                {t('save-and-publish')}
              </Button>
            )}
          </FormActions>
        </Form>
      </Card>
    </>
  );
}

export function EditExamInfoPage() {
  const t = useTexts('exam');
  return (
    <LoadedExam title={t('edit-info')} own>
      {(exam) => <EditInfo key={exam.id} exam={exam} />}
    </LoadedExam>
  );
}
