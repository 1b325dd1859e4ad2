import { beforeAll } from 'vitest';
import { buildAccount } from './build-account.ts';
import type { TestApp } from './test-app.ts';

interface People {
  authorId: number;
  /** The token of somebody who writes exams. */
  author: string;
  /** The token of somebody else, who knows nobody. */
  reader: string;
}

/** Two people of a test file, there before its tests. */
export function usePeople(test: TestApp): People {
  const people = {} as People;
  beforeAll(async () => {
    const authorId = await buildAccount(test.db);
    const author = await test.tokenFor(authorId);
    Object.assign(people, { authorId, author, reader: await test.tokenFor(await buildAccount(test.db)) });
  });
  return people;
}
