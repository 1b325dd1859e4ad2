import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { importPaper } from '../import-paper.ts';
import { readWorkbook } from '../read/read-workbook.ts';
import { anyPaper } from '../testing/any-paper.ts';
import { paperLanguages } from './sheet-words.ts';
import { writePaper } from './write-paper.ts';
const runs = Number(process.argv[2] ?? 300);
const start = Date.now();
try {
  await fc.assert(
    fc.asyncProperty(anyPaper, fc.constantFrom(...paperLanguages), async (paper, language) => {
      const { bytes, extension } = await writePaper(paper, language);
      const result = importPaper(await readWorkbook(bytes, `exam.${extension}`));
      const read = {
        ...result.paper,
        files: new Map(Array.from(result.paper.files, ([n, c]) => [n, new Uint8Array(c)])),
      };
      const strip = (p: any) =>
        JSON.stringify(p, (_k, v) => (v instanceof Map ? [...v].map(([a, b]) => [a, [...b]]).sort() : v));
      if (!isDeepStrictEqual(JSON.parse(strip(read)), JSON.parse(strip(paper))))
        throw new Error(
          'differs\n' +
            JSON.stringify(result.problems.slice(0, 5)) +
            '\nGOT ' +
            strip(read).slice(0, 3000) +
            '\nWANT ' +
            strip(paper).slice(0, 3000),
        );
    }),
    { numRuns: runs, interruptAfterTimeLimit: 200_000, ...(process.argv[3] ? { seed: Number(process.argv[3]) } : {}) },
  );
  console.log('fine', runs, Date.now() - start, 'ms');
} catch (e: any) {
  console.log(String(e.message).slice(0, 1500));
  console.log(String(e.cause?.message ?? '').slice(0, 5000));
}
