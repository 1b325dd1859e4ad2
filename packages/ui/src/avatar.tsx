import styles from './avatar.module.css';

/** A picture, or the first letter of the name where there is none. Decoration: the name stands beside it. */
export function Avatar({ name, src, size = 28 }: { name: string; src: string | null; size?: number }) {
  const box = { width: size, height: size, fontSize: size * 0.45 };
  if (src) return <img className={styles.avatar} style={box} src={src} alt="" />;
  // Drawn by the style sheet: as text it would be part of the name of a button that shows it.
  return <span className={styles.avatar} style={box} data-initial={/^./u.exec(name)?.[0].toLocaleUpperCase()} />;
}
