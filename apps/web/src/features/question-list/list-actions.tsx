import type { ExamDetail } from '@tiku/contract';
import { Button, ButtonLink, Icon, showToast } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useChange } from '../../lib/api/change.ts';
import { saveFile } from '../../lib/api/save-file.ts';
import { TakeButton } from '../take/take.ts';
import { listPath } from './lists.ts';
import type { ListKind } from './lists.ts';
import styles from './marked-questions.module.css';
import { PractiseButton } from './practise-button.tsx';
import { exportList, takeAllOff } from './question-list.api.ts';

interface ListActionsProps {
  kind: ListKind;
  exam: ExamDetail;
  total: number;
}

function ExportButton({ kind, exam }: Omit<ListActionsProps, 'total'>) {
  const t = useTexts('question-list');
  const name = `${exam.title} - ${t(`title.${kind}`)}`.replaceAll(/[\\/:*?"<>|]/g, ' ');
  const change = useChange(() => exportList(kind, exam.id));
  return (
    <Button
      busy={change.isPending}
      onClick={() =>
        change.mutate(undefined, {
          onSuccess: (file) => {
            saveFile(file, `${name}.${file.type.includes('zip') ? 'zip' : 'xlsx'}`);
            showToast(t('export.done'));
          },
          onError: (error) => showToast(error.message, 'failed'),
        })
      }
    >
      <Icon name="download" size={18} />
      {t('export')}
    </Button>
  );
}

function RemoveAll({ kind, exam, total }: ListActionsProps) {
  const t = useTexts('question-list');
  const [isAsking, setAsking] = useState(false);
  const change = useChange(() => takeAllOff(kind, exam.id));
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        <Icon name="trash" size={18} />
        {t('remove-all')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t(`remove-all.title.${kind}`)}
          text={t(`remove-all.text.${kind}`, { count: total })}
          action={t('remove-all')}
          busy={change.isPending}
          onConfirm={() =>
            change.mutate(undefined, {
              onSuccess: () => showToast(t(`removed-all.${kind}`)),
              onError: (error) => showToast(error.message, 'failed'),
              onSettled: () => setAsking(false),
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** What can be done with a list as a whole. */
export function ListActions({ kind, exam, total }: ListActionsProps) {
  const t = useTexts('question-list');
  return (
    <div className={styles.tools}>
      <p className={styles.total}>{t(`count.${kind}`, { count: total })}</p>
      <div className={styles.actions}>
        <PractiseButton kind={kind} exam={exam} />
        <TakeButton exam={exam} what={{ list: kind }} />
        <ExportButton kind={kind} exam={exam} />
        <ButtonLink to={`${listPath(kind, exam.id)}&view=print`}>
          <Icon name="exam" size={18} />
          {t('print')}
        </ButtonLink>
        <RemoveAll kind={kind} exam={exam} total={total} />
      </div>
    </div>
  );
}
