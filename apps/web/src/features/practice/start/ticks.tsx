import styles from './start.module.css';

interface TicksProps<T extends number> {
  label: string;
  options: readonly { value: T; text: string; count: number }[];
  ticked: readonly T[];
  onToggle: (value: T) => void;
}

/** Several may be ticked; none means all. */
export function Ticks<T extends number>({ label, options, ticked, onToggle }: TicksProps<T>) {
  if (options.length < 2) return null;
  return (
    <fieldset className={styles.ticks}>
      <legend>{label}</legend>
      <div className={styles.chips}>
        {options.map(({ value, text, count }) => (
          <label className={styles.chip} key={value}>
            <input type="checkbox" checked={ticked.includes(value)} onChange={() => onToggle(value)} />
            <span>
              {text} <span className={styles.count}>{count}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
