// A limit that is spelled here and checked there drifts apart: the web takes its limits from where the server has them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { limits } from '@tiku/contract/limits';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const folders = ['apps/web/src', 'packages/questions/src', 'packages/ui/src'];

/** On a field, any number but 0 and 1; in a comparison of lengths, one that nobody counts on their fingers. */
const spelled = [
  /\b(?:maxLength|minLength|max|min)=\{(?![01]\})[\d_]+\}/g,
  /\.(?:length|size) (?:<|>|<=|>=) \d[\d_]{2,}\b/g,
  /\b(?!1024)\d+ \* 1024\b/g,
];

/** A percentage is one by itself, and a page is as long as the contract lets it be. */
const meant = new Set(['max={100}', '.length < 100']);

function findSpelled(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return spelled
    .flatMap((pattern) => text.match(pattern) ?? [])
    .filter((found) => !meant.has(found))
    .map((found) => `${relative(root, file)}: ${found}`);
}

it('takes every limit from the contract or the questions, and spells none', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing\//.test(file))
      .map((file) => join(root, folder, file)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(findSpelled)).toEqual([]);
});

it('sends no more characters at once than the server reads, three bytes each', () => {
  expect(3 * limits.answersCharacters).toBeLessThanOrEqual(limits.answersBytes);
});
