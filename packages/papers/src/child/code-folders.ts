import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a child must be able to read: this package, the one it stands on, and what is installed for them. */
export function codeFolders(): string[] {
  const own = packageFolder(import.meta.url);
  const folders = [own, packageFolder(import.meta.resolve('@tiku/questions'))];
  for (let folder = own; folder !== dirname(folder); folder = dirname(folder)) {
    const installed = join(folder, 'node_modules');
    if (existsSync(installed)) folders.push(installed);
  }
  return folders;
}

function packageFolder(module: string): string {
  let folder = dirname(fileURLToPath(module));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
