// `npm run icons`: the icons of the installed app, drawn anew from the favicon.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from './harness/find-browser.ts';

const folder = join(import.meta.dirname, '../apps/web/public');

/** Systems that cut icons into shapes of their own leave four fifths of it: the drawing stands in the middle. */
const icons = [
  { name: '192', size: 192, isCut: false },
  { name: '512', size: 512, isCut: false },
  { name: 'maskable', size: 512, isCut: true },
  { name: 'apple-touch', size: 180, isCut: true },
];

const drawing = await readFile(join(folder, 'favicon.svg'), 'utf8');
const ground = /fill="(#\w+)"/.exec(drawing)?.[1] ?? '';
const browser = await chromium.launch(await findBrowser());
await mkdir(join(folder, 'icons'), { recursive: true });
for (const { name, size, isCut } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const [inner, background] = isCut ? ['80%', ground] : ['100%', 'transparent'];
  await page.setContent(
    `<style>html{background:${background}}body{margin:0;height:100vh;display:grid;place-items:center}svg{width:${inner}}</style>${drawing}`,
  );
  await page.screenshot({ path: join(folder, `icons/${name}.png`), omitBackground: !isCut });
  await page.close();
}
await browser.close();
