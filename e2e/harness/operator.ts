// What journeys through the operator console do again and again.
import type { Visitor } from './visitor.ts';

export const phone = { width: 360, colorScheme: 'dark' } as const;

/** From the menu: to everybody else, the address itself is not there. */
export async function openConsole(operator: Visitor, name: string): Promise<void> {
  const { page, open, settle } = operator;
  await open('/user-home');
  const button = page.locator('[aria-controls=sidebar-drawer]');
  const isNarrow = await button.isVisible();
  if (isNarrow) await button.click();
  const menu = isNarrow ? page.locator('#sidebar-drawer') : page.getByRole('navigation');
  await menu.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await settle();
}

export async function readNotice({ page, open }: Visitor, title: string, content: string): Promise<void> {
  await open('/notices/index');
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText(content).waitFor();
}
