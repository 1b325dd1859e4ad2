// Writes `form-limits.json`. A test compares it with the calls.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFormLimits } from './read-form-limits.ts';

writeFileSync(join(import.meta.dirname, 'form-limits.json'), `${JSON.stringify(readFormLimits(), null, 2)}\n`);
