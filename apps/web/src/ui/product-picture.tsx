import { useLanguage } from '../lib/i18n.ts';
import { pictureOf, pictureSize } from '../lib/pictures.ts';
import type { PictureName } from '../lib/pictures.ts';
import styles from './product-picture.module.css';

/** A page of the product as it looks. `alt` says what is to be seen there. */
export function ProductPicture({ name, alt }: { name: PictureName; alt: string }) {
  return (
    <img className={styles.picture} src={pictureOf(name, useLanguage())} alt={alt} {...pictureSize} loading="lazy" />
  );
}
