import { answersGroup } from '../../lib/kept/groups.ts';
import { find, keep } from '../../lib/kept/kept.ts';
import { savesData } from '../../lib/save-data.ts';
import { bringLists } from '../question-list/question-list.api.ts';
import { isNoneOpen } from './open-attempts.ts';

/** Milliseconds: a class that signs in together begins first, and does not ask for its lists all at once. */
const delay = { least: 10_000, spread: 10_000 };

/** What people do with a connection keeps the lists up to date: so often they are brought all the same. */
const lasts = 12 * 60 * 60 * 1000;

const name = 'brought';

/** Brings somebody's lists, also those they have never opened on this device. */
export async function bringOnce(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delay.least + Math.random() * delay.spread));
  const brought = await find<number>(answersGroup, name);
  if (savesData() || (brought !== null && Date.now() - brought < lasts)) return;
  // Another tab need not do the same.
  await keep(answersGroup, name, Date.now());
  await bringLists(async () => navigator.onLine && (await isNoneOpen()));
}
