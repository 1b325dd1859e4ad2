import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addLanguage, findMissing, listFile } from './add-language.ts';

let root: string;

const files: Record<string, string> = {
  [listFile]: "export const languageNames = {\n  en: 'English',\n  'zh-CN': '简体中文',\n} as const;\n",
  'apps/web/src/app/texts/en.json': '{ "hello": "Hello" }',
  'apps/web/src/app/texts/zh-CN.json': '{ "hello": "你好" }',
  'apps/web/public/pictures/exam.en.webp': 'picture',
  'apps/web/public/pictures/exam.zh-CN.webp': 'picture',
  'apps/server/src/texts/en.json': '{ "hello": "Hello" }',
  'apps/server/src/texts/zh-CN.json': '{ "hello": "你好" }',
  'apps/server/src/texts/texts.ts':
    "import en from './en.json' with { type: 'json' };\nimport zhCn from './zh-CN.json' with { type: 'json' };\n\nconst inLanguages = { en, 'zh-CN': zhCn };\n",
  'apps/server/src/texts/said.test.ts':
    "import en from './en.json' with { type: 'json' };\n\nit('says so', () => expect(en).toBeDefined());\n",
  'apps/web/node_modules/other/en.json': '{}',
};

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'languages-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

it('copies every file of a language under the new code, and leaves the work of others alone', () => {
  const written = addLanguage(root, { code: 'pt-BR', name: 'Português (Brasil)', from: 'en' });
  expect(written).toEqual([
    'apps/server/src/texts/pt-BR.json',
    'apps/server/src/texts/texts.ts',
    'apps/web/public/pictures/exam.pt-BR.webp',
    'apps/web/src/app/texts/pt-BR.json',
    listFile,
  ]);
  expect(read('apps/web/src/app/texts/pt-BR.json')).toBe(files['apps/web/src/app/texts/en.json']);
  expect(findMissing(root, ['en', 'zh-CN', 'pt-BR'])).toEqual([]);
});

it('names the new language in the list and where texts are put together', () => {
  addLanguage(root, { code: 'fr', name: 'Français', from: 'en' });
  expect(read(listFile)).toContain("  fr: 'Français',\n} as const;");
  expect(read('apps/server/src/texts/texts.ts')).toBe(
    "import en from './en.json' with { type: 'json' };\nimport fr from './fr.json' with { type: 'json' };\nimport zhCn from './zh-CN.json' with { type: 'json' };\n\nconst inLanguages = { en, 'zh-CN': zhCn, fr };\n",
  );
});

it('copies from a language whose code has a region as well', () => {
  addLanguage(root, { code: 'zh-TW', name: '繁體中文', from: 'zh-CN' });
  expect(read('apps/server/src/texts/texts.ts')).toContain("{ en, 'zh-CN': zhCn, 'zh-TW': zhTw }");
  expect(read('apps/server/src/texts/zh-TW.json')).toBe(files['apps/server/src/texts/zh-CN.json']);
  expect(read(listFile)).toContain("  'zh-TW': '繁體中文',");
});

it('refuses a language that is there, and one to copy that is not', () => {
  expect(() => addLanguage(root, { code: 'en', name: 'English', from: 'zh-CN' })).toThrow('already');
  expect(() => addLanguage(root, { code: 'fr', name: 'Français', from: 'de' })).toThrow('no language de');
});

it('says which files a language lacks', () => {
  rmSync(join(root, 'apps/web/src/app/texts/zh-CN.json'));
  expect(findMissing(root, ['en', 'zh-CN'])).toEqual(['apps/web/src/app/texts/zh-CN.json']);
});
