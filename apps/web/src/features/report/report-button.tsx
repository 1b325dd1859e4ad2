import { reportReasons } from '@tiku/contract/limits';
import type { ReportReason } from '@tiku/contract/limits';
import { Button, Dialog, Icon, SelectField, showToast, TextArea } from '@tiku/ui';
import { useState } from 'react';
import { useForm } from '../../lib/form/use-form.ts';
import { useTexts } from '../../lib/i18n.ts';
import { Form, FormActions } from '../../ui/form.tsx';
import { useReport } from './report.api.ts';

interface Reported {
  examId: number;
  no: number;
  /** As this attempt asked it. */
  answerId?: number | undefined;
}

const initial: { reason: ReportReason; body: string } = { reason: reportReasons[0], body: '' };

function ReportDialog({ examId, no, answerId, onClose }: Reported & { onClose: () => void }) {
  const t = useTexts('report');
  const form = useForm('POST /exam/question/report', {
    initial,
    send: useReport(),
    request: (values) => ({ exam_id: examId, no, ...values, ...(answerId !== undefined && { answer_id: answerId }) }),
    leaves: true,
    onDone: () => {
      onClose();
      showToast(t('sent'));
    },
  });

  return (
    <Dialog title={t('report')} onClose={onClose}>
      <Form form={form}>
        <SelectField
          label={t('reason')}
          {...form.select(
            'reason',
            reportReasons.map((each) => ({ value: each, text: t(`reason.${each}`) })),
          )}
        />
        <TextArea label={t('body')} hint={t('body-hint')} rows={4} {...form.text('body')} />
        <FormActions action={t('send')} onCancel={onClose} />
      </Form>
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
