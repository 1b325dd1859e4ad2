import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useSignedIn } from '../../lib/session.ts';
import { useSeenTours } from './seen-tours.ts';
import type { TourName } from './tours.ts';

/** Fetched by those who have not seen it. */
const Tour = lazyPart<{ name: TourName }>(() => import('./tour-card.tsx').then((module) => module.Tour), ['tour']);

/** On the first visit of a screen. */
export function TourOffer({ name }: { name: TourName }) {
  const isSeen = useSeenTours(({ seen }) => seen.has(name));
  const signedIn = useSignedIn();
  if (isSeen || !signedIn) return null;
  return (
    <Suspense>
      <Tour name={name} />
    </Suspense>
  );
}
