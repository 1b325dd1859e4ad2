// A reading that nothing is kept of: how much of the file would be questions, and the few that are to be compared.
import type { ImportResult } from '../import-paper.ts';
import type { ImportProblem, Origin } from '../import-problem.ts';
import type { SheetColumns } from '../layout/sheet-columns.ts';
import type { PaperItem } from '../paper.ts';
import type { WrittenText } from '../workbook.ts';
import type { Sample } from './samples.ts';

interface TriedQuestion extends Origin {
  /** As the paper numbers it, from 1. */
  no: number;
  question: PaperItem['question'];
  section_no: number | null;
  section: string | null;
  material_no: number | null;
  material: string | null;
  cells: Sample['cells'];
  problems: ImportProblem[];
}

export interface Trial {
  questionsCount: number;
  rejectedCount: number;
  columns: SheetColumns[];
  text: WrittenText | null;
  questions: TriedQuestion[];
}

/** Where nobody is asked to compare anything, as in our own layout: the first, the middle and the last. */
function takeAny({ items }: ImportResult['paper']): Sample[] {
  const last = items.length - 1;
  return [...new Set([0, Math.floor(last / 2), last])].map((item) => ({ item, cells: [] }));
}

export function toTrial(result: ImportResult): Trial {
  const { paper, origins, problems, rejected, columns, text, samples } = result;
  const questions = (samples.length > 0 ? samples : takeAny(paper)).flatMap(({ item, cells }): TriedQuestion[] => {
    const [read, origin] = [paper.items[item], origins[item]];
    if (!read || !origin) return [];
    const { question, section, material } = read;
    const isOf = ({ sheet_no, row }: ImportProblem): boolean =>
      sheet_no === origin.sheet_no && row >= origin.row && row <= origin.last_row;
    return [
      {
        ...origin,
        no: item + 1,
        question,
        section_no: section === null ? null : section + 1,
        section: section === null ? null : (paper.sections[section]?.title ?? null),
        material_no: material === null ? null : material + 1,
        material: material === null ? null : (paper.materials[material] ?? null),
        cells,
        problems: problems.filter(isOf),
      },
    ];
  });
  return { questionsCount: paper.items.length, rejectedCount: rejected.length, columns, text, questions };
}
