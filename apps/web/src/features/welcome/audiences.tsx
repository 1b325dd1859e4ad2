import { Icon, Link } from '@tiku/ui';
import styles from './welcome.module.css';

export interface Audience {
  title: string;
  text: string;
  link: string;
  to: string;
}

export function Audiences({ title, audiences }: { title: string; audiences: Audience[] }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul className={styles.audiences}>
        {audiences.map((audience) => (
          <li key={audience.to}>
            <h3>{audience.title}</h3>
            <p>{audience.text}</p>
            <Link to={audience.to}>
              {audience.link}
              <Icon name="arrow" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
