import { afterAll, beforeAll } from 'vitest';
import { createTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

/** The app of a test file: opened before its tests, and closed after them. */
export function useTestApp(...options: Parameters<typeof createTestApp>): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => {
    Object.assign(test, await createTestApp(...options));
  });
  afterAll(() => test.close());
  return test;
}
