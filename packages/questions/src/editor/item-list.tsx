import { Icon } from '@tiku/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { maxOptions } from '../letters.ts';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { useField } from './editor-context.tsx';
import type { FieldName } from './editor-context.tsx';
import { FieldProblem } from './field-problem.tsx';
import { ItemActions } from './item-actions.tsx';
import styles from './item-list.module.css';
import { changeList } from './list-change.ts';
import type { ListChange } from './list-change.ts';

interface ItemListProps {
  /** Problems of the list as a whole stand below it. */
  fields: readonly [FieldName] | readonly [FieldName, FieldName];
  title: string;
  hint?: string | undefined;
  addText: string;
  count: number;
  nameItem: (index: number) => string;
  onChange: (change: ListChange) => void;
  /** Enter goes on to the next item, and makes one at the end of the list. */
  enterGoesOn?: boolean;
  /** The fields of an item have labels above them. */
  labelled?: boolean;
  children: (index: number) => ReactNode;
}

const texts = '[role=textbox], textarea';

export function ItemList(props: ItemListProps) {
  const {
    fields,
    title,
    hint,
    addText,
    count,
    nameItem,
    onChange,
    enterGoesOn = false,
    labelled = false,
    children,
  } = props;
  const t = useQuestionTexts();
  const [first, second] = [useField(fields[0]), useField(fields[1] ?? fields[0])];
  const whole = fields.length === 1 ? [first] : [first, second];
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const afterwards = useRef<(() => void) | null>(null);
  const [news, setNews] = useState('');
  const [kept, setKept] = useState<readonly number[]>([]);
  const keys = fitKeys(kept, count);

  useLayoutEffect(() => {
    afterwards.current?.();
    afterwards.current = null;
  });

  function change(what: ListChange, focus: () => void): void {
    afterwards.current = focus;
    setKept(changeList(keys, what, nextKey(keys)));
    onChange(what);
  }

  function focusItem(index: number): void {
    const text = list.current?.children[index]?.querySelector<HTMLElement>(texts);
    (text ?? addButton.current)?.focus();
  }

  function add(): void {
    change({ kind: 'add' }, () => focusItem(count));
  }

  function remove(index: number): void {
    setNews(t('edit.item-removed', { name: nameItem(index) }));
    change({ kind: 'remove', index }, () => focusItem(Math.min(index, count - 2)));
  }

  function move(from: number, step: -1 | 1): void {
    const to = from + step;
    if (to < 0 || to >= count) return;
    const focused = document.activeElement;
    setNews(t('edit.item-moved', { name: nameItem(from), place: nameItem(to) }));
    // A row that is taken out and put back loses focus.
    change({ kind: 'move', from, to }, () => focused instanceof HTMLElement && focused.focus());
  }

  function handleKey(event: KeyboardEvent, index: number): void {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (!(event.target instanceof Element) || event.target.closest('dialog')) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      event.stopPropagation();
      move(index, event.key === 'ArrowUp' ? -1 : 1);
      return;
    }
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!enterGoesOn || event.key !== 'Enter' || !plain || !event.target.matches('[role=textbox]')) return;
    event.preventDefault();
    event.stopPropagation();
    if (index < count - 1) focusItem(index + 1);
    else if (count < maxOptions) add();
  }

  function handleBlur(event: FocusEvent<HTMLElement>): void {
    if (event.relatedTarget && event.currentTarget.contains(event.relatedTarget)) return;
    for (const field of whole) field.leave();
  }

  return (
    <div onBlur={handleBlur}>
      <fieldset
        className={styles.list}
        data-labelled={labelled}
        aria-describedby={whole.flatMap((field) => field.describedBy ?? []).join(' ') || undefined}
      >
        <legend className={styles.title}>{title}</legend>
        {hint && <p className={styles.hint}>{hint}</p>}
        <ol ref={list} className={styles.items}>
          {keys.map((key, index) => (
            // Captured before the text editor inside makes a new line of it.
            <li key={key} className={styles.item} onKeyDownCapture={(event) => handleKey(event, index)}>
              <div className={styles.content}>{children(index)}</div>
              <ItemActions
                name={nameItem(index)}
                canMoveUp={index > 0}
                canMoveDown={index < count - 1}
                canRemove={count > 1}
                onMove={(step) => move(index, step)}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ol>
        <div className={styles.foot}>
          <button
            ref={addButton}
            type="button"
            className={styles.add}
            aria-disabled={count >= maxOptions || undefined}
            onClick={() => count < maxOptions && add()}
          >
            <Icon name="plus" size={18} />
            {addText}
          </button>
          {count >= maxOptions && <span className={styles.hint}>{t('edit.list-full', { count: maxOptions })}</span>}
        </div>
        {whole.map(
          (field) =>
            field.invalid && (
              <div key={field.messageId} {...field.place}>
                <FieldProblem field={field} />
              </div>
            ),
        )}
        <output className={styles.news}>{news}</output>
      </fieldset>
    </div>
  );
}

function nextKey(keys: readonly number[]): number {
  return Math.max(-1, ...keys) + 1;
}

/** The list may also change from outside: items keep the keys they have, further ones get their own. */
function fitKeys(keys: readonly number[], count: number): readonly number[] {
  if (keys.length >= count) return keys.slice(0, count);
  const first = nextKey(keys);
  return [...keys, ...Array.from({ length: count - keys.length }, (_, index) => first + index)];
}
