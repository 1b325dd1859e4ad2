import { rules } from '@tiku/contract/limits';
import { Icon, Link, MenuButton } from '@tiku/ui';
import type { MenuEntry } from '@tiku/ui';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { bankQuestionsPath } from '../../../lib/navigation/addresses.ts';
import styles from './categories.module.css';
import type { TreeRow } from '../../take/categories/categories.ts';
import type { Step, Target } from './category-tree.ts';
import type { DragHandle } from './use-dragging.ts';

const keys: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

interface CategoryRowProps {
  row: TreeRow;
  /** Where another one would go if it were dropped now. */
  drop: Target['where'] | undefined;
  isDragged: boolean;
  handle: DragHandle;
  onStep: (step: Step) => void;
  onOpen: (kind: 'edit' | 'add' | 'remove') => void;
}

export function CategoryRow({ row, drop, isDragged, handle, onStep, onOpen }: CategoryRowProps) {
  const t = useTexts('bank');
  const format = useFormat();
  const entries: (MenuEntry | false)[] = [
    { text: t('category.edit'), icon: 'pencil', onSelect: () => onOpen('edit') },
    row.level < rules.bank.levelsMax && { text: t('category.add-below'), icon: 'plus', onSelect: () => onOpen('add') },
    !row.isFirst && { text: t('category.up'), icon: 'up', onSelect: () => onStep('up'), startsGroup: true },
    !row.isLast && { text: t('category.down'), icon: 'down', onSelect: () => onStep('down') },
    { text: t('category.remove'), icon: 'trash', onSelect: () => onOpen('remove'), startsGroup: true },
  ];

  function handleKey(event: KeyboardEvent): void {
    const step = event.altKey ? keys[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    onStep(step);
  }

  return (
    <li
      className={styles.row}
      data-category={row.id}
      data-drop={drop}
      data-dragged={isDragged || undefined}
      style={{ '--level': row.level - 1 } as CSSProperties}
      aria-label={t('category.row', { title: row.title, level: row.level })}
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={t('category.move', { title: row.title })}
        onKeyDown={handleKey}
        {...handle}
      >
        <Icon name="menu" size={16} />
      </button>
      <Link className={styles.title} to={bankQuestionsPath({ category: row.id })}>
        {row.title}
      </Link>
      <span className={styles.order} title={t('category.order-no')}>
        {format.number(row.order_no)}
      </span>
      <span className={styles.count}>{t('count', { count: row.total })}</span>
      <MenuButton
        label={t('category.actions', { title: row.title })}
        entries={entries.filter((entry) => entry !== false)}
      >
        <Icon name="more" />
      </MenuButton>
    </li>
  );
}
