import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/features/practice/outbox/*.test.ts'], execArgv: ['--no-experimental-webstorage'] },
});
