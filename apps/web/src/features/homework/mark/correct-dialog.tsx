import { rules } from '@tiku/contract/limits';
import { Button, Dialog, FormError, TextField, showToast } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
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
  onClose: () => void;
}

/** Another mark for one answer, and why: its person reads both. */
export function CorrectDialog({ homeworkId, no, answerId, name, given, full, onClose }: CorrectDialogProps) {
  const t = useTexts('homework/mark');
  const format = useFormat();
  const correct = useCorrectMark();
  const [text, setText] = useState(String(given));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const score = readScore(text, full);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (score === null || reason.trim() === '' || correct.isPending) return;
    correct.mutate(
      { homework_id: homeworkId, answer_id: answerId, no, m_s: score, old_m_s: given, reason },
      {
        onSuccess: ({ paper }) => {
          showToast(t('correct.done', { name, score: format.score(paper.new_score) }));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={t('correct.title', { no, name })} onClose={onClose}>
      <form className={styles.correct} onSubmit={handleSubmit} noValidate>
        <FormError message={correct.error && !correct.error.failure.fields.reason ? correct.error.message : null} />
        <p className={styles.givenBy}>{t('correct.text')}</p>
        <TextField
          label={t('score', { full: format.score(full) })}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={isTried && score === null ? t('score.invalid', { full: format.score(full) }) : undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setText(event.target.value)}
        />
        <TextField
          label={t('correct.reason')}
          hint={t('correct.reason-hint')}
          maxLength={rules.homework.reasonMax}
          value={reason}
          error={isTried && reason.trim() === '' ? t('correct.reason-missing') : correct.error?.failure.fields.reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" look="primary" busy={correct.isPending}>
          {t('correct')}
        </Button>
      </form>
    </Dialog>
  );
}
