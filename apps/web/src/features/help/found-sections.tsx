import { useQuery } from '@tanstack/react-query';
import { Link, Skeleton } from '@tiku/ui';
import { queryClient } from '../../lib/api/query-client.ts';
import { useConfig } from '../../lib/config.ts';
import { useLanguage, useTexts } from '../../lib/i18n.ts';
import { findSections } from './find-sections.ts';
import cards from './help-index.module.css';
import { addressOf } from './topics.ts';

export function FoundSections({ query }: { query: string }) {
  const t = useTexts('help');
  const language = useLanguage();
  const config = useConfig();
  const { data } = useQuery(
    {
      queryKey: ['help', 'search', language, query],
      queryFn: () => findSections(query, language, config),
      staleTime: Infinity,
    },
    queryClient,
  );
  if (!data) return <Skeleton lines={6} />;
  return (
    <section className={cards.part} aria-live="polite">
      <h2>{t('search.found')}</h2>
      {data.length === 0 && <p>{t('search.none')}</p>}
      <ul className={cards.found}>
        {data.map(({ topic, id, heading, excerpt }) => (
          <li key={`${topic.name}#${id}`}>
            <Link to={`${addressOf(topic)}#${id}`}>{heading}</Link>
            <span>{t(topic.title)}</span>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
