import styles from './exam-cover.module.css';

/** The first character of the title, as a cover. Decoration: the title stands beside it. */
export function ExamCover({ title, large = false }: { title: string; large?: boolean }) {
  const initial = /[\p{L}\p{N}]/u.exec(title)?.[0].toLocaleUpperCase() ?? '#';
  // Drawn by the style sheet: as text it would be read out in front of the title.
  return <span className={large ? `${styles.cover} ${styles.large}` : styles.cover} data-initial={initial} />;
}
