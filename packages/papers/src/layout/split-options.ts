import { splitAtLabels } from '@tiku/questions/sheets';

const separators = ['$;$', '\n', '||', '|', '；', ';', '\t', '、', '，', ','] as const;

/** All options of a question in one cell: `x$;$y`, `A. x,B. y`, one per line, or with another sign between them. */
export function splitOptions(cell: string): string[] {
  const text = cell.replaceAll('\r\n', '\n').trim();
  if (text === '') return [];
  if (!text.includes('$;$')) {
    const labelled = splitAtLabels(text);
    if (labelled?.before === '') return labelled.options;
  }
  for (const separator of separators) {
    const parts = text.split(separator).map((part) => part.trim());
    const filled = parts.filter((part) => part !== '');
    if (filled.length > 1) return filled;
  }
  return [text];
}
