import { limits } from '@tiku/contract/limits';
import { Button, Icon, MenuButton, tellFailure } from '@tiku/ui';
import type { MenuEntry } from '@tiku/ui';
import { useState } from 'react';
import { saveFile } from '../../../lib/api/save-file.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { printBankPath } from '../../../lib/navigation/addresses.ts';
import { ChosenBar } from '../../take/take.ts';
import { exportQuestions } from '../bank.api.ts';
import { MakeExamDialog } from '../out/make-exam-dialog.tsx';
import { PropertiesDialog } from './properties-dialog.tsx';
import { useManyActions } from './use-many-actions.ts';

interface SelectionBarProps {
  chosen: ReadonlySet<number>;
  onClear: () => void;
}

/** What can be done with all chosen questions, on all pages. */
export function SelectionBar({ chosen, onClear }: SelectionBarProps) {
  const t = useTexts('bank');
  const [isChanging, setChanging] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const ids = [...chosen];
  const { progress, change, remove } = useManyActions(ids, onClear);
  const entries: MenuEntry[] = [
    { text: t('out.exam'), icon: 'exam', onSelect: () => setMaking(true) },
    { text: t('out.sheet'), icon: 'download', onSelect: () => void save() },
    // As many as go into one address.
    ...(ids.length <= limits.noesMax
      ? [{ text: t('out.print'), icon: 'receipt', to: printBankPath(ids) } as const]
      : []),
  ];

  async function save(): Promise<void> {
    const result = await exportQuestions(ids.slice(0, limits.bankAtOnce));
    if (result.ok) saveFile(result.data, `${t('title')}.xlsx`);
    else tellFailure(result.error);
  }

  return (
    <ChosenBar count={chosen.size} onClear={onClear}>
      <Button onClick={() => setChanging(true)}>
        <Icon name="sliders" size={18} />
        {t('properties')}
      </Button>
      <MenuButton label={t('out')} entries={entries}>
        <Icon name="share" size={18} />
        {t('out')}
      </MenuButton>
      <Button busy={progress !== null} onClick={() => void remove()}>
        <Icon name="trash" size={18} />
        {t('delete')}
      </Button>
      {progress !== null && <progress aria-label={t('chosen.label')} max={chosen.size} value={progress} />}
      {isMaking && <MakeExamDialog ids={ids.slice(0, limits.bankAtOnce)} onClose={() => setMaking(false)} />}
      {isChanging && (
        <PropertiesDialog
          count={chosen.size}
          progress={progress}
          onSave={(properties) => void change(properties)}
          onClose={() => setChanging(false)}
        />
      )}
    </ChosenBar>
  );
}
