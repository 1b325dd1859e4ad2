// JSON bodies as strictly as we mean them: one object, no key twice, nothing that reaches a prototype, and no more of it
// than any call needs. What is too deep or too much is refused from its text, before anything is built of it.

/** Brackets within brackets. The deepest honest body, a question with lists of alternatives, has seven. */
const maxDepth = 32;
/**
 * Members and elements of all objects and arrays together: 500 answers to matching questions have some 15,000, and nothing
 * that anybody may send has more than a dozen.
 */
export const maxValues = { public: 200, member: 20_000 };

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

// Compared with every character of a body: looked up in an object they would cost several times as much.
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_ARRAY = 91;
const BACKSLASH = 92;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Throws a SyntaxError for anything that a caller cannot have meant. */
export function parseJsonObject(text: string, most: number): Record<string, unknown> {
  if (text.trim() === '') return {};
  const written = countMembers(text, most);
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError('not an object');
  // JSON.parse keeps the last of two equal keys, while a proxy or a log may have looked at the first.
  if (countKeys(value) !== written) throw new SyntaxError('repeated key');
  return value as Record<string, unknown>;
}

/** How many members the objects of a text have, repeated ones too. Text that is not JSON is left to JSON.parse. */
function countMembers(text: string, most: number): number {
  let members = 0;
  let values = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = findStringEnd(text, at);
        break;
      case COLON:
        members++;
        break;
      case COMMA:
        values++;
        break;
      case OPEN_OBJECT:
      case OPEN_ARRAY:
        values++;
        depth++;
        break;
      case CLOSE_OBJECT:
      case CLOSE_ARRAY:
        depth--;
        break;
    }
    if (depth > maxDepth) throw new SyntaxError('too deep');
    if (values > most) throw new SyntaxError('too many values');
  }
  return members;
}

/** Where the string that begins at `start` ends; past the end of the text where it never does. */
function findStringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const here = text.charCodeAt(at);
    if (here === QUOTE) return at;
    if (here === BACKSLASH) at++;
  }
  return text.length;
}

/** How many keys the objects within a value have. Not deeper than `maxDepth`, so it may call itself. */
function countKeys(value: object): number {
  let count = 0;
  if (!Array.isArray(value)) {
    const keys = Object.keys(value);
    if (keys.some((key) => forbiddenKeys.has(key))) throw new SyntaxError('forbidden key');
    count = keys.length;
  }
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    if (typeof inner === 'object' && inner !== null) count += countKeys(inner);
  }
  return count;
}
