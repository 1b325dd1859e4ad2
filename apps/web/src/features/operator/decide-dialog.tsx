import { Dialog, TextArea } from '@tiku/ui';
import type { Failure } from '../../lib/api/failure.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useTexts } from '../../lib/i18n.ts';
import { Form, FormActions } from '../../ui/form.tsx';

interface DecideDialogProps {
  /** Names the step, on the dialog and on its button. */
  title: string;
  /** What follows. */
  text: string;
  /** Who reads the reason; null where none is asked for. */
  reasonHint: string | null;
  decide: (reason: string) => Promise<unknown>;
  onDone: () => void;
  onRefused?: (failure: Failure) => void;
  onClose: () => void;
}

/** Says what follows, and asks for the reason where somebody is to read one: its limits are the same for every step. */
export function DecideDialog({ title, text, reasonHint, decide, onDone, onRefused, onClose }: DecideDialogProps) {
  const t = useTexts('operator');
  const initial: { reason?: string } = reasonHint === null ? {} : { reason: '' };
  const form = useForm('POST /operator/review/decide', {
    initial,
    send: { mutateAsync: decide },
    request: ({ reason = '' }) => reason,
    leaves: true,
    onDone,
    ...(onRefused && { onRefused }),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form}>
        <p>{text}</p>
        {reasonHint !== null && <TextArea label={t('reason')} hint={reasonHint} rows={4} {...form.text('reason')} />}
        <FormActions action={title} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
