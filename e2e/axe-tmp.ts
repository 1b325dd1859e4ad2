import { chromium } from 'playwright-core';
import { AxeBuilder } from '@axe-core/playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const user of ['demo', 'company', 'teacher']) {
  const context = await browser.newContext({ baseURL: 'http://localhost:41833', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: user, exact: true }).click();
  await page.waitForURL('**/user-home'); await page.waitForTimeout(1000);
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag21a', 'best-practice']).analyze();
  console.log(user, await page.locator('header button').last().innerText(), JSON.stringify(violations.map((v) => [v.id, v.nodes[0]?.html])));
}
await browser.close();
