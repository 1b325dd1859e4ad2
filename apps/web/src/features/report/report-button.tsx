import { reportReasons, rules } from '@tiku/contract/limits';
import type { ReportReason } from '@tiku/contract/limits';
import { Button, Dialog, FormError, Icon, SelectField, showToast, TextArea } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useReport } from './report.api.ts';
import styles from './report.module.css';

interface Reported {
  examId: number;
  no: number;
  /** As this attempt asked it. */
  answerId?: number | undefined;
}

function ReportDialog({ examId, no, answerId, onClose }: Reported & { onClose: () => void }) {
  const t = useTexts('report');
  const report = useReport();
  const [reason, setReason] = useState<ReportReason>(reportReasons[0]);
  const [body, setBody] = useState('');

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (report.isPending) return;
    report.mutate(
      { exam_id: examId, no, reason, body, ...(answerId !== undefined && { answer_id: answerId }) },
      {
        onSuccess: () => {
          onClose();
          showToast(t('sent'));
        },
      },
    );
  }

  return (
    <Dialog title={t('report')} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <SelectField
          label={t('reason')}
          value={reason}
          options={reportReasons.map((each) => ({ value: each, text: t(`reason.${each}`) }))}
          onChange={(event) => setReason(reportReasons.find((each) => each === event.target.value) ?? reason)}
        />
        <TextArea
          label={t('body')}
          hint={t('body-hint')}
          rows={4}
          value={body}
          maxLength={rules.report.bodyMax}
          onChange={(event) => setBody(event.target.value)}
        />
        <FormError message={report.error?.message ?? null} />
        <Button type="submit" look="primary" busy={report.isPending}>
          {t('send')}
        </Button>
      </form>
    </Dialog>
  );
}

/** In place: somebody who is in the middle of something stays there. */
export function ReportButton({ className, ...reported }: Reported & { className?: string | undefined }) {
  const t = useTexts('report');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className={className} onClick={() => setOpen(true)}>
        <Icon name="flag" size={18} />
        {t('report')}
      </Button>
      {isOpen && <ReportDialog {...reported} onClose={() => setOpen(false)} />}
    </>
  );
}
