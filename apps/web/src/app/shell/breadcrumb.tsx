import { Link } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { useOwnTitle } from '../../lib/navigation/page-title.ts';
import styles from './breadcrumb.module.css';
import { useTitles } from '../page-titles.ts';
import { useTrail } from '../use-trail.ts';

/** Where this page hangs; a page at the top has nothing to say here. */
export function Breadcrumb() {
  const t = useTexts('app');
  const titles = useTitles();
  const trail = useTrail();
  const ownTitle = useOwnTitle((state) => state.title);
  const page = trail.at(-1);
  if (!page || trail.length < 2) return null;
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb.label')}>
      <ol>
        {trail.slice(0, -1).map((parent) => (
          <li key={parent.path}>
            <Link to={parent.path}>{titles.ofPage(parent)}</Link>
          </li>
        ))}
        <li aria-current="page">{ownTitle ?? titles.ofPage(page)}</li>
      </ol>
    </nav>
  );
}
