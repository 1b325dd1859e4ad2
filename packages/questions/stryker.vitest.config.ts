import { defineConfig } from 'vitest/config';

// Only what speaks of grading: a mutant that nobody there notices has survived, whatever others would have said.
export default defineConfig({
  test: { include: ['src/**/grade.test.ts', 'src/grade/compare-text.test.ts', 'src/grade/score.test.ts'] },
});
