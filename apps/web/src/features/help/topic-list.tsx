import { Link } from '@tiku/ui';
import { useConfig } from '../../lib/config.ts';
import { useTexts } from '../../lib/i18n.ts';
import styles from './help.module.css';
import type { Section } from './topic-text.ts';
import { addressOf, topicsOf } from './topics.ts';
import type { Topic } from './topics.ts';

interface TopicListProps {
  current: Topic;
  /** What the current topic is made of, once it is here. */
  sections: Section[];
}

export function TopicList({ current, sections }: TopicListProps) {
  const t = useTexts('help');
  const config = useConfig();
  return (
    <nav className={styles.topics} aria-labelledby="help-topics">
      <h2 id="help-topics">{t('topics')}</h2>
      <ul>
        {topicsOf(config).map((topic) => (
          <li key={topic.name}>
            <Link to={addressOf(topic)}>{t(topic.title)}</Link>
            {topic === current && sections.length > 0 && (
              <ul>
                {sections.map(({ id, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
