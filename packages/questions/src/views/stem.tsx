import { RichText } from '../rich-text/draw/rich-text.tsx';
import styles from './stem.module.css';

/** The text of the question; the fields below it are a group that carries its name. */
export function Stem({ id, html }: { id: string; html: string }) {
  return (
    <div id={id} className={styles.stem}>
      <RichText html={html} />
    </div>
  );
}
