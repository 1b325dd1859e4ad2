import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import { Link } from '../link.tsx';
import { entryForKey } from './menu-keys.ts';
import styles from './menu-button.module.css';

export interface MenuEntry {
  text: string;
  icon?: IconName;
  /** Of the text, where it is not the page's language. */
  lang?: string;
  /** Where it leads, or … */
  to?: string;
  /** … what it does. */
  onSelect?: () => void;
  /** One of several of which one is in force. */
  checked?: boolean;
  /** A line above it. */
  startsGroup?: boolean;
}

interface MenuButtonProps {
  label: string;
  entries: readonly MenuEntry[];
  className?: string | undefined;
  /** What the button shows; its name is the label. */
  children: ReactNode;
}

function EntryContent({ entry }: { entry: MenuEntry }) {
  return (
    <>
      {entry.icon && <Icon name={entry.icon} size={18} />}
      <span className={styles.text} lang={entry.lang}>
        {entry.text}
      </span>
      {entry.checked && <Icon name="check" size={18} className={styles.mark} />}
    </>
  );
}

export function MenuButton({ label, entries, className, children }: MenuButtonProps) {
  const id = useId();
  const wrap = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState(0);

  function openAt(index: number): void {
    setCurrent(index);
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  useEffect(() => {
    if (open) wrap.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]')[current]?.focus();
  }, [open, current]);

  // Upwards where there is no room below, so that the last row of a list needs no scrolling.
  useLayoutEffect(() => {
    const list = menu.current;
    const around = button.current?.getBoundingClientRect();
    if (!open || !list || !around) return;
    const { height } = list.getBoundingClientRect();
    list.dataset.up = String(around.bottom + height > window.innerHeight && around.top > height);
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event) => {
      if (!wrap.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  function handleButtonKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 0 : entries.length - 1);
  }

  function handleMenuKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') return close();
    if (event.key === 'Tab') return setOpen(false);
    // Those of the browser are not for the menu: a letter by itself leads to an entry.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = entryForKey(
      event.key,
      current,
      entries.map(({ text }) => text),
    );
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
  }

  function renderEntry(entry: MenuEntry, index: number) {
    const shared = {
      role: entry.checked === undefined ? 'menuitem' : 'menuitemradio',
      'aria-checked': entry.checked,
      tabIndex: index === current ? 0 : -1,
      className: styles.entry,
      onClick: () => {
        close();
        entry.onSelect?.();
      },
    };
    const content = <EntryContent entry={entry} />;
    return entry.to ? (
      <Link to={entry.to} {...shared}>
        {content}
      </Link>
    ) : (
      <button type="button" {...shared}>
        {content}
      </button>
    );
  }

  return (
    <div className={styles.wrap} ref={wrap}>
      <Button
        ref={button}
        look="quiet"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? setOpen(false) : openAt(0))}
        onKeyDown={handleButtonKey}
      >
        {children}
      </Button>
      {open && (
        <ul className={styles.menu} ref={menu} id={id} role="menu" aria-label={label} onKeyDown={handleMenuKey}>
          {entries.map((entry, index) => [
            entry.startsGroup && (
              <li role="none" key={`${entry.text}-line`}>
                <hr className={styles.separator} />
              </li>
            ),
            <li role="none" key={entry.text}>
              {renderEntry(entry, index)}
            </li>,
          ])}
        </ul>
      )}
    </div>
  );
}
