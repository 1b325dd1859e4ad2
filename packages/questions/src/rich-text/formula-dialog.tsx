import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styles from './formula-dialog.module.css';
import { Formula } from './formula.tsx';
import { useQuestionTexts } from './texts-context.tsx';

interface FormulaDialogProps {
  initial: string;
  onInsert: (source: string) => void;
  onClose: () => void;
}

export function FormulaDialog({ initial, onInsert, onClose }: FormulaDialogProps) {
  const t = useQuestionTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [tex, setTex] = useState(initial);
  const [display, setDisplay] = useState(false);
  const fence = display ? '$$' : '$';
  const source = fence + tex.trim() + fence;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

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
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onKeyDown={handleKeyDown}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
    >
      <h2 id={`${id}-title`}>{t('rich-text.formula')}</h2>
      <label className={styles.label} htmlFor={`${id}-tex`}>
        {t('rich-text.formula-source')}
      </label>
      <textarea
        id={`${id}-tex`}
        className={styles.tex}
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
      <p className={styles.label}>{t('rich-text.formula-preview')}</p>
      <div className={styles.preview}>
        {tex.trim() ? <Formula tex={tex} source={source} display={display} /> : t('rich-text.formula-empty')}
      </div>
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('rich-text.cancel')}
        </button>
        <button type="button" className={`${styles.button} ${styles.main}`} disabled={!tex.trim()} onClick={insert}>
          {t('rich-text.formula-insert')}
        </button>
      </div>
    </dialog>
  );
}
