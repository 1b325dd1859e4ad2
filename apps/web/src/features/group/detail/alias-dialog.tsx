import type { GroupEntry } from '@tiku/contract';
import { Dialog, TextField, showToast } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { useSaveAlias } from '../members/members.api.ts';

export function AliasDialog({ group, onClose }: { group: GroupEntry; onClose: () => void }) {
  const t = useTexts('group');
  const form = useForm('PUT /group/member/alias', {
    initial: { member_alias: group.member_alias },
    send: useSaveAlias(),
    request: (values) => ({ group_id: group.group_id, ...values }),
    onDone: () => {
      showToast(t('saved'));
      onClose();
    },
  });
  return (
    <Dialog title={t('alias.title')} onClose={onClose}>
      <Form form={form}>
        <TextField label={t('alias')} hint={t('alias.hint')} {...form.text('member_alias')} />
        <FormActions action={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
