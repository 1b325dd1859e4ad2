// Writes `form-limits/*.json`. A test compares them with the calls.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formCalls } from './form-calls.ts';
import { readFormLimits } from './read-form-limits.ts';

for (const whose of Object.keys(formCalls) as (keyof typeof formCalls)[]) {
  const file = join(import.meta.dirname, `form-limits/${whose}.json`);
  writeFileSync(file, `${JSON.stringify(readFormLimits(whose), null, 2)}\n`);
}
