import { readdir, stat } from 'node:fs/promises';
import { languages } from '@tiku/contract';
import type { Paper } from '@tiku/papers';
import { familyNameOf, questionTypes, sumScores } from '@tiku/questions';
import { listMedia, sanitise } from '@tiku/questions/rich-text';
import { question as questionSchema } from '@tiku/questions/schema';
import { readRow, writeRow } from '@tiku/questions/sheets';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPaper } from './build-paper.ts';
import { demoExams } from './demo-exams.ts';

const papers = new Map<string, Paper>();

beforeAll(async () => {
  for (const exam of demoExams) papers.set(exam.language, await buildPaper(exam));
});

describe('demo exams', () => {
  it('exist in every language', () => {
    expect([...papers.keys()].toSorted()).toEqual([...languages].toSorted());
  });

  it.each(demoExams.map((exam) => exam.language))(
    'in %s show every type, sections, a material and media',
    (language) => {
      const { items, sections, materials, files } = selectPaper(language);
      expect(new Set(items.map((item) => item.question.type))).toEqual(new Set(Object.values(questionTypes)));
      expect(sections.length).toBeGreaterThan(2);
      expect(items.filter((item) => item.material !== null).length).toBeGreaterThan(materials.length);
      const extensions = [...files.keys()].map((name) => name.slice(name.lastIndexOf('.')));
      expect(extensions).toEqual(expect.arrayContaining(['.png', '.mp3']));
      expect(JSON.stringify(items)).toContain('$');
      expect(new Set(items.map((item) => item.question.difficulty)).size).toBeGreaterThan(3);
    },
  );

  it.each(demoExams)('in $language rank tests that could have been taken', ({ language, tests, duration }) => {
    const graded = selectPaper(language).items.filter(({ question }) => familyNameOf(question.type) !== 'open');
    const most = sumScores(graded.map(({ question }) => question.score));
    for (const { points, seconds } of tests) {
      expect(points).toBeLessThanOrEqual(most);
      expect(seconds).toBeLessThanOrEqual(duration * 60);
    }
  });

  it.each(demoExams.map((exam) => exam.language))('in %s hold questions without a problem', (language) => {
    for (const { question } of selectPaper(language).items) {
      expect(questionSchema.parse(question)).toEqual(question);
      expect(readRow(writeRow(question))).toEqual({ question, problems: [] });
      expect(question.explanation).not.toBe('');
    }
  });

  it.each(demoExams.map((exam) => exam.language))('in %s are written in the one form of rich text', (language) => {
    const { items, materials, sections } = selectPaper(language);
    const texts = [...materials, ...sections.map((section) => section.description)];
    for (const { question } of items) {
      texts.push(question.desc, question.explanation);
      if ('options' in question) texts.push(...question.options);
      if (question.type === 0 || question.type === 7) texts.push(question.correct_answer);
    }
    for (const text of texts) expect(sanitise(text)).toBe(text);
    for (const name of texts.flatMap(listMedia)) expect(selectPaper(language).files.has(name)).toBe(true);
  });

  it('use every file that lies beside them, and only small ones', async () => {
    const folder = new URL('media/', import.meta.url);
    const used = new Set(papers.values().flatMap((paper) => paper.files.keys()));
    const names = await readdir(folder);
    expect(new Set(names)).toEqual(used);
    for (const name of names) expect((await stat(new URL(name, folder))).size).toBeLessThan(40_000);
  });
});

function selectPaper(language: string): Paper {
  const paper = papers.get(language);
  if (!paper) throw new Error(`no demo exam in ${language}`);
  return paper;
}
