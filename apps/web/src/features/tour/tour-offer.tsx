import { lazy, Suspense } from 'react';
import { loadTexts } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { useSeenTours } from './seen-tours.ts';
import type { TourName } from './tours.ts';

/** Fetched by those who have not seen it. */
const Tour = lazy(async () => {
  const [{ Tour: component }] = await Promise.all([import('./tour-card.tsx'), loadTexts(['tour'])]);
  return { default: component };
});

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
