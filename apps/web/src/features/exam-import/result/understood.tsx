import { Card, Icon, Link } from '@tiku/ui';
import { helpPath } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import styles from '../file/beginning.module.css';

const points = ['columns', 'types', 'answers', 'pictures', 'word'] as const;

/** What a file may look like, in a few words; the rest is told in the help. */
export function Understood() {
  const t = useTexts('exam-import');
  return (
    <Card className={styles.card} aria-labelledby="understood">
      <h2 id="understood">{t('understood.title')}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" size={16} className={styles.check} />
            {t(`understood.${point}`)}
          </li>
        ))}
      </ul>
      <p>
        <Link to={helpPath('maketest_overview')}>{t('understood.more')}</Link>
      </p>
    </Card>
  );
}
