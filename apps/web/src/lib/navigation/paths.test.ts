import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';

const source = join(import.meta.dirname, '../..');

it('is the only place that spells the address of a page', () => {
  const addresses = Object.values(paths).filter((path) => path !== '/');
  const spelled = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|paths\.ts$/.test(file))
    .filter((file) => {
      const code = readFileSync(join(source, file), 'utf8');
      return addresses.some((path) => new RegExp(`['"\`]${path}['"\`?/]`).test(code));
    });
  expect(spelled).toEqual([]);
});
