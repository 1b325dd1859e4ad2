import { Icon, Link } from '@tiku/ui';
import { useConfig } from '../../lib/config.ts';
import { useTexts } from '../../lib/i18n.ts';
import styles from './help.module.css';
import { addressOf, topicsOf } from './topics.ts';
import type { Topic } from './topics.ts';

export function TopicNeighbours({ topic }: { topic: Topic }) {
  const t = useTexts('help');
  const topics = topicsOf(useConfig());
  const place = topics.indexOf(topic);
  const previous = topics[place - 1];
  const next = topics[place + 1];
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      {previous && (
        <Link to={addressOf(previous)} className={styles.previous}>
          <Icon name="arrow" size={18} />
          <span>
            <small>{t('previous')}</small>
            {t(previous.title)}
          </span>
        </Link>
      )}
      {next && (
        <Link to={addressOf(next)} className={styles.next}>
          <span>
            <small>{t('next')}</small>
            {t(next.title)}
          </span>
          <Icon name="arrow" size={18} />
        </Link>
      )}
    </nav>
  );
}
