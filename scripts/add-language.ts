// What a new language begins with: a copy of every file of another one under the new code, named wherever files are put together.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** The one list of languages. */
export const listFile = 'packages/questions/src/languages.ts';

const skipped = new Set(['node_modules', 'dist', '.git']);

/** Where things are written in several languages. */
const places = ['packages', 'apps'];

interface NewLanguage {
  code: string;
  /** The name that it has for itself. */
  name: string;
  from: string;
}

/** Everything below a folder. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function listFiles(root: string): string[] {
  return places.map((place) => join(root, place)).flatMap((place) => (existsSync(place) ? filesBelow(place) : []));
}

/** `texts/en.json`, `pictures/exam.en.webp`; null for what is in no language. */
function inLanguage(file: string, from: string, to: string): string | null {
  const match = new RegExp(`^(.*\\.)?${from}(\\.\\w+)$`, 'u').exec(basename(file));
  return match ? join(dirname(file), `${match[1] ?? ''}${to}${match[2]}`) : null;
}

/** As a name in code: `zh-CN` is `zhCn`. */
function nameInCode(code: string): string {
  const [first = '', ...rest] = code.split('-');
  return first + rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase()).join('');
}

function quoteKey(code: string): string {
  return /^\w+$/u.test(code) ? code : `'${code}'`;
}

/** `import en from './en.json' …` and `= { en, ja }` get the new one beside them. */
function register(text: string, from: string, code: string): string {
  const known = nameInCode(from);
  const line = new RegExp(`^import ${known} from '(.*)/${from}\\.json' with \\{ type: 'json' \\};\\n`, 'mu').exec(text);
  const record = new RegExp(`(= \\{ [^{}]*\\b${known}\\b[^{}]*?),? \\}`, 'u');
  if (!line || !record.test(text)) return text;
  const name = nameInCode(code);
  const entry = name === code ? code : `${quoteKey(code)}: ${name}`;
  return text
    .replace(line[0], `${line[0]}import ${name} from '${line[1]}/${code}.json' with { type: 'json' };\n`)
    .replace(record, `$1, ${entry} }`);
}

/** Answers with what was written, from the root. */
export function addLanguage(root: string, { code, name, from }: NewLanguage): string[] {
  const list = join(root, listFile);
  const listed = readFileSync(list, 'utf8');
  if (!new RegExp(`^  ${quoteKey(from)}: `, 'mu').test(listed))
    throw new Error(`There is no language ${from} in ${listFile}.`);
  if (listed.includes(`  ${quoteKey(code)}: `)) throw new Error(`${code} is in ${listFile} already.`);
  const written: string[] = [list];
  for (const file of listFiles(root)) {
    const copy = inLanguage(file, from, code);
    if (copy) copyFileSync(file, copy);
    else if (file.endsWith('.ts')) {
      const text = readFileSync(file, 'utf8');
      const registered = register(text, from, code);
      if (registered === text) continue;
      writeFileSync(file, registered);
    } else continue;
    written.push(copy ?? file);
  }
  writeFileSync(list, listed.replace('\n} as const;', `\n  ${quoteKey(code)}: '${name}',\n} as const;`));
  return written.map((file) => relative(root, file)).toSorted();
}

/** Files that another language has and this one has not. */
export function findMissing(root: string, languages: readonly string[]): string[] {
  const files = new Set(listFiles(root));
  const missing = [...files].flatMap((file) => {
    const own = languages.find((language) => inLanguage(file, language, language) !== null);
    if (own === undefined) return [];
    return languages
      .map((language) => inLanguage(file, own, language) ?? file)
      .filter((other) => !files.has(other))
      .map((other) => relative(root, other));
  });
  return [...new Set(missing)];
}
