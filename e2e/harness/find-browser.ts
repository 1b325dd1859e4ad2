// A Chromium for the journeys: the one that npm brings where it runs, otherwise one that is installed, otherwise Debian's.
// Each is tried first.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { unpackFromDebian } from './debian-browser.ts';

/** What `chromium.launch` needs to know of a browser. */
export interface BrowserProgram {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const installed = [
  // Without the windows that nobody sees: the journeys take a fifth less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function describeProgram(executablePath: string, env: Record<string, string> = {}): BrowserProgram {
  return {
    executablePath,
    args: [
      // Containers and root have none, and nothing but our own pages is opened.
      '--no-sandbox',
      // Drawing with a graphics card that is not there, and a process for each visitor, cost a tenth of the time each.
      '--disable-gpu',
      '--renderer-process-limit=1',
      '--disable-background-networking',
      '--disable-component-update',
    ],
    // Without this locale, files with Chinese names cannot be downloaded.
    env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8', ...env },
  };
}

/** Fonts of the machine, and those of a folder. */
async function writeFontSettings(file: string, fonts: string): Promise<void> {
  const settings = `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${fonts}</dir>
  <cachedir>${fonts}-cache</cachedir>
</fontconfig>
`;
  await writeFile(file, settings);
}

/** Once for each version, beside the packages; answers the folder. */
async function unpackFromNpm(): Promise<string> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(join(entry, '../../package.json'), 'utf8')) as { version: string };
  const folder = join(import.meta.dirname, `../../node_modules/.cache/chromium-${version}`);
  if (existsSync(folder)) return folder;
  const part = `${folder}.${process.pid}`;
  await mkdir(part, { recursive: true });
  // The package unpacks into the temporary directory, and takes files that are there already for its own. On Lambda it brings
  // the libraries along that small containers lack.
  const env = { ...process.env, TMPDIR: part, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const code = `import(${JSON.stringify(entry)}).then((module) => module.default.executablePath())`;
  await promisify(execFile)(process.execPath, ['--eval', code], { env });
  await writeFontSettings(join(part, 'fonts.conf'), join(folder, 'fonts'));
  await rename(part, folder).catch(() => rm(part, { recursive: true }));
  return folder;
}

/** With the libraries of the machine, and with those it brings. */
async function listFromNpm(): Promise<BrowserProgram[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const folder = await unpackFromNpm();
  const env = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
  return [env, { ...env, ...libraries }].map((own) => describeProgram(join(folder, 'chromium'), own));
}

async function listFromDebian(): Promise<BrowserProgram[]> {
  if (process.platform !== 'linux') return [];
  const { executablePath, libraries, fonts } = await unpackFromDebian();
  const settings = `${fonts}.conf`;
  await writeFontSettings(settings, fonts);
  return [describeProgram(executablePath, { FONTCONFIG_FILE: settings, LD_LIBRARY_PATH: libraries.join(':') })];
}

/** Some browsers open one page and end with it. */
async function prove(program: BrowserProgram): Promise<void> {
  const browser = await chromium.launch(program);
  try {
    for (let time = 0; time < 3; time++) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.setContent('<h1>Ready</h1>');
      await page.getByRole('heading', { name: 'Ready' }).waitFor({ timeout: 60_000 });
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

function listInstalled(): BrowserProgram[] {
  const chosen = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : [];
  return [...chosen, ...installed.filter((path) => existsSync(path))].map((path) => describeProgram(path));
}

/** Each source is asked only where the ones before it had nothing that works. */
export async function findBrowser(): Promise<BrowserProgram> {
  const reasons: string[] = [];
  const sources = process.env.CHROME_PATH
    ? [listInstalled, listFromNpm, listFromDebian]
    : [listFromNpm, listInstalled, listFromDebian];
  for (const list of sources) {
    try {
      for (const program of await list()) {
        if (await isWorking(program, reasons)) return program;
      }
    } catch (error) {
      reasons.push(String(error));
    }
  }
  throw new Error(`No browser for the journeys. Install Chromium, or set CHROME_PATH.\n${reasons.join('\n')}`);
}

async function isWorking(program: BrowserProgram, reasons: string[]): Promise<boolean> {
  try {
    await prove(program);
    return true;
  } catch (error) {
    reasons.push(`${program.executablePath}: ${String(error)}`);
    return false;
  }
}
