import { Button, Dialog, fieldStyles } from '@tiku/ui';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styles from './formula-dialog.module.css';
import { Formula } from '../draw/formula.tsx';
import { useQuestionTexts } from '../texts-context.tsx';

interface FormulaDialogProps {
  initial: string;
  onInsert: (source: string) => void;
  onClose: () => void;
}

export function FormulaDialog({ initial, onInsert, onClose }: FormulaDialogProps) {
  const t = useQuestionTexts();
  const id = useId();
  const [tex, setTex] = useState(initial);
  const [display, setDisplay] = useState(false);
  const fence = display ? '$$' : '$';
  const source = fence + tex.trim() + fence;

  function insert(): void {
    if (tex.trim()) onInsert(source.replaceAll(/\s*\n\s*/g, ' '));
  }

  function handleKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    // While an input method is composing, Enter takes its suggestion.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    insert();
  }

  return (
    <Dialog title={t('rich-text.formula')} onClose={onClose}>
      {/* Keys pressed here are not for the editor around it. */}
      <div className={styles.form} role="presentation" onKeyDown={handleKeyDown}>
        <label className={fieldStyles.label} htmlFor={`${id}-tex`}>
          {t('rich-text.formula-source')}
        </label>
        <textarea
          id={`${id}-tex`}
          className={`${fieldStyles.input} ${styles.tex}`}
          rows={3}
          spellCheck={false}
          autoCapitalize="off"
          value={tex}
          onChange={(event) => setTex(event.target.value.replaceAll('$', ''))}
        />
        <label className={styles.choice}>
          <input type="checkbox" checked={display} onChange={(event) => setDisplay(event.target.checked)} />
          {t('rich-text.formula-display')}
        </label>
        <p className={fieldStyles.label}>{t('rich-text.formula-preview')}</p>
        <div className={styles.preview}>
          {tex.trim() ? <Formula tex={tex} source={source} display={display} /> : t('rich-text.formula-empty')}
        </div>
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('rich-text.cancel')}</Button>
          <Button look="primary" disabled={!tex.trim()} onClick={insert}>
            {t('rich-text.formula-insert')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
