import type { SheetState } from '@tiku/questions';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './sheet-grid.module.css';

export interface SheetCell {
  no: number;
  state: SheetState;
  isMarked: boolean;
}

/** A shape for every state, so that colour is never the only sign. */
const shapes: Record<SheetState, string> = {
  unanswered: '',
  answered: 'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  right: 'm5 12.5 4.5 4.5L19 7.5',
  partly: 'M4 12c2.7-5 5.3-5 8 0s5.3 5 8 0',
  wrong: 'm6.5 6.5 11 11m0-11-11 11',
  waiting: 'm5 19 1-4L16 5l3 3L9 18Z',
  shown: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6Z',
};

const flag = 'M6 20V5h11l-2.5 4L17 13H6';

function Shape({ path, className }: { path: string; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="14" height="14" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

/** Groups of this many cells are left out of drawing while they are out of sight: papers have up to 10,000 questions. */
const group = 100;

interface SheetGridProps {
  cells: readonly SheetCell[];
  /** The place on screen, counted from 0. */
  current: number | null;
  onChoose: (place: number, no: number) => void;
}

export function SheetGrid({ cells, current, onChoose }: SheetGridProps) {
  const t = useTexts('practice');
  const groups = Array.from({ length: Math.ceil(cells.length / group) }, (_, index) => index * group);
  return groups.map((first) => (
    <ol className={cells.length > group ? `${styles.grid} ${styles.long}` : styles.grid} key={first}>
      {cells.slice(first, first + group).map(({ no, state, isMarked }, index) => {
        const place = first + index;
        return (
          <li key={no}>
            <button
              type="button"
              className={`${styles.cell} ${styles[state] ?? ''}`}
              aria-current={place === current ? 'true' : undefined}
              onClick={() => onChoose(place, no)}
            >
              {place + 1}
              <span className="visually-hidden">
                {t(`state.${state}`)}
                {isMarked && `, ${t('state.marked')}`}
              </span>
              {shapes[state] && <Shape path={shapes[state]} className={styles.shape} />}
              {isMarked && <Shape path={flag} className={styles.flag} />}
            </button>
          </li>
        );
      })}
    </ol>
  ));
}

/** What the shapes mean, with how many there are of each. */
export function SheetLegend({ cells }: { cells: readonly SheetCell[] }) {
  const t = useTexts('practice');
  const states = Object.keys(shapes) as SheetState[];
  const counts = states.map((state) => ({ state, count: cells.filter((cell) => cell.state === state).length }));
  const marked = cells.filter((cell) => cell.isMarked).length;
  return (
    <ul className={styles.legend}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ state, count }) => (
          <li key={state}>
            <span className={`${styles.sample} ${styles[state] ?? ''}`}>
              {shapes[state] && <Shape path={shapes[state]} className={styles.shape} />}
            </span>
            {t(`state.${state}`)} {count}
          </li>
        ))}
      {marked > 0 && (
        <li>
          <span className={styles.sample}>
            <Shape path={flag} className={styles.flag} />
          </span>
          {t('state.marked')} {marked}
        </li>
      )}
    </ul>
  );
}
