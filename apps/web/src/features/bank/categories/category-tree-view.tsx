import type { BankCategory } from '@tiku/contract';
import { tellFailure } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useArrangeCategories } from '../bank.api.ts';
import styles from './categories.module.css';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryRow } from './category-row.tsx';
import { flattenTree } from '../../take/categories/categories.ts';
import type { TreeRow } from '../../take/categories/categories.ts';
import { moveCategory, stepTarget } from './category-tree.ts';
import type { Step, Target } from './category-tree.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useDragging } from './use-dragging.ts';

type Open = { kind: 'edit' | 'add' | 'remove'; row: TreeRow } | null;

/** Rows are drawn as they will stand at once, and go back where the server says no. */
export function CategoryTree({ categories }: { categories: readonly BankCategory[] }) {
  const t = useTexts('bank');
  const [arranged, setArranged] = useState<readonly BankCategory[] | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const [news, setNews] = useState('');
  const arrange = useArrangeCategories();
  const shown = arranged ?? categories;
  const rows = flattenTree(shown);

  function move(id: number, target: Target | null): void {
    const places = target && moveCategory(shown, id, target);
    const title = shown.find((category) => category.id === id)?.title ?? '';
    if (!places) {
      setNews(t('category.cannot-move', { title }));
      return;
    }
    const placeOf = new Map(places.map((place) => [place.id, place]));
    const next = shown
      .map((category) => ({ ...category, ...placeOf.get(category.id) }))
      .toSorted((one, other) => one.order_no - other.order_no || one.id - other.id);
    setArranged(next);
    setNews(t('category.moved', { title }));
    void arrange
      .mutateAsync(places)
      .catch(tellFailure)
      // The last of several moves shows until it is kept, whatever comes of those before it.
      .finally(() => setArranged((current) => (current === next ? null : current)));
  }

  const dragging = useDragging(move);
  const step = (id: number, to: Step) => move(id, stepTarget(rows, id, to));

  return (
    <>
      <p className={styles.hint}>{t('category.keys')}</p>
      <ul className={styles.tree} aria-label={t('category.title')} {...dragging.list}>
        {rows.map((row) => (
          <CategoryRow
            key={row.id}
            row={row}
            drop={dragging.over?.id === row.id ? dragging.over.where : undefined}
            isDragged={dragging.dragged === row.id}
            handle={dragging.handle(row.id)}
            onStep={(to) => step(row.id, to)}
            onOpen={(kind) => setOpen({ kind, row })}
          />
        ))}
      </ul>
      <output className="visually-hidden">{news}</output>
      {open?.kind === 'remove' && <RemoveDialog row={open.row} onClose={() => setOpen(null)} />}
      {open?.kind === 'edit' && (
        <CategoryDialog categories={shown} category={open.row} parent={null} onClose={() => setOpen(null)} />
      )}
      {open?.kind === 'add' && (
        <CategoryDialog categories={shown} category={null} parent={open.row.id} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
