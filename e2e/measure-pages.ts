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

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const performanceOf = (report: Report) => report.categories.performance?.score ?? 0;

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

/** The middle of three: a machine with other things to do makes single figures jump by ten points. */
async function measure(address: string, port: number): Promise<Report> {
  const reports: Report[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse said nothing of ${address}.`);
    reports.push(result.lhr);
  }
  const [, middle] = reports.toSorted((one, other) => performanceOf(one) - performanceOf(other));
  if (!middle) throw new Error(`Lighthouse said nothing of ${address}.`);
  return middle;
}

const server = await startAlone({});
const port = await findPort();
const program = await findBrowser();
const browser = await chromium.launch({ ...program, args: [...program.args, `--remote-debugging-port=${port}`] });
try {
  for (const path of ['/', '/login', '/tour-home', await findLanding(server.url)]) {
    const report = await measure(server.url + path, port);
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
