import { Icon } from '@tiku/ui';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import styles from './item-list.module.css';

const actions = ['up', 'down', 'remove'] as const;
type Action = (typeof actions)[number];

interface ItemActionsProps {
  /** What the item is called: "Option B". */
  name: string;
  canMoveUp: boolean;
  canMoveDown: boolean;
  canRemove: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/**
 * One stop for the Tab key; arrows go from button to button. With a stop each, twenty options would be sixty stops
 * between the stem and the score.
 */
export function ItemActions({ name, canMoveUp, canMoveDown, canRemove, onMove, onRemove }: ItemActionsProps) {
  const t = useQuestionTexts();
  const [current, setCurrent] = useState<Action>('up');
  const can = { up: canMoveUp, down: canMoveDown, remove: canRemove };
  const run = { up: () => onMove(-1), down: () => onMove(1), remove: onRemove };

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || event.altKey) return;
    event.preventDefault();
    const next = actions[(actions.indexOf(current) + step + actions.length) % actions.length] ?? 'up';
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-action=${next}]`)?.focus();
  }

  return (
    <div className={styles.actions} role="toolbar" aria-label={name}>
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          className={styles.action}
          data-action={action}
          tabIndex={action === current ? 0 : -1}
          aria-label={t(`edit.item-${action}`, { name })}
          title={t(`edit.item-${action}`, { name })}
          // Not `disabled`: at the top of the list, focus stays on the button that was pressed.
          aria-disabled={!can[action] || undefined}
          onFocus={() => setCurrent(action)}
          onKeyDown={handleKey}
          onClick={() => can[action] && run[action]()}
        >
          <Icon name={action === 'remove' ? 'cross' : action} size={18} />
        </button>
      ))}
    </div>
  );
}
