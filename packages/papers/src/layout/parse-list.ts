// Lists and objects as programs write them into a cell: JSON, or Python with its quotes and words.

/** Null where it is neither, and only looks like it. */
export function parseList(text: string): object | null {
  for (const written of [text, spellPython(text), spellQuotes(text)]) {
    try {
      const value: unknown = JSON.parse(written);
      if (typeof value === 'object') return value;
    } catch {
      // Perhaps in the next spelling.
    }
  }
  return null;
}

const words: Readonly<Record<string, string>> = { None: 'null', True: 'true', False: 'false' };
const token = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|\b(None|True|False)\b/gsu;

function spellPython(text: string): string {
  return text.replaceAll(token, (_, single?: string, double?: string, word = '') =>
    word === '' ? JSON.stringify((single ?? double ?? '').replaceAll(/\\(['"\\])/gu, '$1')) : (words[word] ?? word),
  );
}

/** `['it's', 'b']`: quotes at the ends of the texts alone. */
function spellQuotes(text: string): string {
  return text.replaceAll('"', '\\"').replaceAll(/(?<=[[{,:]\s*)'|'(?=\s*[\]},:])/gu, '"');
}
