import { Button } from '@tiku/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { putAllAway, putAway } from './seen-tours.ts';
import styles from './tour.module.css';
import { findStops } from './tours.ts';
import type { Stop, TourName } from './tours.ts';

function usePointedOut(part: HTMLElement | undefined, end: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') end();
  });
  useEffect(() => {
    if (!part) return undefined;
    part.setAttribute('data-tour-now', '');
    part.scrollIntoView({ block: 'center' });
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => {
      part.removeAttribute('data-tour-now');
      window.removeEventListener('keydown', listener);
    };
  }, [part]);
}

/** A card that offers to show the screen, then stands beside one part of it after the other. The page stays usable. */
export function Tour({ name }: { name: TourName }) {
  const t = useTexts('tour');
  const [stops, setStops] = useState<readonly Stop[]>([]);
  const [at, setAt] = useState(0);
  const card = useRef<HTMLElement>(null);
  const stop = stops[at];
  const isLast = at === stops.length - 1;

  function begin(): void {
    setStops(findStops(name));
    card.current?.focus({ preventScroll: true });
  }

  function end(): void {
    putAway(name);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  usePointedOut(stop?.part, end);

  return (
    <section
      ref={card}
      className={stop ? `${styles.card} ${styles.beside}` : styles.card}
      tabIndex={-1}
      aria-label={t('tour')}
    >
      <p aria-live="polite">{stop ? t(stop.key) : t('offer')}</p>
      <div className={styles.actions}>
        <span className={styles.place}>{stop && t('place', { at: at + 1, count: stops.length })}</span>
        {!stop && (
          <Button look="quiet" onClick={putAllAway}>
            {t('skip-all')}
          </Button>
        )}
        {!(stop && isLast) && (
          <Button look="quiet" onClick={end}>
            {t('skip')}
          </Button>
        )}
        {at > 0 && <Button onClick={() => setAt(at - 1)}>{t('back')}</Button>}
        {!stop && (
          <Button look="primary" onClick={begin}>
            {t('show')}
          </Button>
        )}
        {stop && (
          <Button look="primary" onClick={isLast ? end : () => setAt(at + 1)}>
            {isLast ? t('done') : t('next')}
          </Button>
        )}
      </div>
    </section>
  );
}
