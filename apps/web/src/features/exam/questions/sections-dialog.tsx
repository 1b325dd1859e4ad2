import type { ExamDetail, ExamSection } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, Dialog, FormError, Icon, TextField, showToast } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Form } from '../../../ui/form.tsx';
import { useRemoveSection, useSections, useWriteSection } from './exam-question.api.ts';
import styles from './sections-dialog.module.css';

interface SectionFormProps {
  exam: ExamDetail;
  /** With an empty title, one that is to be added. */
  section: Pick<ExamSection, 'no' | 'title' | 'description' | 'questions_count'>;
  isNew?: boolean;
}

function SectionForm({ exam, section, isNew = false }: SectionFormProps) {
  const t = useTexts('exam');
  const remove = useRemoveSection();
  const { no, description } = section;
  const form = useForm('PUT /exam/live_update/section', {
    initial: { title: section.title },
    send: useWriteSection(),
    request: ({ title }) => ({ exam_id: exam.id, no, title, description }),
    onDone: () => {
      showToast(isNew ? t('section.added') : t('section.saved'));
      if (isNew) form.reset();
    },
  });

  return (
    <Form form={form} className={styles.section}>
      <TextField label={isNew ? t('section.new') : t('section-no', { no })} {...form.text('title')} />
      <Button type="submit" busy={form.isPending}>
        {isNew ? t('section.add') : t('save')}
      </Button>
      {!isNew && section.questions_count === 0 && (
        <Button
          look="quiet"
          size="icon"
          aria-label={t('section.remove', { no })}
          busy={remove.isPending}
          onClick={() => remove.mutate({ exam_id: exam.id, no })}
        >
          <Icon name="trash" size={18} />
        </Button>
      )}
      <FormError message={form.message ?? remove.error?.message ?? null} />
    </Form>
  );
}

/** The sections of an exam: named, added, and removed while nothing is in them. */
export function SectionsDialog({ exam, onClose }: { exam: ExamDetail; onClose: () => void }) {
  const t = useTexts('exam');
  const sections = useSections(exam.id);
  return (
    <Dialog title={t('section.title')} onClose={onClose}>
      <p className={styles.hint}>{t('section.text')}</p>
      {sections.map((section) => (
        <SectionForm key={`${section.no} ${section.title}`} exam={exam} section={section} />
      ))}
      {sections.length < rules.section.max && (
        <SectionForm
          isNew
          exam={exam}
          section={{ no: sections.length + 1, title: '', description: '', questions_count: 0 }}
        />
      )}
    </Dialog>
  );
}
