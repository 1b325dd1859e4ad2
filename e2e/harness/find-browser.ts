// A Chromium for the journeys: the one that npm brings where it runs, otherwise one that is installed. Each is tried first.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

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

const fonts = (folder: string) => `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/** Once for each version, beside the packages; answers the folder. */
async function unpackFromNpm(): Promise<string> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(join(entry, '../../package.json'), 'utf8')) as { version: string };
  const folder = join(import.meta.dirname, `../../node_modules/.cache/chromium-${version}`);
  if (existsSync(folder)) return folder;
  const part = `${folder}.${process.pid}`;
  await mkdir(part, { recursive: true });
  // The package unpacks into the temporary directory, and takes whatever is there already for its own. On Lambda it brings
  // the libraries along that small containers lack.
  const env = { ...process.env, TMPDIR: part, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const code = `import(${JSON.stringify(entry)}).then((module) => module.default.executablePath())`;
  await promisify(execFile)(process.execPath, ['--eval', code], { env });
  await writeFile(join(part, 'fonts.conf'), fonts(folder));
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

export async function findBrowser(): Promise<BrowserProgram> {
  const reasons: string[] = [];
  const wished = process.env.CHROME_PATH ? [describeProgram(process.env.CHROME_PATH)] : [];
  const fromNpm = await listFromNpm().catch((error: unknown) => void reasons.push(String(error)));
  const others = installed.filter((path) => existsSync(path)).map((path) => describeProgram(path));
  for (const program of [...wished, ...(fromNpm ?? []), ...others]) {
    try {
      await prove(program);
      return program;
    } catch (error) {
      reasons.push(`${program.executablePath}: ${String(error)}`);
    }
  }
  throw new Error(`No browser for the journeys. Install Chromium, or set CHROME_PATH.\n${reasons.join('\n')}`);
}
