import { Icon } from '@tiku/ui';
import type { IconName } from '@tiku/ui';
import styles from './welcome.module.css';

export interface Offer {
  icon: IconName;
  title: string;
  text: string;
}

export function Offers({ title, offers }: { title: string; offers: Offer[] }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.title}>
            <Icon name={offer.icon} />
            <h3>{offer.title}</h3>
            <p>{offer.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
