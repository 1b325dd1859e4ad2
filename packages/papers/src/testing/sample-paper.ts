// A paper of any size, always the same: all types in turn, sections, materials. For measuring, and for tests that need many.
import { familyNameOf, letters, questionTypes, takesOneTap } from '@tiku/questions';
import type { FamilyName, Question, QuestionType } from '@tiku/questions';
import type { Paper } from '../paper.ts';

const types = Object.values(questionTypes);
const perSection = 200;
const perMaterial = 40;

export function samplePaper(count: number): Paper {
  const paper: Paper = {
    title: `Sample of ${count}`,
    description: 'Made for measuring',
    duration: 120,
    sections: [],
    materials: [],
    items: [],
    files: new Map(),
  };
  for (let index = 0; index < count; index += 1) {
    if (index % perSection === 0) {
      paper.sections.push({ title: `Section ${paper.sections.length + 1}`, description: 'Answer them all.' });
    }
    const place = index % perMaterial;
    if (place === 20) paper.materials.push(`Text ${paper.materials.length + 1}: ${sentence(index).repeat(5)}`);
    const type = types[index % types.length] ?? questionTypes.singleChoice;
    paper.items.push({
      question: sampleQuestion(type, index),
      section: paper.sections.length - 1,
      material: place >= 20 && place < 24 ? paper.materials.length - 1 : null,
    });
  }
  return paper;
}

/** One that is missing does not compile. */
const keys: Record<FamilyName, (index: number, hasOne: boolean) => object> = {
  choice: (index, hasOne) => ({
    options: sampleOptions(index),
    ...(hasOne
      ? { correct_answer: [letters.charAt(index % 4)], score: 2, partial_score: null }
      : { correct_answer: ['A', 'C'], score: 4, partial_score: 1.5 }),
  }),
  'true-false': (index) => ({ correct_answer: index % 2 === 0, score: 1 }),
  blank: (index) => ({
    correct_answer: [[`one ${index}`, `uno ${index}`], [`two ${index}`]],
    score: 3,
    item_scores: [1, 2],
  }),
  matching: (index) => ({
    options: sampleOptions(index),
    matchings: sampleOptions(index + 1),
    correct_answer: ['B', 'A', 'D', 'C'],
    score: 8,
    item_scores: null,
  }),
  correction: (index) => ({
    options: [`${index} teh first`, `${index} teh second`],
    correct_answer: [`${index} the first`, `${index} the second`],
    score: 2,
    item_scores: [1, 1],
  }),
  open: (index) => ({ correct_answer: sentence(index + 3), score: 5 }),
};

function sampleQuestion(type: QuestionType, index: number): Question {
  const family = familyNameOf(type);
  const stem = `第 ${index + 1} 题 ${sentence(index)}`;
  return {
    type,
    desc: family === 'blank' ? `${stem} ____ ____` : stem,
    explanation: index % 3 === 0 ? '' : `Because ${sentence(index + 7)}`,
    difficulty: index % 4 === 0 ? null : (([0, 1, 2, 3, 4] as const)[index % 5] ?? null),
    ...keys[family](index, takesOneTap(type)),
  } as Question;
}

function sampleOptions(index: number): string[] {
  return Array.from(
    { length: 4 },
    (_, place) => `choice ${place + 1} of ${index}: ${sentence(index + place).slice(0, 24)}`,
  );
}

const words = '天地玄黄 river 宇宙洪荒 montaña 日月盈昃 coração 辰宿列张 みどり 寒来暑往 winter 秋收冬藏 lesson'.split(
  ' ',
);

function sentence(seed: number): string {
  return Array.from({ length: 8 }, (_, place) => words[(seed * 7 + place * 5) % words.length]).join(' ');
}
