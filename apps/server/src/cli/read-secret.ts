import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Failure } from './failure.ts';

/** From a file, or from standard input for `-`: a secret among the arguments would be seen by everybody on the machine. */
export async function readSecret(path: string): Promise<string> {
  const content = path === '-' ? await text(process.stdin) : await readFile(path, 'utf8').catch(() => null);
  if (content === null) throw new Failure(`${path} cannot be read.`);
  const secret = content.replace(/\r?\n$/, '');
  if (secret === '') throw new Failure(`${path} is empty.`);
  return secret;
}
