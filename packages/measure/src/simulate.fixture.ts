// Answers by chance that come out the same wherever they are made, so that other programs could be asked about them.

/** Numbers between 0 and 1 (xorshift of 32 bits). */
export function chances(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}

export function normals(seed: number): () => number {
  const next = chances(seed);
  return () => Math.sqrt(-2 * Math.log(next() + 1e-12)) * Math.cos(2 * Math.PI * next());
}

/** By a logistic curve with these slopes and difficulties. */
export function simulate(people: number, difficulties: readonly number[], slopes: readonly number[], seed: number) {
  const [ability, next] = [normals(seed), chances(seed + 7)];
  return Array.from({ length: people }, () => {
    const own = ability();
    return difficulties.map((difficulty, at) => next() < 1 / (1 + Math.exp(-(slopes[at] ?? 1) * (own - difficulty))));
  });
}

/** Of questions that earn up to some points each, in whole points. */
export function simulatePoints(people: number, scores: readonly number[], seed: number): number[][] {
  const [ability, noise] = [normals(seed), normals(seed + 7)];
  return Array.from({ length: people }, () => {
    const own = ability();
    return scores.map((score, at) =>
      Math.max(0, Math.min(score, Math.round(score * (0.55 + 0.2 * own + 0.25 * noise() - 0.03 * at)))),
    );
  });
}
