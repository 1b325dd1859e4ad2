interface Bounds {
  /** What stays where no number was typed. */
  value: number;
  min: number;
  max: number;
}

/** The nearest whole number that is allowed; digits of full width count as digits. */
export function clampNumber(typed: string, { value, min, max }: Bounds): number {
  const text = typed.normalize('NFKC').replaceAll(/[\s,]/g, '');
  const number = text === '' ? min : Math.round(Number(text));
  return Number.isNaN(number) ? value : Math.min(max, Math.max(min, number));
}
