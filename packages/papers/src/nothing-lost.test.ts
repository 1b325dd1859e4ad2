import { findProblems } from '@tiku/questions';
import { listMedia } from '@tiku/questions/rich-text';
import { question as questionSchema } from '@tiku/questions/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importPaper } from './import-paper.ts';
import { buildSheet, buildWorkbook } from './testing/build-workbook.ts';
import type { Workbook } from './workbook.ts';

const name = fc.constantFrom(
  ...'段落 材料 题干 题干（必填） 题号 题型 选择项1 选择项2 选项A 选项B 匹配1 匹配2 解析 难度 答案 答案1 答案2 得分 得分1 得分2'.split(
    ' ',
  ),
  ...'Question Option1 Answer A B 問題 解答 項 章节 图片 知识点 序号 选项 选项一是否正确 Wrong1 Type Pregunta Respuesta 标题 用时'.split(
    ' ',
  ),
);
const word = fc.constantFrom(
  '',
  '\n',
  ' ',
  ...'A AC 对 错 单选题 多选题 填空题 判断题 匹配题 改错题 简答题 作文题 不定项 2 2^^2 甲 乙 ____ （A） red^^blue a||b a|b'.split(
    ' ',
  ),
  ...'A.x\u3000B.y 1 -3 2.55 一、单选题 第一章 难 fig.png [img:fig.png] <html><b>x</b></html> <html></html>'.split(' '),
  ...'x$;$y BA 1-B,2-A 注： 合计 [2] 答案：A 每题2分 1.5小时 Part\u00a01'.split(' '),
);
const cell = fc.oneof(
  { weight: 6, arbitrary: word },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
);
const rows = fc
  .tuple(
    fc.array(fc.array(fc.oneof(name, cell), { maxLength: 3 }), { maxLength: 4 }),
    fc.array(name, { maxLength: 10 }),
    fc.array(fc.array(cell, { maxLength: 10 }), { maxLength: 8 }),
  )
  .map(([above, header, below]) => above.concat([header], below));
const picture = fc.record({
  row: fc.nat(12),
  column: fc.nat(10),
  extension: fc.constantFrom('png' as const, 'jpg' as const),
  bytes: fc.constant(new Uint8Array([1])),
});

const anyWorkbook: fc.Arbitrary<Workbook> = fc
  .tuple(
    fc.array(
      fc.tuple(fc.constantFrom('Sheet1', '单选题', '判断题', 'Test'), rows, fc.array(picture, { maxLength: 3 })),
      { maxLength: 3 },
    ),
    fc.constantFrom('xlsx' as const, 'zip' as const),
  )
  .map(([sheets, format]) => {
    const workbook = buildWorkbook({}, { format, files: new Map([['Fig.png', new Uint8Array([2])]]) });
    workbook.sheets = sheets.map(([title, cells, pictures], no) => buildSheet(no, title, cells, pictures));
    return workbook;
  });

describe('importPaper', () => {
  it('accounts for every row that holds anything, whatever the workbook', () => {
    fc.assert(
      fc.property(anyWorkbook, (workbook) => {
        const { paper, rows: counts, rowsRead, rejected, problems } = importPaper(workbook);
        const filled = workbook.sheets.flatMap((sheet) =>
          sheet.rows.filter((cells) => cells.some((text) => text.trim() !== '')),
        );
        expect(rowsRead).toBe(filled.length);
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rowsRead);
        expect(counts.rejected).toBe(rejected.length);
        expect(counts.question).toBeGreaterThanOrEqual(paper.items.length);
        for (const { sheet_no, row } of rejected) {
          expect(problems.some((problem) => problem.sheet_no === sheet_no && problem.row === row)).toBe(true);
        }
        for (const { question, section, material } of paper.items) {
          expect(questionSchema.parse(question)).toEqual(question);
          expect(findProblems(question)).toEqual([]);
          expect(section === null || section < paper.sections.length).toBe(true);
          expect(material === null || material < paper.materials.length).toBe(true);
        }
        const shown = new Set(
          paper.items.flatMap(({ question }) => [question.desc, question.explanation].flatMap(listMedia)),
        );
        for (const file of shown) expect(paper.files.has(file) || file === 'fig.png').toBe(true);
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  it('takes time in proportion to the rows', () => {
    const header = ['题干', '题型', '选项A', '选项B', '选项C', '答案', '解析', '得分'];
    const build = (count: number): Workbook =>
      buildWorkbook({
        Sheet1: [
          header,
          ...Array.from({ length: count }, (_, index) => [
            `第${index}题是哪一个？`,
            '',
            '甲',
            '乙',
            '丙',
            'AC',
            '因为。',
            '2',
          ]),
        ],
      });
    const measure = (count: number): number => {
      const workbook = build(count);
      const start = process.cpuUsage().user;
      expect(importPaper(workbook).paper.items).toHaveLength(count);
      return process.cpuUsage().user - start;
    };
    measure(1_000);
    const small = Math.min(measure(300), measure(300), measure(300));
    expect(measure(3_000)).toBeLessThan(small * 30);
  }, 30_000);
});
