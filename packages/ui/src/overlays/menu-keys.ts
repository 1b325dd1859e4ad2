/** Which entry of a menu a key moves to, as the ARIA practices for menu buttons have it; null for other keys. */
export function entryForKey(key: string, current: number, texts: readonly string[]): number | null {
  const count = texts.length;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return findByLetter(key, current, texts);
  }
}

function findByLetter(key: string, current: number, texts: readonly string[]): number | null {
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLocaleLowerCase();
  for (let step = 1; step <= texts.length; step += 1) {
    const index = (current + step) % texts.length;
    if (texts[index]?.toLocaleLowerCase().startsWith(letter)) return index;
  }
  return null;
}
