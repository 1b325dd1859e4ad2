import { Dialog, TextField, showToast } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { useCorrectMark } from '../marking.api.ts';
import { readScore } from './given-score.ts';
import styles from './mark-desk.module.css';

interface CorrectDialogProps {
  homeworkId: number;
  no: number;
  answerId: number;
  name: string;
  given: number;
  full: number;
  onCorrected: () => void;
  onClose: () => void;
}

/** Another mark for one answer, and why: its person reads both. */
export function CorrectDialog({
  homeworkId,
  no,
  answerId,
  name,
  given,
  full,
  onCorrected,
  onClose,
}: CorrectDialogProps) {
  const t = useTexts('homework/mark');
  const format = useFormat();
  const form = useForm('PUT /mymanaged/group/homework/mark/correct', {
    initial: { m_s: String(given), reason: '' },
    send: useCorrectMark(),
    request: ({ m_s, reason }) => ({
      homework_id: homeworkId,
      answer_id: answerId,
      no,
      m_s: readScore(m_s, full) ?? given,
      old_m_s: given,
      reason,
    }),
    problems: ({ m_s, reason }) => ({
      m_s: readScore(m_s, full) === null ? t('score.invalid', { full: format.score(full) }) : undefined,
      reason: reason.trim() === '' ? t('correct.reason-missing') : undefined,
    }),
    leaves: true,
    onDone: ({ paper }) => {
      onCorrected();
      showToast(t('correct.done', { name, score: format.score(paper.new_score) }));
      onClose();
    },
  });

  return (
    <Dialog title={t('correct.title', { no, name })} onClose={onClose}>
      <Form form={form}>
        <p className={styles.givenBy}>{t('correct.text')}</p>
        <TextField
          label={t('score', { full: format.score(full) })}
          inputMode="decimal"
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          {...form.text('m_s')}
        />
        <TextField label={t('correct.reason')} hint={t('correct.reason-hint')} {...form.text('reason')} />
        <FormActions action={t('correct')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
