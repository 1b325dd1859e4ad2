import { useLanguage } from '../lib/i18n.ts';
import styles from './product-picture.module.css';

/** Taken by `npm run pictures`, each in every language. */
export type PictureName = 'practice' | 'exam' | 'bank' | 'group' | 'statistics';

/** A page of the product as it looks. `alt` says what is to be seen there. */
export function ProductPicture({ name, alt }: { name: PictureName; alt: string }) {
  const address = `/pictures/${name}.${useLanguage()}.webp`;
  return <img className={styles.picture} src={address} alt={alt} width={1120} height={700} loading="lazy" />;
}
