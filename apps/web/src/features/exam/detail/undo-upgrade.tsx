import type { ExamDetail } from '@tiku/contract';
import { Button, Icon, showToast } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useUndoUpgrade } from '../exam.api.ts';

interface UndoUpgradeProps {
  exam: ExamDetail;
  onDone?: () => void;
}

/** The way back to the version before. There is none forward again but the file. */
export function UndoUpgrade({ exam, onDone }: UndoUpgradeProps) {
  const t = useTexts('exam');
  const undo = useUndoUpgrade();
  const [isAsked, setAsked] = useState(false);

  function confirm(): void {
    undo.mutate(exam, {
      onSuccess: () => {
        showToast(t('undo-upgrade.done'));
        onDone?.();
      },
      onError: (error) => showToast(error.message, 'failed'),
      onSettled: () => setAsked(false),
    });
  }

  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <Icon name="undo" size={16} />
        {t('undo-upgrade')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('undo-upgrade.title')}
          text={t('undo-upgrade.text')}
          action={t('undo-upgrade')}
          busy={undo.isPending}
          onConfirm={confirm}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
