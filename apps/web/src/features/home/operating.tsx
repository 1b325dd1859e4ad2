import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useOpenPages } from '../../lib/navigation/page-access.ts';
import { HomeCard } from './home-card.tsx';
import type { Home } from './home.ts';

/** The addresses of the console are for operators alone; without a connection, those who lack them see no list. */
const Queues = lazy<ComponentType<{ list: NonNullable<Home['operating']> }>>(() =>
  import('../operator/operator.ts')
    .then(({ WaitingQueues }) => ({ default: WaitingQueues }))
    .catch(() => ({ default: () => null })),
);

/** What waits for the people who run the deployment. */
export function Operating({ operating }: Pick<Home, 'operating'>) {
  const t = useTexts('home');
  // With its pages come the words of the console.
  const hasConsole = useOpenPages().some(({ menu }) => menu?.group === 'operator');
  if (!hasConsole || !operating || operating.length === 0) return null;
  return (
    <HomeCard title={t('operate.title')}>
      <Suspense>
        <Queues list={operating} />
      </Suspense>
    </HomeCard>
  );
}
