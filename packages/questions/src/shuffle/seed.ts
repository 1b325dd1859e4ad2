// Chance that can be repeated: the same seed and question give the same order today, tomorrow and on another machine,
// which Math.random cannot. Seeds stay on the server: with one, the author's order could be worked out.

/** 32-bit FNV-1a. It only has to tell questions apart. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** splitmix32: seeds that differ by one give unrelated sequences, so neighbouring attempts and questions may share them. */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** The numbers below `count`, in an order of chance (Fisher–Yates). */
export function shuffleIndexes(count: number, seed: number): number[] {
  const random = createRandom(seed);
  const indexes = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const kept = indexes[last]!;
    indexes[last] = indexes[other]!;
    indexes[other] = kept;
  }
  return indexes;
}
