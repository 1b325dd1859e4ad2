import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/features/{exam/access,question-key,marker-keys,attempt/hand-in,attempt/report}/*.test.ts'],
    globalSetup: 'src/testing/global-setup.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
