import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { tabForKey } from './tab-keys.ts';
import styles from './tabs.module.css';

interface TabListProps<T extends string> {
  /** Of the whole: the tab `edit` is `<id>-edit`. */
  id: string;
  label: string;
  value: T;
  tabs: readonly { value: T; text: string }[];
  /** The id of what a tab shows. */
  panelOf: (value: T) => string;
  onChoose: (value: T) => void;
}

/** For components that draw the panels themselves; the arrow keys walk it. */
export function TabList<T extends string>({ id, label, value, tabs, panelOf, onChoose }: TabListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.findIndex((tab) => tab.value === value);

  function handleKey(event: KeyboardEvent): void {
    const next = tabForKey(event.key, current, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onChoose(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label={label} ref={list}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          className={styles.tab}
          aria-selected={tab.value === value}
          aria-controls={panelOf(tab.value)}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChoose(tab.value)}
          onKeyDown={handleKey}
        >
          {tab.text}
        </button>
      ))}
    </div>
  );
}
