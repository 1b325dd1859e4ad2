import type { ExamDetail, ExamQuestion } from '@tiku/contract';
import { Button, Dialog, NumberField, SelectField } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useSections } from './exam-question.api.ts';
import styles from '../../../ui/dialog-form.module.css';
import { listSectionOptions } from './section-options.ts';
import { useMoveQuestion } from './use-move-question.ts';

interface MoveDialogProps {
  exam: ExamDetail;
  question: ExamQuestion;
  onClose: () => void;
}

/** To a number, whose section it takes; to the end of a section; or to a number in a section that is named. */
export function MoveDialog({ exam, question, onClose }: MoveDialogProps) {
  const t = useTexts('exam');
  const sections = useSections(exam.id);
  const [no, setNo] = useState(question.no);
  const [section, setSection] = useState(question.section_no);
  const [isBusy, setBusy] = useState(false);
  const move = useMoveQuestion(exam);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (no === question.no && section === question.section_no) return onClose();
    setBusy(true);
    await move(question, {
      ...(no !== question.no && { to_no: no }),
      ...(section !== question.section_no && { section_no: section }),
    });
    onClose();
  }

  return (
    <Dialog title={t('question.move-named', { no: question.no })} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        {sections.length > 0 && (
          <SelectField
            label={t('question.section')}
            hint={t('question.section-hint')}
            value={section === null ? '' : String(section)}
            options={listSectionOptions(sections, t)}
            onChange={(event) => setSection(event.target.value === '' ? null : Number(event.target.value))}
          />
        )}
        <NumberField label={t('question.new-no')} value={no} min={1} max={exam.questions_count} onChange={setNo} />
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" busy={isBusy}>
            {t('question.move')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
