import { Icon, Link } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { useOpenPages } from '../../lib/navigation/page-access.ts';
import { menuOf } from '../menu.ts';
import { useTitles } from '../page-titles.ts';
import styles from './sidebar.module.css';
import { useTrail } from '../use-trail.ts';

export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const t = useTexts('app');
  const titles = useTitles();
  const trail = useTrail();
  // Everything hangs below the home page, so that one is current only when it is the page itself.
  const current = trail.findLast((page, index) => page.menu && (index > 0 || trail.length === 1));
  return (
    <nav className={styles.sidebar} aria-label={t('sidebar.label')}>
      {menuOf(useOpenPages()).map(({ group, pages }) => (
        <div className={styles.section} key={group}>
          {pages.length > 1 && pages[0] && <h2 className={styles.heading}>{titles.ofGroup(pages[0])}</h2>}
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <Link
                  to={page.path}
                  className={styles.link}
                  onClick={onNavigate}
                  aria-current={page === current ? (page === trail.at(-1) ? 'page' : 'true') : undefined}
                >
                  <Icon name={page.menu.icon} size={18} />
                  {titles.ofPage(page)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
