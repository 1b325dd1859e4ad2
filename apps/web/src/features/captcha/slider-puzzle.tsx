import type { ResponseOf } from '@tiku/contract';
import { useEffect, useId, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './captcha.module.css';
import { slideByDrag, slideByKey } from './slide.ts';

type Puzzle = NonNullable<ResponseOf<'GET /app/slider/captcha'>['slider']>;

interface SliderPuzzleProps {
  /** Null while it is on its way: its place is kept. */
  puzzle: Puzzle | null;
  busy: boolean;
  onDrop: (x: number) => void;
}

function percent(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}

function PuzzlePicture({ puzzle, x }: { puzzle: Puzzle; x: number }) {
  const t = useTexts('captcha');
  const place: CSSProperties = {
    left: percent(x, puzzle.width),
    top: percent(puzzle.piece_top, puzzle.height),
    width: percent(puzzle.piece_width, puzzle.width),
  };
  return (
    <>
      <img src={puzzle.background} alt={t('picture')} draggable={false} />
      <img className={styles.piece} style={place} src={puzzle.piece} alt="" draggable={false} />
    </>
  );
}

/** The handle on the track moves the piece over the picture, by pointer or by keys; letting go, or Enter, answers. */
export function SliderPuzzle({ puzzle, busy, onDrop }: SliderPuzzleProps) {
  const t = useTexts('captcha');
  const keys = useId();
  const track = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const [x, setX] = useState(0);
  const [grip, setGrip] = useState<{ pointer: number; from: number; at: number } | null>(null);
  const max = puzzle ? puzzle.width - puzzle.piece_width : 0;

  useEffect(() => handle.current?.focus({ preventScroll: true }), []);

  function handleDown(event: PointerEvent<HTMLElement>): void {
    if (busy || !puzzle || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip({ pointer: event.pointerId, from: event.clientX, at: x });
  }

  function handleMove(event: PointerEvent<HTMLElement>): void {
    if (grip?.pointer !== event.pointerId || !track.current) return;
    const travel = track.current.clientWidth - event.currentTarget.offsetWidth;
    setX(slideByDrag(grip.at, event.clientX - grip.from, travel, max));
  }

  function handleUp(event: PointerEvent<HTMLElement>): void {
    if (grip?.pointer !== event.pointerId) return;
    setGrip(null);
    // A tap on the handle is no answer.
    if (event.clientX !== grip.from) onDrop(Math.round(x));
  }

  function handleKey(event: KeyboardEvent): void {
    if (busy || !puzzle) return;
    const moved = slideByKey(event.key, x, max);
    if (moved === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (moved !== null) setX(moved);
    else onDrop(Math.round(x));
  }

  const ratio = puzzle ? `${puzzle.width} / ${puzzle.height}` : '400 / 160';
  return (
    <>
      <div className={styles.picture} style={{ aspectRatio: ratio }}>
        {puzzle && <PuzzlePicture puzzle={puzzle} x={x} />}
      </div>
      <div className={styles.track} ref={track} style={{ '--at': max > 0 ? x / max : 0 } as CSSProperties}>
        <span className={styles.instruction} aria-hidden="true">
          {x === 0 && t('instruction')}
        </span>
        <div
          ref={handle}
          className={styles.handle}
          role="slider"
          tabIndex={0}
          aria-label={t('instruction')}
          aria-describedby={keys}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={Math.round(x)}
          aria-disabled={busy}
          onPointerDown={handleDown}
          onPointerMove={handleMove}
          onPointerUp={handleUp}
          onPointerCancel={() => setGrip(null)}
          onKeyDown={handleKey}
        >
          <Icon name="arrow" />
        </div>
        <span id={keys} hidden>
          {t('keys')}
        </span>
      </div>
    </>
  );
}
