// What help, privacy and tours promise, held against the product: figures, names of buttons and types, places, settings.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, limits, rules } from '@tiku/contract/limits';
import type { Language } from '@tiku/contract/limits';
import { describe, expect, it } from 'vitest';
import { tours } from '../tour/tour.ts';
import { loadTopicText } from './topic-text.ts';
import { topics } from './topics.ts';

const root = join(import.meta.dirname, '../../../../..');

function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(root, folder, file));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

function readStrings(file: string): string[] {
  return stringsOf(JSON.parse(readFileSync(file, 'utf8')));
}

const tourText = (language: Language) => join(root, `apps/web/src/features/tour/texts/${language}.json`);

/** Everything that help and tours say in a language, by where it stands. */
async function claimsIn(language: Language): Promise<{ place: string; text: string }[]> {
  const said = readStrings(tourText(language)).map((text) => ({ place: 'tour', text }));
  for (const { name } of topics) {
    const { sections } = await loadTopicText(name, language);
    for (const { id, heading, body } of sections)
      for (const text of [heading, ...body.flatMap(stringsOf)]) said.push({ place: `${name}#${id}`, text });
  }
  return said;
}

/** How many of what somebody could rely on: a figure, or a number in words, before a unit. */
const figures: Record<Language, RegExp> = {
  en: /\b(?:\d+|two|three|four|five|six|seven|ten|thirty|a)[ -](?:business days?|days?|weeks?|hours?|minutes?|digit|characters|levels|MB|KB|times)\b/i,
  'zh-CN': /(?:\d+|[一两二三四五六七八九十]+) ?(?:个工作日|天|周|小时|分钟|位|级|次就|MB|KB)/u,
  ja: /(?:\d+|[一二三四五六七八九十]+) ?(?:営業日|日間|日以内|日後|週間|時間|分間|分以内|分。|桁|文字|階層|回正解|MB|KB)/u,
  es: /\b(?:\d+|dos|tres|cuatro|cinco|seis|siete|diez|treinta|una) (?:días?|semanas?|horas?|minutos?|cifras|caracteres|niveles|aciertos|MB|KB)/i,
  pt: /\b(?:\d+|dois|duas|três|quatro|cinco|seis|sete|dez|trinta|uma) (?:dias?|semanas?|horas?|minutos?|dígitos|caracteres|níveis|acertos|MB|KB)/i,
};

/** Numbers that name no limit of the product: how long to wait, and what can be chosen. */
const plainWords =
  /wait a minute|e-mail a day|a week, a month|一分钟|一周、一月|一天|漢字やかな 2 文字|1 分|una semana, un mes|un minuto|uma semana, um mês|um minuto/u;

const quotes: Record<Language, RegExp> = {
  en: /“([^”]+)”/g,
  'zh-CN': /“([^”]+)”/g,
  ja: /「([^」]+)」/g,
  es: /«([^»]+)»/g,
  pt: /“([^”]+)”/g,
};

/** Quoted without being written on any screen. */
const notLabels: Record<Language, readonly string[]> = {
  en: ['the operator', 'true', 'false', 'all of the above'],
  'zh-CN': ['运营方', '对', '错', '以上都对', '顺序'],
  ja: ['運営者', '正しい', '誤り', '上のすべて'],
  es: ['el operador', 'verdadero', 'falso', 'todas las anteriores'],
  pt: ['o operador', 'verdadeiro', 'falso', 'todas as anteriores'],
};

const screens = [
  ...filesBelow('apps/web/src', /texts\/[\w-]+\.json$/),
  ...filesBelow('packages/questions/src', /texts\/[\w-]+\.json$/),
  ...filesBelow('packages/ui/src', /texts\/[\w-]+\.json$/),
];

describe('help, privacy and tours', () => {
  it.each(languages)('name no figure of their own in %s', async (language) => {
    const own = (await claimsIn(language)).filter(({ text }) => figures[language].test(text.replace(plainWords, '')));
    expect(own).toEqual([]);
  });

  it.each(languages)('quote what stands on a screen in %s', async (language) => {
    const labels = screens.filter((file) => file.endsWith(`/${language}.json`)).flatMap(readStrings);
    const isShown = (quoted: string) => labels.some((label) => label === quoted || label.includes(quoted));
    const missing = (await claimsIn(language)).flatMap(({ place, text }) =>
      [...text.matchAll(quotes[language])].flatMap(([, quoted = '']) =>
        isShown(quoted) || notLabels[language].includes(quoted) ? [] : { place, quoted },
      ),
    );
    expect(missing).toEqual([]);
  });

  it.each(languages)('do not say that there are no cookies in %s, because one keeps the language', async (language) => {
    const said = (await claimsIn(language)).filter(({ place }) => place === 'privacy#on-your-device');
    const words = said.map(({ text }) => text).join(' ');
    expect(words).toMatch(/cookie/i);
    expect(words).not.toMatch(/instead of cookies|不使用 Cookie|Cookie ではなく|en lugar de cookies|em vez de cookies/);
  });

  it.each(languages)('offer no page to write an exam in %s, because there is none', (language) => {
    const { 'published.new': text } = JSON.parse(readFileSync(tourText(language), 'utf8')) as Record<string, string>;
    expect(text).not.toMatch(/write it|在线编写|作成|escríbelo|escreva/);
  });

  it('point tours at parts that are there', () => {
    const code = filesBelow('apps/web/src', /\.tsx$/)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const missing = Object.values(tours)
      .flat()
      .filter((stop) => !code.includes(`data-tour="${stop}"`));
    expect(missing).toEqual([]);
  });
});

describe('the figures they are filled with', () => {
  it('are those of the server', () => {
    const schema = readFileSync(join(root, 'apps/server/src/platform/db/schema.sql'), 'utf8');
    const [, imports = ''] = schema.split('create table exam_import (');
    const [, days] = /expires_at .*now\(\) \+ '(\d+) days'/.exec(imports) ?? [];
    expect(Number(days)).toBe(limits.importDays);
    expect('1'.repeat(rules.verifyCodeLength)).toMatch(rules.verifyCode);
  });
});
