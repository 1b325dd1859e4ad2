import { Icon, Link, Skeleton } from '@tiku/ui';
import { lazy, Suspense } from 'react';
import { useConfig } from '../../lib/config.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { AskUs } from './ask-us.tsx';
import cards from './help-index.module.css';
import styles from './help.module.css';
import { addressOf, topicsOf } from './topics.ts';
import type { Topic } from './topics.ts';
import { ToursAgain } from './tours-again.tsx';

/** Fetched by those who search. */
const FoundSections = lazy(() => import('./found-sections.tsx').then((module) => ({ default: module.FoundSections })));

function TopicCards({ title, topics }: { title: string; topics: Topic[] }) {
  const t = useTexts('help');
  const { brand } = useConfig();
  return (
    <section className={cards.part}>
      <h2>{title}</h2>
      <ul className={cards.cards}>
        {topics.map((topic) => (
          <li key={topic.name} className={cards.card}>
            <Icon name={topic.icon} className={cards.cardIcon} />
            <h3>
              <Link to={addressOf(topic)}>{t(topic.title)}</Link>
            </h3>
            <p>{t(topic.summary, { brand })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HelpIndexPage() {
  const t = useTexts('help');
  const config = useConfig();
  const { brand } = config;
  const topics = topicsOf(config);
  const query = useSearchParam('q') ?? '';
  return (
    <>
      <meta name="description" content={t('index.text', { brand })} />
      <PageHeading title={t('index.title')} />
      <p className={styles.summary}>{t('index.text', { brand })}</p>
      <div className={cards.search}>
        <SearchBox label={t('search')} />
      </div>
      {query ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <FoundSections query={query} />
        </Suspense>
      ) : (
        <>
          <TopicCards title={t('using', { brand })} topics={topics.filter(({ part }) => part === 'using')} />
          <TopicCards title={t('rules')} topics={topics.filter(({ part }) => part === 'rules')} />
        </>
      )}
      <ToursAgain />
      <AskUs />
    </>
  );
}
