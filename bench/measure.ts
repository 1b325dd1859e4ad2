import { summarise } from './figures.ts';
import type { Figures, Pair, Side } from './figures.ts';
import { runLoad } from './load.ts';
import type { Scenario } from './scenarios/scenario.ts';
import type { World } from './world.ts';

const rounds = 7;
/** Until the code that answers has been compiled; the product has more of it. */
const warmUpSeconds = 4;
const longestRound = 3;
/** For all scenarios together: more of them get shorter rounds, so that the whole run stays a short break. */
const budgetSeconds = 160;

export function roundSeconds(scenarioCount: number): number {
  const each = budgetSeconds / scenarioCount / 2 - warmUpSeconds;
  return Math.max(0.5, Math.min(longestRound, each / rounds));
}

/** Short rounds in turn, so that the noise of a shared machine hits both. */
export async function measure(
  scenario: Scenario,
  world: World,
  urls: Record<Side, string>,
  seconds: number,
): Promise<Figures> {
  const { amount } = scenario;
  const asked = { product: await scenario.prepare(world), floor: await scenario.prepare(world) };
  const load = async (side: Side, duration: number) =>
    amount === undefined
      ? runLoad(urls[side], asked[side], { duration }, scenario.connections)
      : runLoad(urls[side], await scenario.prepare(world), { amount }, scenario.connections);
  await load('product', warmUpSeconds);
  await load('floor', warmUpSeconds);
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round++) {
    pairs.push({ product: await load('product', seconds), floor: await load('floor', seconds) });
  }
  return summarise(pairs);
}
