import type { ExamDetail, ExamSection } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, Dialog, FormError, Icon, TextField, showToast } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
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
  const [title, setTitle] = useState(section.title);
  const write = useWriteSection();
  const remove = useRemoveSection();
  const { no, description } = section;
  const error = write.error ?? remove.error;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (write.isPending || title.trim() === '' || title.trim() === section.title) return;
    write.mutate(
      { exam_id: exam.id, no, title, description },
      {
        onSuccess: () => {
          showToast(isNew ? t('section.added') : t('section.saved'));
          if (isNew) setTitle('');
        },
      },
    );
  }

  return (
    <form className={styles.section} onSubmit={handleSubmit}>
      <TextField
        label={isNew ? t('section.new') : t('section-no', { no })}
        value={title}
        maxLength={rules.section.titleMax}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button type="submit" busy={write.isPending}>
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
      <FormError message={error?.message ?? null} />
    </form>
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
