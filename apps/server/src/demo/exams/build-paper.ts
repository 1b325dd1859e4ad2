import { readFile } from 'node:fs/promises';
import type { Paper } from '@tiku/papers';
import type { Question } from '@tiku/questions';
import { listMedia } from '@tiku/questions/rich-text';
import type { DemoExam, DemoMaterial } from './demo-exam.ts';

const media = new URL('media/', import.meta.url);

export async function buildPaper(exam: DemoExam): Promise<Paper> {
  const { title, description, duration } = exam;
  const sections = exam.sections.map((section) => ({ title: section.title, description: section.description }));
  const paper: Paper = { title, description, duration, sections, materials: [], items: [], files: new Map() };
  for (const [section, { entries }] of exam.sections.entries()) {
    for (const entry of entries) {
      const material = isMaterial(entry) ? paper.materials.push(entry.material) - 1 : null;
      const questions = isMaterial(entry) ? entry.questions : [entry];
      for (const question of questions) paper.items.push({ question, section, material });
    }
  }
  const names = new Set(
    [...paper.materials, ...paper.items.flatMap((item) => listTexts(item.question))].flatMap(listMedia),
  );
  for (const name of names) paper.files.set(name, await readFile(new URL(name, media)));
  return paper;
}

function isMaterial(entry: Question | DemoMaterial): entry is DemoMaterial {
  return 'material' in entry;
}

function listTexts(question: Question): string[] {
  const options = 'options' in question ? question.options : [];
  const matchings = 'matchings' in question ? question.matchings : [];
  return [question.desc, question.explanation, ...options, ...matchings];
}
