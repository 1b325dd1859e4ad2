import { rolesOf } from '../lib/roles.ts';
import { session } from '../lib/session.ts';
import { loadMemberPages, pages } from './pages.ts';

let operatorPages: Promise<boolean> | null = null;

/** Adds the pages of operators for those who are one; answers whether they came just now. No other browser gets them. */
export async function loadOperatorPages(): Promise<boolean> {
  const isThere = pages.getState().some(({ titles }) => titles === 'operator');
  if (isThere || !rolesOf(session.getState()).includes('operator')) return false;
  operatorPages ??= Promise.all([loadMemberPages(), import('./operator-pages.ts')]).then(
    async ([, { readOperatorPages }]) => {
      const added = await readOperatorPages();
      pages.setState([...pages.getState(), ...added], true);
      return true;
    },
  );
  try {
    return await operatorPages;
  } catch (error) {
    operatorPages = null;
    throw error;
  }
}
