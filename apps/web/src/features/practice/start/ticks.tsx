import styles from './start.module.css';

interface TicksProps {
  label: string;
  options: readonly { value: number; text: string; count: number }[];
  ticked: readonly number[];
  onToggle: (value: number) => void;
}

/** Several may be ticked; none means all. */
export function Ticks({ label, options, ticked, onToggle }: TicksProps) {
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
