import { Button, Dialog, fieldStyles } from '@tiku/ui';
import { ReasonedButton } from '@tiku/ui/reasoned-button';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { FallbackOnFailure, Formula } from '../../draw/formula.tsx';
import { useQuestionTexts } from '../../texts-context.tsx';
import styles from './formula-dialog.module.css';
import { dropDollars, readSource, writeSource } from './formula-source.ts';

const VisualFormula = lazy(() => import('./visual-formula.tsx').then((module) => ({ default: module.VisualFormula })));

interface FormulaDialogProps {
  /** With its fences, or what is to become one. */
  source: string;
  onInsert: (source: string) => void;
  onClose: () => void;
}

/** In place of the visual field, where that could not be fetched. */
function Unfetched({ onUnshown }: { onUnshown: (isUnshown: boolean) => void }) {
  useEffect(() => onUnshown(true), [onUnshown]);
  return null;
}

export function FormulaDialog({ source, onInsert, onClose }: FormulaDialogProps) {
  const t = useQuestionTexts();
  const id = useId();
  const [before] = useState(() => readSource(source));
  const [tex, setTex] = useState(before.tex);
  const [display, setDisplay] = useState(before.display);
  const [showsSource, setShowsSource] = useState(false);
  const [isUnshown, setUnshown] = useState(false);
  const isEmpty = !tex.trim();

  function insert(): void {
    if (!isEmpty) onInsert(writeSource({ tex, display }, source));
  }

  function handleKeyDown(event: KeyboardEvent): void {
    // Escape closes the dialog; the visual field has another use for it.
    if (event.key === 'Escape') event.stopPropagation();
    // While an input method is composing, Enter takes its suggestion.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    insert();
  }

  return (
    <Dialog title={t('rich-text.formula')} onClose={onClose} wide>
      {/* Keys pressed here are not for the editor around it. */}
      <div
        className={styles.form}
        role="presentation"
        onKeyDownCapture={handleKeyDown}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <FallbackOnFailure fallback={<Unfetched onUnshown={setUnshown} />}>
          <Suspense fallback={<div className={styles.waiting} />}>
            <VisualFormula tex={tex} onChange={(changed) => setTex(dropDollars(changed))} onUnshown={setUnshown} />
          </Suspense>
        </FallbackOnFailure>
        {isUnshown && (
          <>
            <p className={fieldStyles.hint}>{t('rich-text.formula-source-only')}</p>
            <div className={styles.preview}>
              {isEmpty ? (
                t('rich-text.formula-empty')
              ) : (
                <Formula tex={tex} source={writeSource({ tex, display }, source)} display={display} />
              )}
            </div>
          </>
        )}
        <div className={styles.choices}>
          <label className={styles.choice}>
            <input type="checkbox" checked={display} onChange={(event) => setDisplay(event.target.checked)} />
            {t('rich-text.formula-display')}
          </label>
          {!isUnshown && (
            <label className={styles.choice}>
              <input type="checkbox" checked={showsSource} onChange={(event) => setShowsSource(event.target.checked)} />
              {t('rich-text.formula-show-source')}
            </label>
          )}
        </div>
        {(showsSource || isUnshown) && (
          <>
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
              onChange={(event) => setTex(dropDollars(event.target.value))}
            />
          </>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('rich-text.cancel')}</Button>
          <ReasonedButton look="primary" why={isEmpty ? t('rich-text.formula-missing') : null} onClick={insert}>
            {t(before.isFenced ? 'rich-text.formula-apply' : 'rich-text.formula-insert')}
          </ReasonedButton>
        </div>
      </div>
    </Dialog>
  );
}
