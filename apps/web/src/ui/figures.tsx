import styles from './figures.module.css';

interface FiguresProps {
  figures: readonly { name: string; value: string }[];
  className: string | undefined;
}

/** What a row of a list amounts to: each figure above its name, in columns. */
export function Figures({ figures, className = '' }: FiguresProps) {
  return (
    <dl className={`${styles.figures} ${className}`}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
