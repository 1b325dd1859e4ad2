import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { listPages } from './list-pages.ts';
import styles from './pagination.module.css';
import { useUiTexts } from './texts-context.tsx';

interface PaginationProps {
  /** Counted from 1. */
  page: number;
  /** Rows a page holds. */
  size: number;
  sizes: readonly number[];
  /** Rows in all. */
  total: number;
  onTurn: (page: number, size: number) => void;
}

export function Pagination({ page, size, sizes, total, onTurn }: PaginationProps) {
  const t = useUiTexts();
  const last = Math.max(1, Math.ceil(total / size));

  function changeSize(next: number): void {
    // The first row on the page stays on it.
    onTurn(Math.floor(((page - 1) * size) / next) + 1, next);
  }

  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      <Button
        look="quiet"
        size="icon"
        aria-label={t('pages.previous')}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1, size)}
      >
        <Icon name="chevron" className={styles.previous} />
      </Button>
      <span className={styles.place}>{t('pages.place', { page, count: last })}</span>
      <ol className={styles.numbers}>
        {listPages(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                className={styles.number}
                aria-label={t('pages.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onTurn(number, size)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
      </ol>
      <Button
        look="quiet"
        size="icon"
        aria-label={t('pages.next')}
        disabled={page >= last}
        onClick={() => onTurn(page + 1, size)}
      >
        <Icon name="chevron" className={styles.next} />
      </Button>
      <select
        className={styles.size}
        aria-label={t('pages.size')}
        value={size}
        onChange={(event) => changeSize(Number(event.target.value))}
      >
        {sizes.map((each) => (
          <option key={each} value={each}>
            {t('pages.per', { count: each })}
          </option>
        ))}
      </select>
    </nav>
  );
}
