import { questionTypes } from '@tiku/questions';
import { describe, expect, it } from 'vitest';
import { importPaper } from '../import-paper.ts';
import { readWorkbook } from '../read/read-workbook.ts';
import { sheetTexts } from './sheet-texts.ts';
import { languages } from '@tiku/questions/languages';
import { writeTemplate } from './write-template.ts';

describe('writeTemplate', () => {
  it.each(languages)('in %s imports without a problem and shows every type', async (language) => {
    const workbook = await readWorkbook(await writeTemplate(language), 'template.xlsx');
    const { paper, problems, rejected } = importPaper(workbook, { sheets: [0] });
    expect({ problems, rejected }).toEqual({ problems: [], rejected: [] });
    expect(new Set(paper.items.map(({ question }) => question.type))).toEqual(new Set(Object.values(questionTypes)));
    expect(paper).toMatchObject({ duration: 30, sections: { length: 3 }, materials: { length: 1 } });
    expect(paper.items.filter(({ material }) => material === 0)).toHaveLength(2);
  });

  it.each(languages)('in %s explains every column and both marks on a second sheet', async (language) => {
    const { sheets } = await readWorkbook(await writeTemplate(language), 'template.xlsx');
    const explained = sheets[1]?.rows.map(([where = '']) => where).join('\n') ?? '';
    const { columns, title, description, duration } = sheetTexts[language].words;
    for (const name of [...Object.values(columns), title, description, duration]) expect(explained).toContain(name);
    expect(explained).toContain('^^');
    expect(explained).toContain('||');
  });
});
