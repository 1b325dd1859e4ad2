/** Draws a number by a format; null where the format makes no sense. */
export type NumberFormatter = (value: number, format: string) => string | null;

/** `2`, not `2.0`, and without the noise of binary fractions: 0.1 + 0.2 is 0.3. */
export function showGeneral(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15)));
}

export function showNumber(value: number, format: string, draw: NumberFormatter): string {
  if (format === '' || format === '@' || format.toLowerCase() === 'general') return showGeneral(value);
  return draw(value, format)?.trim() ?? showGeneral(value);
}

/** The library behind it is heavy: it comes along with the first workbook that formats numbers. */
export async function loadNumberFormatter(date1904: boolean): Promise<NumberFormatter> {
  const { SSF } = await import('@e965/xlsx');
  return (value, format) => {
    try {
      return SSF.format(format, value, { date1904 }) as string;
    } catch {
      return null;
    }
  };
}
