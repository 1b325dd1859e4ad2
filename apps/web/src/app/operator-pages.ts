import { operatorPages } from '../features/operator/operator.pages.ts';
import { addTexts, loadTexts } from '../lib/i18n.ts';
import type { Page } from '../lib/navigation/page.ts';

addTexts(import.meta.glob<Record<string, string>>('../features/operator/texts/*.json', { import: 'default' }));

/** Their titles stand in the menu as soon as they are there. */
export async function readOperatorPages(): Promise<readonly Page[]> {
  await loadTexts(['operator']);
  return operatorPages;
}
