// A file that exists in one language exists in all of them.
import { join } from 'node:path';
import { languages } from '../packages/questions/src/languages.ts';
import { findMissing } from './add-language.ts';

for (const file of findMissing(join(import.meta.dirname, '..'), languages)) {
  console.log(`${file} is missing; translate it from the same file of another language`);
  process.exitCode = 1;
}
