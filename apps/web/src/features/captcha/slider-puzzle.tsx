import type { ResponseOf } from '@tiku/contract';
import { useEffect, useId, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import styles from './captcha.module.css';
import { addToTrace, isDragged, slideByKey } from './slide.ts';
import type { Trace } from './slide.ts';

type Puzzle = NonNullable<ResponseOf<'GET /app/slider/captcha'>['slider']>;

interface SliderPuzzleProps {
  /** Null while it is on its way: its place is kept. */
  puzzle: Puzzle | null;
  busy: boolean;
  /** Where the piece was dropped, and how it got there. */
  onDrop: (x: number, trace: Trace) => void;
}

function percent(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}

function PuzzlePicture({ puzzle, x }: { puzzle: Puzzle; x: number }) {
  const t = useTexts('captcha');
  const { width, height, piece_width, piece_top, piece_end_top } = puzzle;
  const top = piece_top + ((piece_end_top - piece_top) * x) / (width - piece_width);
  const place: CSSProperties = {
    left: percent(x, width),
    top: percent(top, height),
    width: percent(piece_width, width),
  };
  return (
    <>
      <img src={puzzle.background} alt={t('picture')} draggable={false} />
      <img className={styles.piece} style={place} src={puzzle.piece} alt="" draggable={false} />
    </>
  );
}

/** The handle moves the piece over the picture, by pointer or by keys; letting go, or Enter, answers. */
export function SliderPuzzle({ puzzle, busy, onDrop }: SliderPuzzleProps) {
  const t = useTexts('captcha');
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [x, setX] = useState(0);
  const moves = useRef<{ begun: number; trace: Trace }>({ begun: 0, trace: [] });
  const max = puzzle ? puzzle.width - puzzle.piece_width : 0;

  useEffect(() => slider.current?.focus({ preventScroll: true }), []);

  function move(next: number): void {
    const { current } = moves;
    const now = performance.now();
    if (current.trace.length === 0) current.begun = now;
    current.trace = addToTrace(current.trace, now - current.begun, next);
    setX(next);
  }

  function drop(): void {
    const { trace } = moves.current;
    if (isDragged(trace)) onDrop(trace.at(-1)?.[1] ?? 0, trace);
  }

  function handleDown({ currentTarget: input }: PointerEvent<HTMLInputElement>): void {
    const before = input.value;
    const letGo = new AbortController();
    const { signal } = letGo;
    // On the window: people let go wherever the pointer has got to.
    window.addEventListener('pointercancel', () => letGo.abort(), { signal });
    window.addEventListener(
      'pointerup',
      () => {
        letGo.abort();
        if (input.value !== before) drop();
      },
      { signal },
    );
  }

  function handleKey(event: KeyboardEvent): void {
    const moved = slideByKey(event.key, x, max);
    if (moved === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (busy) return;
    if (moved !== null) move(moved);
    else drop();
  }

  const ratio = puzzle ? `${puzzle.width} / ${puzzle.height}` : '480 / 190';
  return (
    <>
      <div className={styles.picture} style={{ aspectRatio: ratio }}>
        {puzzle && <PuzzlePicture puzzle={puzzle} x={x} />}
      </div>
      <div className={styles.track}>
        <input
          ref={slider}
          className={styles.slider}
          type="range"
          min={0}
          max={max}
          value={x}
          aria-label={t('instruction')}
          aria-describedby={id}
          aria-disabled={busy}
          onChange={({ target }) => !busy && move(Number(target.value))}
          onPointerDown={handleDown}
          onKeyDown={handleKey}
        />
        <span className={styles.instruction} aria-hidden="true">
          {x === 0 && t('instruction')}
        </span>
        <span id={id} hidden>
          {t('keys')}
        </span>
      </div>
    </>
  );
}
