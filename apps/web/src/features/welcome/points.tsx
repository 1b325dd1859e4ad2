import { Icon, Link } from '@tiku/ui';
import type { IconName } from '@tiku/ui';
import styles from './welcome.module.css';

interface Point {
  icon?: IconName;
  title: string;
  text: string;
  way?: { to: string; text: string };
}

interface PointsProps {
  title: string;
  /** What there is, what comes after what, or for whom it is. */
  look: 'offers' | 'steps' | 'audiences';
  points: readonly Point[];
}

/** A part of a page that says a few things side by side. */
export function Points({ title, look, points }: PointsProps) {
  const List = look === 'steps' ? 'ol' : 'ul';
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <List className={styles[look]}>
        {points.map((point) => (
          <li key={point.title}>
            {point.icon && <Icon name={point.icon} />}
            <h3>{point.title}</h3>
            <p>{point.text}</p>
            {point.way && (
              <Link to={point.way.to}>
                {point.way.text}
                <Icon name="arrow" size={16} />
              </Link>
            )}
          </li>
        ))}
      </List>
    </section>
  );
}
