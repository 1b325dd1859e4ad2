// Answers that would be read as something else if they were typed out (`a||b` as one text, a text that ends in a blank)
// stand in one cell as `<json>[["a||b"],["c "]]</json>`: per item, every text that is accepted.
const opening = '<json>';
const closing = '</json>';

export function isExactCell(cell: string): boolean {
  return cell.startsWith(opening) && cell.endsWith(closing) && parse(cell) !== null;
}

export function readExactCell(cell: string): string[][] {
  return parse(cell) ?? [];
}

export function writeExactCell(items: readonly (readonly string[])[]): string {
  return opening + JSON.stringify(items) + closing;
}

function parse(cell: string): string[][] | null {
  try {
    const items: unknown = JSON.parse(cell.slice(opening.length, -closing.length));
    return Array.isArray(items) && items.every(isTexts) ? items : null;
  } catch {
    return null;
  }
}

function isTexts(texts: unknown): texts is string[] {
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string');
}
