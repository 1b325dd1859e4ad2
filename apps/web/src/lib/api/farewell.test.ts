import { beforeEach, expect, it, vi } from 'vitest';
import { noteFarewell } from './farewell.ts';
import { sayFarewells } from './send-farewells.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
});

it('says a sign-out again until the server has heard it, and each once', async () => {
  noteFarewell('1.a');
  noteFarewell('2.b');
  noteFarewell('1.a');
  const said: string[] = [];
  await sayFarewells(async (token) => {
    said.push(token);
    return token === '2.b';
  });
  expect(said).toEqual(['1.a', '2.b']);
  const later: string[] = [];
  const hear = async (token: string) => later.push(token) > 0;
  await sayFarewells(hear);
  await sayFarewells(hear);
  expect(later).toEqual(['1.a']);
});

it('keeps one that is noted while another is said', async () => {
  noteFarewell('1.a');
  await sayFarewells(async () => {
    noteFarewell('2.b');
    return true;
  });
  const left: string[] = [];
  await sayFarewells(async (token) => left.push(token) > 0);
  expect(left).toEqual(['2.b']);
});
