// Where npm brings no browser that runs and none is installed: Debian's, unpacked beside the packages. It needs no root and
// installs nothing; apt keeps its lists and archives in the same folder.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const folder = join(import.meta.dirname, '../../node_modules/.cache/chromium-debian');

export interface UnpackedBrowser {
  executablePath: string;
  /** Folders of the libraries that it needs and this machine lacks. */
  libraries: string[];
  fonts: string;
}

/** Fails where there is no apt, or where apt reaches no packages; either shows within seconds. */
export async function unpackFromDebian(): Promise<UnpackedBrowser> {
  if (!existsSync(folder)) await download();
  const root = join(folder, 'root');
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const libraries = files.filter(({ name }) => /\.so(\.|$)/.test(name)).map(({ parentPath }) => parentPath);
  return {
    executablePath: join(root, 'usr/lib/chromium/chromium-headless-shell'),
    libraries: [...new Set(libraries)],
    fonts: join(root, 'usr/share/fonts'),
  };
}

async function download(): Promise<void> {
  const part = `${folder}.${process.pid}`;
  try {
    for (const name of ['lists/partial', 'archives/partial', 'root'])
      await mkdir(join(part, name), { recursive: true });
    const apt = (...args: string[]) => run('apt-get', [...aptOptions(part), ...args]);
    await apt('update');
    // With what Chromium needs and the machine lacks.
    const packages = ['chromium-headless-shell', 'fonts-liberation'];
    await apt('--yes', '--no-install-recommends', '--download-only', 'install', ...packages);
    const archives = (await readdir(join(part, 'archives'))).filter((name) => name.endsWith('.deb'));
    for (const name of archives) await run('dpkg-deb', ['-x', join(part, 'archives', name), join(part, 'root')]);
    for (const name of ['lists', 'archives']) await rm(join(part, name), { recursive: true });
    await rename(part, folder);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

function aptOptions(part: string): string[] {
  const settings = [
    `Dir::State::lists=${join(part, 'lists')}`,
    `Dir::Cache=${part}`,
    `Dir::Cache::archives=${join(part, 'archives')}`,
    // The locks of the machine's own lists belong to root.
    'Debug::NoLocking=1',
    `APT::Sandbox::User=${userInfo().username}`,
    // Without a network the answer comes at once.
    'APT::Update::Error-Mode=any',
    'Acquire::Retries=0',
    'Acquire::http::Timeout=5',
    'Acquire::https::Timeout=5',
  ];
  return ['-qq', ...settings.flatMap((setting) => ['-o', setting])];
}
