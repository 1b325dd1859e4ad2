// A Chromium for the journeys: the one npm brings where it runs, otherwise one that is installed.
import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const installed = [
  process.env.CHROME_PATH,
  // Without the windows that nobody sees: the journeys take a fifth less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Without it, files with Chinese names cannot be downloaded. */
const env = { ...process.env, LC_ALL: 'C.UTF-8' };

async function launchFromNpm(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('npm brings Chromium for Linux on x64 only');
  return chromium.launch({ executablePath: await sparticuz.executablePath(), args: sparticuz.args, env });
}

async function launchInstalled(): Promise<Browser> {
  const executablePath = installed.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('neither Chrome nor Chromium is installed in the usual places');
  // Chromium refuses its own sandbox to root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath,
    env,
    args: [...args, '--disable-background-networking', '--disable-component-update'],
  });
}

export async function launchBrowser(): Promise<Browser> {
  const reasons: string[] = [];
  for (const launch of [launchFromNpm, launchInstalled]) {
    try {
      return await launch();
    } catch (error) {
      reasons.push(String(error));
    }
  }
  throw new Error(`No browser for the journeys. Install Chromium, or set CHROME_PATH.\n${reasons.join('\n')}`);
}
