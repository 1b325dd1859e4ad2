// A class that a component names stands in its style sheet, and one that stands there is named by somebody: CSS modules answer
// `undefined` for the first, and nothing tells of the second.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/web', 'packages'], {
  encoding: 'utf8',
});
const files = listed.split('\n').filter((name) => /\.(?:tsx?|css)$/.test(name));
const code = files.filter((name) => !name.endsWith('.css')).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const lineOf = (text: string, index = 0) => text.slice(0, index).split('\n').length;
/** Leaves every line where it is. */
const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

interface Sheet {
  file: string;
  /** By name: the line where it stands first. */
  classes: Map<string, number>;
  used: Set<string>;
  /** A component looks names up as it runs. */
  isOpen: boolean;
}

function readSheet(file: string): Sheet {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)|url\([^)]*\)/g, blank);
  const classes = new Map<string, number>();
  for (const { 1: name = '', index } of text.matchAll(/\.([a-z_][\w-]*)(?=[^{};]*\{)/gi))
    if (!classes.has(name)) classes.set(name, lineOf(text, index));
  return { file, classes, used: new Set(), isOpen: false };
}

const sheets = new Map(files.filter((name) => name.endsWith('.module.css')).map((file) => [file, readSheet(file)]));

function say(sentence: string): void {
  console.log(sentence);
  process.exitCode = 1;
}

function follow(sheet: Sheet, name: string, file: string, text: string): void {
  const uses = new RegExp(`(?<![\\w.])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\]|(\\[))`, 'g');
  for (const { 1: dotted, 2: quoted, 3: computed, index } of text.matchAll(uses)) {
    if (computed) sheet.isOpen = true;
    const used = dotted ?? quoted;
    if (used === undefined) continue;
    sheet.used.add(used);
    if (!sheet.classes.has(used))
      say(
        `${file}:${lineOf(text, index)} names the class "${used}", which ${sheet.file} lacks; add it there or drop it`,
      );
  }
}

for (const { file, text } of code) {
  const found = text.matchAll(/(?:import (\w+)|export \{ default as (\w+) \}) from '(\.[^']+\.module\.css)'/g);
  for (const { 1: own, 2: shared, 3: relative = '' } of found) {
    const sheet = sheets.get(path.join(path.dirname(file), relative));
    if (!sheet) continue;
    if (own) follow(sheet, own, file, text);
    else if (shared)
      for (const other of code) if (other.text.includes(shared)) follow(sheet, shared, other.file, other.text);
  }
}

for (const { file, classes, used, isOpen } of sheets.values()) {
  if (isOpen) continue;
  for (const [name, line] of classes)
    if (!used.has(name)) say(`${file}:${line} holds the class "${name}", which no component names; remove it`);
}
