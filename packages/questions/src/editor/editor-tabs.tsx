import { TabList, useMediaQuery } from '@tiku/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
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
  const isWide = useMediaQuery(wide);

  // One tree for both: an author who turns their tablet keeps the cursor and what can be undone.
  return (
    <div className={isWide ? styles.sideBySide : undefined}>
      {!isWide && (
        <TabList
          id={id}
          label={t('edit.tabs')}
          value={tab}
          tabs={tabs.map((each) => ({ value: each, text: t(`edit.tab.${each}`) }))}
          panelOf={(each) => `${id}-${each}-panel`}
          onChoose={onTab}
        />
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
