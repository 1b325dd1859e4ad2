import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { languages } from '@tiku/contract/limits';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const questions = join(source, '../../../packages/questions/src');
const ui = join(source, '../../../packages/ui/src');

function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));
}

function readTexts(folder: string, language: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
}

/** `unread_one` and `unread_other` are forms of `unread`. */
function splitForm(key: string): { base: string; form: string | null } {
  const match = /^(.+)_(zero|one|two|few|many|other)$/.exec(key);
  return match?.[1] && match[2] ? { base: match[1], form: match[2] } : { base: key, form: null };
}

function formsByBase(texts: Record<string, string>): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const key of Object.keys(texts)) {
    const { base, form } = splitForm(key);
    forms.set(base, [...(forms.get(base) ?? []), ...(form ? [form] : [])]);
  }
  return forms;
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].toSorted();
}

/** Where a namespace may be used: its own feature or package; the shell's and the components' anywhere. */
function codeFor(folder: string): string {
  const owner = dirname(folder);
  const home = relative(source, owner).startsWith('features') ? owner : source;
  const roots = owner.startsWith(questions) ? [questions] : owner === ui ? [ui, source] : [home];
  return roots
    .flatMap((root) => filesBelow(root, /\.tsx?$/))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

function isUsed(key: string, code: string): boolean {
  if (code.includes(`'${key}'`)) return true;
  const templates = code.matchAll(/`([^`]*\$\{[^`]*)`/g);
  return templates.some(([, template = '']) => {
    const pattern = template
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return pattern.some((part) => part.includes('.')) && new RegExp(`^${pattern.join('[\\w-]+')}$`).test(key);
  });
}

const folders = [source, questions, ui].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|\/)texts$/.test(path))
    .map((path) => join(root, path)),
);

it('finds the texts of the shell, the components, the features and the questions', () => {
  expect(folders.map((folder) => relative(source, folder))).toEqual(
    expect.arrayContaining([
      'app/texts',
      'features/account/texts',
      relative(source, join(questions, 'views/texts')),
      relative(source, join(ui, 'texts')),
    ]),
  );
});

describe.each(folders.map((folder) => [relative(source, folder), folder] as const))('%s', (_, folder) => {
  const english = readTexts(folder, 'en');
  const bases = [...formsByBase(english).keys()].toSorted();

  it('uses every key', () => {
    const code = codeFor(folder);
    expect(bases.filter((base) => !isUsed(base, code))).toEqual([]);
  });

  describe.each(languages)('in %s', (language) => {
    const texts = readTexts(folder, language);
    const forms = formsByBase(texts);

    it('has every key and no other', () => {
      expect([...forms.keys()].toSorted()).toEqual(bases);
    });

    it('has the plural forms the language needs, and no other', () => {
      const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join();
      const plurals = formsByBase(english);
      const wrong = [...forms].filter(
        ([base, own]) => own.toSorted().join() !== (plurals.get(base)?.length ? needed : ''),
      );
      expect(wrong).toEqual([]);
    });

    it('names in its last plural form whom the English names in any', () => {
      const silent = Object.entries(texts).filter(([key, text]) => {
        const { base, form } = splitForm(key);
        const named = Object.entries(english).flatMap(([other, said]) =>
          splitForm(other).base === base ? placeholders(said).filter((mark) => !/count|number|figure/.test(mark)) : [],
        );
        return form === 'other' && named.some((mark) => !placeholders(text).includes(mark));
      });
      expect(silent).toEqual([]);
    });

    it('says something everywhere', () => {
      expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    it('fills in the same things as the English', () => {
      const different = Object.entries(texts).filter(([key, text]) => {
        const { base, form } = splitForm(key);
        const original = english[key] ?? english[form ? `${base}_other` : base] ?? '';
        return placeholders(text).join() !== placeholders(original).join();
      });
      expect(different).toEqual([]);
    });
  });
});
