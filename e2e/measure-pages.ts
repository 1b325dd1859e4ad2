// `npm run lighthouse`: what Lighthouse says of the public pages on its mobile setting. Ends with 1 where a figure is below
// the least we accept.
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findBrowser } from './harness/find-browser.ts';
import { startAlone } from './harness/start-alone.ts';

const least = 95;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The landing of the newest public exam. */
async function findLanding(url: string): Promise<string> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const path = /<loc>[^<]*(\/exam\/detail\?[^<]*)<\/loc>/.exec(sitemap)?.[1];
  if (!path) throw new Error('There is no public exam to look at.');
  return path;
}

const server = await startAlone({});
const port = await findPort();
const program = await findBrowser();
const browser = await chromium.launch({ ...program, args: [...program.args, `--remote-debugging-port=${port}`] });
try {
  for (const path of ['/', '/login', '/tour-home', await findLanding(server.url)]) {
    const result = await lighthouse(server.url + path, { port, output: 'json', logLevel: 'error' });
    const report = result?.lhr;
    if (!report) throw new Error(`Lighthouse said nothing of ${path}.`);
    const scores = categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
    console.log(path.padEnd(44), categories.map((name, index) => `${name} ${scores[index]}`).join(', '));
    if (scores.some((score) => score < least)) {
      process.exitCode = 1;
      const failed = Object.values(report.audits).filter(({ score }) => score !== null && score < 0.9);
      for (const { title, displayValue = '' } of failed) console.log(`    ${title} ${displayValue}`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
