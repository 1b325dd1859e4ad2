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

interface Files {
  /** What something of the paper shows. */
  used: Map<string, Uint8Array>;
  /** What only a rejected row shows, as far as it was understood. */
  rejected: Map<string, Uint8Array>;
}

export function sortFiles({ paper, rejected, media }: Draft): Files {
  const files: Files = { used: new Map(), rejected: new Map() };
  if (media.files.size === 0) return files;
  const used = listNames([
    ...paper.materials,
    ...paper.sections.map((section) => section.description),
    ...paper.items.flatMap(({ question }) => listTexts(question)),
  ]);
  const ofRejected = listNames(
    rejected.flatMap(({ understood: row }) =>
      row ? [row.stem, ...row.options, ...row.matchings, row.explanation] : [],
    ),
  );
  for (const [name, bytes] of media.files) {
    if (used.has(name)) files.used.set(name, bytes);
    else if (ofRejected.has(name)) files.rejected.set(name, bytes);
  }
  return files;
}

function listNames(texts: readonly RichText[]): Set<string> {
  return new Set(texts.filter((html) => html.includes('src="')).flatMap(listMedia));
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
