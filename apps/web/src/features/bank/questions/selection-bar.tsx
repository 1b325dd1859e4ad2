import { Button, Icon } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './bank-questions.module.css';
import { PropertiesDialog } from './properties-dialog.tsx';
import { useManyActions } from './use-many-actions.ts';

interface SelectionBarProps {
  chosen: ReadonlySet<number>;
  onClear: () => void;
}

/** What can be done with all that are chosen, on whatever page they stand. */
export function SelectionBar({ chosen, onClear }: SelectionBarProps) {
  const t = useTexts('bank');
  const [isChanging, setChanging] = useState(false);
  const { progress, change, remove } = useManyActions([...chosen], onClear);
  return (
    <section className={styles.bar} aria-label={t('chosen.label')}>
      <strong>{t('chosen', { count: chosen.size })}</strong>
      <Button onClick={() => setChanging(true)}>
        <Icon name="sliders" size={18} />
        {t('properties')}
      </Button>
      <Button busy={progress !== null} onClick={() => void remove()}>
        <Icon name="trash" size={18} />
        {t('delete')}
      </Button>
      <Button look="quiet" onClick={onClear}>
        {t('chosen.clear')}
      </Button>
      {progress !== null && <progress aria-label={t('chosen.label')} max={chosen.size} value={progress} />}
      {isChanging && (
        <PropertiesDialog
          count={chosen.size}
          progress={progress}
          onSave={(properties) => void change(properties)}
          onClose={() => setChanging(false)}
        />
      )}
    </section>
  );
}
