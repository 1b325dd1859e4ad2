import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { tabForKey } from './tab-keys.ts';
import styles from './tabs.module.css';

interface TabsProps<T extends string> {
  label: string;
  value: T;
  tabs: readonly { value: T; text: string }[];
  onChoose: (value: T) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

export function Tabs<T extends string>({ label, value, tabs, onChoose, children }: TabsProps<T>) {
  const id = useId();
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
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className={styles.tab}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChoose(tab.value)}
            onKeyDown={handleKey}
          >
            {tab.text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
