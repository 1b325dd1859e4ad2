import styles from './start.module.css';

interface TicksProps<T extends number> {
  label: string;
  options: readonly { value: T; text: string; count: number }[];
  ticked: readonly T[];
  onToggle: (value: T) => void;
}

interface ChipProps {
  text: string;
  count: number;
  isTicked: boolean;
  onToggle: () => void;
}

export function Chip({ text, count, isTicked, onToggle }: ChipProps) {
  return (
    <label className={styles.chip}>
      <input type="checkbox" checked={isTicked} onChange={onToggle} />
      <span>
        {text} <span className={styles.count}>{count}</span>
      </span>
    </label>
  );
}

/** Several may be ticked; none means all. */
export function Ticks<T extends number>({ label, options, ticked, onToggle }: TicksProps<T>) {
  if (options.length < 2) return null;
  return (
    <fieldset className={styles.ticks}>
      <legend>{label}</legend>
      <div className={styles.chips}>
        {options.map(({ value, text, count }) => (
          <Chip
            key={value}
            text={text}
            count={count}
            isTicked={ticked.includes(value)}
            onToggle={() => onToggle(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
