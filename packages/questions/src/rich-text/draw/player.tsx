import { useRef } from 'react';
import type { SyntheticEvent } from 'react';
import styles from './media.module.css';

/** Where somebody was when the file stopped coming. */
export interface Place {
  seconds: number;
  wasPlaying: boolean;
}

interface PlayerProps {
  tag: 'audio' | 'video';
  url: string;
  label: string;
  /** Where it goes on. The parent keeps this, since there is no player while the file cannot be loaded. */
  place: Place | null;
  onError: (place: Place) => void;
}

export function Player({ tag, url, label, place, onError }: PlayerProps) {
  const isRestored = useRef(false);

  function handleError({ currentTarget }: SyntheticEvent<HTMLMediaElement>): void {
    const wasThere = place && !isRestored.current;
    onError(wasThere ? place : { seconds: currentTarget.currentTime, wasPlaying: !currentTarget.paused });
  }

  function restore({ currentTarget }: SyntheticEvent<HTMLMediaElement>): void {
    if (isRestored.current || !place) return;
    isRestored.current = true;
    currentTarget.currentTime = place.seconds;
    // A browser that plays nothing unasked leaves the button to the person.
    if (place.wasPlaying) currentTarget.play().catch(() => undefined);
  }

  const shared = {
    src: url,
    'aria-label': label,
    controls: true,
    preload: 'metadata',
    onError: handleError,
    onLoadedMetadata: restore,
  } as const;
  // An exam brings sounds and videos, but no captions.
  return tag === 'audio' ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio className={styles.audio} {...shared} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video className={styles.video} playsInline {...shared} />
  );
}
