import { beforeAll, beforeEach } from 'vitest';
import { buildAccount } from './build-account.ts';
import type { AccountTraits } from './build-account.ts';
import type { TestApp } from './test-app.ts';

export interface Person {
  id: number;
  token: string;
}

async function buildPerson(test: TestApp, traits?: AccountTraits): Promise<Person> {
  const id = await buildAccount(test.db, traits);
  return { id, token: await test.tokenFor(id) };
}

/** Somebody who can sign in, there before the tests of a file. */
export function usePerson(test: TestApp, traits?: AccountTraits): Person {
  const person = {} as Person;
  beforeAll(async () => void Object.assign(person, await buildPerson(test, traits)));
  return person;
}

/** Somebody else for each test. */
export function useNewPerson(test: TestApp, traits?: AccountTraits): Person {
  const person = {} as Person;
  beforeEach(async () => void Object.assign(person, await buildPerson(test, traits)));
  return person;
}
