// The exam while its sheets are read.
import type { Question, RichText } from '@tiku/questions';
import { listMedia } from '@tiku/questions/rich-text';
import type { ImportProblem, Origin, RejectedRow } from '../import-problem.ts';
import type { Paper, PaperSection } from '../paper.ts';
import type { Workbook } from '../workbook.ts';
import { Media } from './media.ts';
import type { LayoutName } from './recognise-layout.ts';
import type { SheetColumns } from './sheet-columns.ts';

/** What every row that holds anything was taken for. */
export interface RowCounts {
  /** Title block, notices above the table, and the header wherever it stands. */
  heading: number;
  section: number;
  material: number;
  question: number;
  rejected: number;
}

export interface Draft {
  paper: Omit<Paper, 'files'>;
  media: Media;
  layouts: Set<LayoutName>;
  /** Of `paper.items`, in their order. */
  origins: Origin[];
  problems: ImportProblem[];
  rejected: RejectedRow[];
  rows: RowCounts;
  /** Sections that a column names, by title. */
  sectionsByTitle: Map<string, number>;
  /** Somebody has to say what a column is. */
  isHeld: boolean;
  columns: SheetColumns[];
}

export function startDraft(workbook: Workbook): Draft {
  return {
    paper: { title: '', description: '', duration: 0, sections: [], materials: [], items: [] },
    media: new Media(workbook),
    layouts: new Set(),
    origins: [],
    problems: [],
    rejected: [],
    rows: { heading: 0, section: 0, material: 0, question: 0, rejected: 0 },
    sectionsByTitle: new Map(),
    isHeld: false,
    columns: [],
  };
}

/** A new section, whose title further rows may name. */
export function addSection(draft: Draft, section: PaperSection): number {
  const index = draft.paper.sections.push(section) - 1;
  draft.sectionsByTitle.set(section.title, index);
  return index;
}

export function findSection(draft: Draft, title: string): number {
  return draft.sectionsByTitle.get(title) ?? addSection(draft, { title, description: '' });
}

/** The files that something shows; pictures of rejected rows are not among them. */
export function listUsedFiles({ paper, media }: Draft): Map<string, Uint8Array> {
  if (media.files.size === 0) return new Map();
  const texts = [
    ...paper.materials,
    ...paper.sections.map((section) => section.description),
    ...paper.items.flatMap(({ question }) => listTexts(question)),
  ];
  const used = new Set(texts.filter((html) => html.includes('src="')).flatMap(listMedia));
  return new Map([...media.files].filter(([name]) => used.has(name)));
}

function listTexts(question: Question): RichText[] {
  return [
    question.desc,
    question.explanation,
    ...('options' in question ? question.options : []),
    ...('matchings' in question ? question.matchings : []),
    ...(typeof question.correct_answer === 'string' ? [question.correct_answer] : []),
  ];
}
