import { Icon } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './rating.module.css';

/** What people think of an exam, in a few characters; in words for those who hear them. */
export function Rating({ rating, reviews }: { rating: number; reviews: number }) {
  const t = useTexts('exam');
  const format = useFormat();
  if (reviews === 0) return <span>{t('rating.none')}</span>;
  return (
    <span className={styles.rating}>
      <span className={styles.figure} aria-hidden="true">
        <Icon name="star" size={15} className={styles.full} />
        {format.score(rating)} <span className={styles.count}>({format.count(reviews)})</span>
      </span>
      <span className="visually-hidden">{t('rating.mean', { rating: format.score(rating), count: reviews })}</span>
    </span>
  );
}

const five = [1, 2, 3, 4, 5] as const;

/** The stars of one review. */
export function Stars({ rating }: { rating: number }) {
  const t = useTexts('exam');
  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{t('rating.stars', { count: rating })}</span>
      {five.map((star) => (
        <Icon key={star} name="star" size={16} className={star <= rating ? styles.full : styles.hollow} />
      ))}
    </span>
  );
}
