// Files of others lie beside the checkout where somebody put them, and are no part of it: tests of our own prove what these do.
/* oxlint-disable vitest/no-conditional-tests, vitest/valid-title, vitest/expect-expect -- a way to describe, not a test */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../../../shared/fixtures');

/** Runs where the files are at hand; elsewhere one test says why it is skipped. */
export function describeThirdParty(name: string, body: (folder: string) => void): void {
  if (existsSync(folder)) {
    describe(name, () => {
      body(folder);
    });
  } else {
    it(name, ({ skip }) => skip(`third-party files are not at hand in ${folder}`));
  }
}
