import { strFromU8, unzipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importPaper } from '../import-paper.ts';
import type { Paper } from '../paper.ts';
import { readWorkbook } from '../read/read-workbook.ts';
import { anyPaper } from '../testing/any-paper.ts';
import { samplePaper } from '../testing/sample-paper.ts';
import { languages } from '@tiku/questions/languages';
import type { Language } from '@tiku/questions/languages';
import { writePaper } from './write-paper.ts';

async function writeAndRead(paper: Paper, language: Language) {
  const { bytes, extension } = await writePaper(paper, language);
  const { paper: read, ...result } = importPaper(await readWorkbook(bytes, `exam.${extension}`));
  const files = new Map(Array.from(read.files, ([name, content]) => [name, new Uint8Array(content)]));
  return { ...result, extension, read: { ...read, files } };
}

/** A paper of one statement, which is what is tried out. */
function paperOf(desc: string): Paper {
  const question = { type: 4, desc, explanation: '', difficulty: null, correct_answer: true, score: 0 } as const;
  const items = [{ question, section: null, material: null }];
  return { title: 'x', description: '', duration: 0, sections: [], materials: [], items, files: new Map() };
}

describe('writePaper', () => {
  it('loses nothing of any exam on its way to a file and back', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyPaper, fc.constantFrom(...languages), async (paper, language) => {
        const { read, rejected, problems } = await writeAndRead(paper, language);
        expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(rejected).toEqual([]);
        expect(read).toEqual(paper);
      }),
      { numRuns: 40 },
    );
  });

  it.each(languages)('is read without a doubt in %s', async (language) => {
    const paper = samplePaper(60);
    const { read, problems, layout } = await writeAndRead(paper, language);
    expect(problems).toEqual([]);
    expect(layout).toBe('tiku');
    expect(read).toEqual(paper);
  });

  it.each(["=cmd|'/C calc'!A0", '+1', '-1', '@SUM(A1)', '＝1', 'a<br>=1', '0.10', '2024-01-02', 'TRUE', '_x0041_'])(
    'keeps %s a text',
    async (text) => {
      const { bytes } = await writePaper(paperOf(text), 'en');
      const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
      expect(sheet).not.toContain('<f>');
      expect(sheet.match(/<c /gu)).toHaveLength(sheet.match(/t="inlineStr"/gu)?.length ?? 0);
      expect((await writeAndRead(paperOf(text), 'en')).read.items[0]?.question.desc).toBe(text);
    },
  );

  it('puts what no cell can hold into a file beside the workbook', async () => {
    const long = paperOf('long '.repeat(19_000) + 'end');
    expect((await writePaper(long, 'en')).extension).toBe('zip');
    const { read, problems } = await writeAndRead(long, 'en');
    expect(problems).toEqual([]);
    expect(read).toEqual(long);
  });

  it('is a plain workbook without files, and an archive with them', async () => {
    const shown = paperOf('<img src="fig1.png">');
    shown.files.set('fig1.png', new Uint8Array([1, 2, 3]));
    expect((await writePaper(paperOf('x'), 'en')).extension).toBe('xlsx');
    expect(await writeAndRead(shown, 'en')).toMatchObject({ extension: 'zip', read: shown, problems: [] });
  });
});
