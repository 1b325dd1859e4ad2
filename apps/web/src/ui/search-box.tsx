import { Icon } from '@tiku/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParam } from '../lib/navigation/navigation.ts';
import { narrowTo, queryMax } from '../lib/navigation/paging.ts';
import styles from './search-box.module.css';

const pause = 300;

/** Looks while somebody types, after a short pause; the words stand in the address as `q`. */
export function SearchBox({ label, large = false }: { label: string; large?: boolean }) {
  const id = useId();
  const query = useSearchParam('q') ?? '';
  const [typed, setTyped] = useState(query);
  // Chinese and Japanese are composed from letters, which are no words yet.
  const [isComposing, setComposing] = useState(false);
  const asked = useRef(query);

  function ask(): void {
    const words = typed.trim();
    if (words === asked.current) return;
    asked.current = words;
    narrowTo({ q: words || undefined });
  }

  // The way back, or a button that shows everything again, changes the words from outside.
  useEffect(() => {
    if (query === asked.current) return;
    asked.current = query;
    setTyped(query);
  }, [query]);

  useEffect(() => {
    if (isComposing) return undefined;
    const timer = setTimeout(ask, pause);
    return () => clearTimeout(timer);
  });

  return (
    <search className={large ? `${styles.box} ${styles.large}` : styles.box}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <Icon name="search" size={large ? 20 : 18} className={styles.icon} />
        <input
          id={id}
          className={styles.input}
          type="search"
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={queryMax}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
      </form>
    </search>
  );
}
