import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importPaper } from '../import-paper.ts';
import type { Paper } from '../paper.ts';
import { readWorkbook } from '../read/read-workbook.ts';
import { anyPaper } from '../testing/any-paper.ts';
import { samplePaper } from '../testing/sample-paper.ts';
import { paperLanguages, type PaperLanguage } from './sheet-words.ts';
import { writePaper } from './write-paper.ts';

async function writeAndRead(paper: Paper, language: PaperLanguage) {
  const { bytes, extension } = await writePaper(paper, language);
  const { paper: read, ...result } = importPaper(await readWorkbook(bytes, `exam.${extension}`));
  const files = new Map(Array.from(read.files, ([name, content]) => [name, new Uint8Array(content)]));
  return { ...result, read: { ...read, files } };
}

describe('writePaper', () => {
  it('loses nothing of any exam on its way to a file and back', async () => {
    await fc.assert(
      fc.asyncProperty(anyPaper, fc.constantFrom(...paperLanguages), async (paper, language) => {
        const { read, rejected, problems } = await writeAndRead(paper, language);
        expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(rejected).toEqual([]);
        expect(read).toEqual(paper);
      }),
      { numRuns: 100 },
    );
  });

  it.each(paperLanguages)('is read without a doubt in %s', async (language) => {
    const paper = samplePaper(60);
    const { read, problems } = await writeAndRead(paper, language);
    expect(problems).toEqual([]);
    expect(read).toEqual(paper);
  });
});
