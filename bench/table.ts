/** As the formatter of this repository would write it. Columns from `firstNumber` on are numbers, set to the right. */
export function writeTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  firstNumber = headings.length,
): string {
  const widths = headings.map((heading, column) =>
    Math.max(3, ...[heading, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length)),
  );
  const pad = (cells: readonly string[]) =>
    cells.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column < firstNumber ? cell.padEnd(width) : cell.padStart(width);
    });
  const rule = widths.map((width, column) => (column < firstNumber ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(pad(headings)), line(rule), ...rows.map((row) => line(pad(row)))].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
