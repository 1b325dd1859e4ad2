import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as string[],
    globalSetup: 'src/testing/global-setup.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
