import type { ManagedHomework, WatchedMember } from '@tiku/contract';
import { Dialog, TextArea, showToast } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { useSendMessage } from '../homework.api.ts';

interface MessageDialogProps {
  homework: ManagedHomework;
  /** Null for all who sit it. */
  to: WatchedMember | null;
  onClose: () => void;
}

/** A word to those who sit it, on their screens at once. */
export function MessageDialog({ homework, to, onClose }: MessageDialogProps) {
  const t = useTexts('homework/watch');
  const form = useForm('POST /mymanaged/group/homework/message', {
    initial: { text: '' },
    send: useSendMessage(),
    request: ({ text }, { key }) => ({
      homework_id: homework.homework_id,
      ...(to && { user_id: to.user_id }),
      text,
      request_key: key,
    }),
    leaves: true,
    onDone: ({ message }) => {
      showToast(t('message.sent', { count: message.to_count }));
      onClose();
    },
  });
  return (
    <Dialog title={to ? t('message.one', { name: to.alias || to.name }) : t('message.to-all')} onClose={onClose}>
      <Form form={form}>
        <TextArea label={t('message.text')} hint={t('message.hint')} rows={3} data-first {...form.text('text')} />
        <FormActions action={t('message.send')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
