import { ButtonLink, Dialog, Icon, TextField, showToast, tellFailure } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { memberScoresPath } from '../../../lib/navigation/addresses.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Form, FormActions } from '../../../ui/form.tsx';
import type { Chosen } from './grade-table.tsx';
import { useEndExemption, useExempt } from './gradebook.api.ts';
import styles from './gradebook.module.css';

interface Exempting {
  homeworkId: number;
  chosen: Chosen;
  onClose: () => void;
}

function ExemptForm({ homeworkId, chosen: { userId, name, column }, onClose }: Exempting) {
  const t = useTexts('homework/gradebook');
  const undo = useEndExemption();
  const person = { homework_id: homeworkId, user_id: userId };
  const form = useForm('PUT /mymanaged/group/gradebook/exemption', {
    initial: { reason: '' },
    send: useExempt(),
    request: ({ reason }) => ({ ...person, reason }),
    leaves: true,
    onDone: () => {
      const back = { text: t('undo'), onAct: () => undo.mutate(person, { onError: tellFailure }) };
      showToast(t('exempt.done', { name, title: column.title }), 'done', back);
      onClose();
    },
  });
  return (
    <Form form={form}>
      <TextField label={t('exempt.reason')} hint={t('exempt.reason-hint')} {...form.text('reason')} />
      <FormActions action={t('exempt')} onCancel={onClose} />
    </Form>
  );
}

function ExemptNote({ homeworkId, chosen: { userId, name, cell }, onClose }: Exempting) {
  const t = useTexts('homework/gradebook');
  return (
    <>
      <p>{t('exempt.because', { reason: cell.reason ?? '' })}</p>
      <ChangeButton
        look="primary"
        change={useEndExemption()}
        request={{ homework_id: homeworkId, user_id: userId }}
        onDone={() => {
          showToast(t('exempt.ended', { name }));
          onClose();
        }}
      >
        {t('exempt.end')}
      </ChangeButton>
    </>
  );
}

/** What became of one homework of one person, and the way to their paper. */
export function GradeDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const t = useTexts('homework/gradebook');
  const format = useFormat();
  const { userId, name, column, cell } = chosen;
  const homeworkId = column.homework_id;
  if (homeworkId === null) return null;
  const hasPaper = cell.score !== null || cell.state === 'waiting';
  const Exemption = cell.state === 'exempt' ? ExemptNote : ExemptForm;
  return (
    <Dialog title={`${name} · ${column.title}`} onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.stands}>
          {cell.score !== null && (
            <strong>
              {format.score(cell.score)} / {format.score(column.full_score)}
            </strong>
          )}
          <span className={styles.muted}>
            {t(`state.${cell.state}`)} {cell.is_dropped && t('dropped')}
          </span>
        </p>
        {hasPaper && (
          <ButtonLink to={memberScoresPath(homeworkId, userId)}>
            <Icon name="exam" size={16} />
            {t('paper')}
          </ButtonLink>
        )}
        <Exemption homeworkId={homeworkId} chosen={chosen} onClose={onClose} />
      </div>
    </Dialog>
  );
}
