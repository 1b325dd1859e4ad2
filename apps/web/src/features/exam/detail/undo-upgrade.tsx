import type { ExamDetail } from '@tiku/contract';
import { Icon, showToast } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { AskingButton } from '../../../ui/change-button.tsx';
import { useUndoUpgrade } from '../exam.api.ts';

interface UndoUpgradeProps {
  exam: ExamDetail;
  onDone?: () => void;
}

/** The way back to the version before. There is none forward again but the file. */
export function UndoUpgrade({ exam, onDone }: UndoUpgradeProps) {
  const t = useTexts('exam');
  return (
    <AskingButton
      change={useUndoUpgrade()}
      request={{ exam_id: exam.id, version: exam.version }}
      question={{ title: t('undo-upgrade.title'), text: t('undo-upgrade.text'), action: t('undo-upgrade') }}
      onDone={() => {
        showToast(t('undo-upgrade.done'));
        onDone?.();
      }}
    >
      <Icon name="undo" size={16} />
      {t('undo-upgrade')}
    </AskingButton>
  );
}
