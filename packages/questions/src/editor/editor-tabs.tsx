import { useId, useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import styles from './question-editor.module.css';

const wide = '(min-width: 992px)';
const tabs = ['edit', 'preview'] as const;
type Tab = (typeof tabs)[number];

interface EditorTabsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  edit: ReactNode;
  preview: ReactNode;
}

/** Side by side where there is room, one behind the other where there is not. */
export function EditorTabs({ tab, onTab, edit, preview }: EditorTabsProps) {
  const t = useQuestionTexts();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(wide).matches);

  function handleKey(event: KeyboardEvent): void {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const next = event.key === 'Home' ? 'edit' : event.key === 'End' || tab === 'edit' ? 'preview' : 'edit';
    onTab(next);
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  }

  // One tree for both: an author who turns their tablet keeps the cursor and what can be undone.
  return (
    <div className={isWide ? styles.sideBySide : undefined}>
      {!isWide && (
        <div ref={list} className={styles.tabs} role="tablist" aria-label={t('edit.tabs')}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`${id}-${each}`}
              data-tab={each}
              className={styles.tab}
              aria-selected={each === tab}
              aria-controls={`${id}-${each}-panel`}
              tabIndex={each === tab ? 0 : -1}
              onClick={() => onTab(each)}
              onKeyDown={handleKey}
            >
              {t(`edit.tab.${each}`)}
            </button>
          ))}
        </div>
      )}
      <div
        id={`${id}-edit-panel`}
        role={isWide ? undefined : 'tabpanel'}
        aria-labelledby={isWide ? undefined : `${id}-edit`}
        hidden={!isWide && tab !== 'edit'}
      >
        {edit}
      </div>
      <div
        id={`${id}-preview-panel`}
        className={styles.preview}
        role={isWide ? 'region' : 'tabpanel'}
        aria-label={isWide ? t('edit.tab.preview') : undefined}
        aria-labelledby={isWide ? undefined : `${id}-preview`}
        hidden={!isWide && tab !== 'preview'}
      >
        {isWide && (
          <p className={styles.previewTitle} aria-hidden="true">
            {t('edit.tab.preview')}
          </p>
        )}
        {(isWide || tab === 'preview') && preview}
      </div>
    </div>
  );
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
