import styles from './group-avatar.module.css';

/** A group's picture: its initial in a colour of its own. Decoration: the name stands beside it. */
export function GroupAvatar({ id, name, large = false }: { id: number; name: string; large?: boolean }) {
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase() ?? '#';
  // Neighbours in a list are far apart on the colour wheel.
  const style = { '--hue': String((id * 137) % 360) } as React.CSSProperties;
  return (
    <span className={large ? `${styles.avatar} ${styles.large}` : styles.avatar} style={style} data-initial={initial} />
  );
}
