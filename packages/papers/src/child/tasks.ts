// What a child can be asked for; both sides read this.
import type { PaperPart, RowProgress } from '../import-paper.ts';
import type { RowPlace } from '../rows-to-see.ts';
import type { SheetRecipe, TextRecipe } from '../recipe.ts';
import type { FileFault } from '../workbook.ts';

export type ChildTask = FileTask | { name: 'prepare' };

export type FileTask =
  | { name: 'sheets'; bytes: Uint8Array; fileName: string }
  | { name: 'workbook'; bytes: Uint8Array; fileName: string }
  | PaperTask;

/** All of the questions, or how many there would be and a few of them. */
export interface PaperTask {
  name: 'paper' | 'trial';
  bytes: Uint8Array;
  fileName: string;
  sheets: number[] | null;
  recipes: readonly SheetRecipe[];
  text: TextRecipe;
  /** Of a trial: the rows whose questions are to be looked at. */
  rows?: readonly RowPlace[] | undefined;
}

/** The questions of a paper come first and in parts, and are missing in the result. */
export type ChildAnswer = { part: PaperPart; progress: RowProgress } | { result: unknown } | { fault: FileFault };

export interface SheetSummary {
  sheet_no: number;
  name: string;
  /** How many hold anything. */
  rows: number;
}
