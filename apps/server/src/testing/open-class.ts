import { buildAccount } from './build-account.ts';
import { learner } from './build-attempt.ts';
import { buildGroup } from './build-group.ts';
import { createTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

export interface TestClass {
  test: TestApp;
  group_id: number;
  ownerId: number;
  memberId: number;
  /** Tokens. */
  owner: string;
  member: string;
  me: ReturnType<typeof learner>;
}

/** A group of two: who sets homework, and who does it. */
export async function openClass(): Promise<TestClass> {
  const test = await createTestApp();
  const ownerId = await buildAccount(test.db);
  const memberId = await buildAccount(test.db);
  const group_id = await buildGroup(test.db, ownerId, { members: [memberId] });
  const [owner, member] = [await test.tokenFor(ownerId), await test.tokenFor(memberId)];
  return { test, group_id, ownerId, memberId, owner, member, me: learner(test, member) };
}
