import { ErrorState, Skeleton } from '@tiku/ui';
import { useEffect } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { useConfig } from '../../lib/config.ts';
import { failedText, useTexts } from '../../lib/i18n.ts';
import { history, navigate, useParam } from '../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AskUs } from './ask-us.tsx';
import styles from './help.module.css';
import { TopicList } from './topic-list.tsx';
import { TopicNeighbours } from './topic-neighbours.tsx';
import { TopicSection } from './topic-section.tsx';
import { useSections } from './topic-text.ts';
import { topicsOf } from './topics.ts';
import type { Topic } from './topics.ts';

function TopicView({ topic }: { topic: Topic }) {
  const t = useTexts('help');
  const { brand } = useConfig();
  const { data: sections, isError, refetch } = useSections(topic);
  const arrived = sections !== undefined;
  usePageTitle(t(topic.title));

  // The browser looks for the anchor before the text is here, and finds nothing.
  useEffect(() => {
    if (arrived) document.getElementById(history.location.hash.slice(1))?.scrollIntoView();
  }, [arrived]);

  return (
    <div className={styles.reading}>
      <article className={styles.topic}>
        <meta name="description" content={t(topic.summary, { brand })} />
        <PageHeading title={t(topic.title)} />
        <p className={styles.summary}>{t(topic.summary, { brand })}</p>
        {sections?.map((section) => (
          <TopicSection key={section.id} section={section} />
        ))}
        {!arrived &&
          (isError ? <ErrorState message={failedText()} onRetry={() => void refetch()} /> : <Skeleton lines={12} />)}
        <TopicNeighbours topic={topic} />
        <AskUs />
      </article>
      <TopicList current={topic} sections={sections ?? []} />
    </div>
  );
}

export function HelpTopicPage() {
  const name = useParam('detail');
  const topic = topicsOf(useConfig()).find((known) => known.name === name);

  useEffect(() => {
    if (!topic) navigate(paths.notFound, { replace: true });
  }, [topic]);

  return topic && <TopicView key={topic.name} topic={topic} />;
}
