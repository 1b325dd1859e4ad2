// JSON bodies as strictly as we mean them: one object, no key twice, nothing that reaches a prototype.

interface Level {
  keys: Set<string> | null;
  expectsKey: boolean;
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Throws a SyntaxError for whatever a caller cannot have meant. */
export function parseJsonObject(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError('not an object');
  refuseRepeatedKeys(text);
  return value as Record<string, unknown>;
}

/** Expects valid JSON. JSON.parse keeps the last of two equal keys, while a proxy or a log may have looked at the first. */
function refuseRepeatedKeys(text: string): void {
  const levels: Level[] = [];
  for (let at = 0; at < text.length; at++) {
    const level = levels.at(-1);
    switch (text[at]) {
      case '{':
        levels.push({ keys: new Set(), expectsKey: true });
        break;
      case '[':
        levels.push({ keys: null, expectsKey: false });
        break;
      case '}':
      case ']':
        levels.pop();
        break;
      case ',':
        if (level?.keys) level.expectsKey = true;
        break;
      case '"': {
        const end = findStringEnd(text, at);
        if (level?.keys && level.expectsKey) {
          rememberKey(level.keys, text.slice(at, end + 1));
          level.expectsKey = false;
        }
        at = end;
        break;
      }
    }
  }
}

function findStringEnd(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function rememberKey(keys: Set<string>, literal: string): void {
  const key = literal.includes('\\') ? (JSON.parse(literal) as string) : literal.slice(1, -1);
  if (keys.has(key)) throw new SyntaxError('repeated key');
  if (forbiddenKeys.has(key)) throw new SyntaxError('forbidden key');
  keys.add(key);
}
