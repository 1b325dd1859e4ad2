import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import type { TestSequencer } from 'vitest/node';

/** A run ends with the first test that fails: what is told by a small file is not looked for in a large one. */
class SmallestFirst implements TestSequencer {
  shard: TestSequencer['shard'] = async (files) => files;
  sort: TestSequencer['sort'] = async (files) =>
    files.toSorted((a, b) => statSync(a.moduleId).size - statSync(b.moduleId).size);
}

export default defineConfig({
  test: {
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as string[],
    globalSetup: 'src/testing/global-setup.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: SmallestFirst },
    // Loading the server took longer than most tests: Node loads it by itself, and keeps what it has compiled.
    experimental: { viteModuleRunner: false },
  },
});
