// One question of every type as people write them, in five languages, with answers right, half right and wrong.
import type { Answer, Question, QuestionType } from '@tiku/questions';

interface Asked {
  question: Question;
  answers: Answer[];
}

const shared = { explanation: '', difficulty: null };

const asked: Asked[] = [
  {
    question: {
      ...shared,
      type: 0,
      desc: '<p>请简述光合作用的两个阶段，并说明它们之间的联系。</p>',
      correct_answer: '<p>光反应为暗反应提供 ATP 和 [H]，暗反应为光反应提供 ADP 和 Pi。</p>',
      score: 6,
    },
    answers: [{ text: '光反应和暗反应。', files: [] }],
  },
  {
    question: {
      ...shared,
      type: 1,
      desc: '<p>Which is the capital of Portugal?</p>',
      options: ['Porto', 'Lisbon', 'Coimbra', 'Braga'],
      correct_answer: ['B'],
      score: 1,
      partial_score: null,
      explanation: '<p>Option B is correct.</p>',
    },
    answers: [['B'], ['A']],
  },
  {
    question: {
      ...shared,
      type: 2,
      desc: '<p>下列哪些属于可再生能源？</p>',
      options: ['太阳能', '煤炭', '风能', '石油', '水能'],
      correct_answer: ['A', 'C', 'E'],
      score: 4,
      partial_score: 2,
      explanation: '<p>煤炭和石油不可再生，故选ACE。</p>',
    },
    answers: [
      ['A', 'C', 'E'],
      ['A', 'C'],
      ['A', 'B'],
    ],
  },
  {
    question: {
      ...shared,
      type: 3,
      desc: '<p>La capital de España es ____ y la de Italia es ____.</p>',
      correct_answer: [['Madrid'], ['Roma', 'Rome']],
      score: 2,
      item_scores: [1, 1],
    },
    answers: [
      ['madrid ', 'ROMA'],
      ['Barcelona', 'Roma'],
    ],
  },
  {
    question: { ...shared, type: 4, desc: '<p>水は摂氏100度で沸騰する。</p>', correct_answer: true, score: 1 },
    answers: [true, false],
  },
  {
    question: {
      ...shared,
      type: 5,
      desc: '<p>Associe cada animal à sua classe.</p>',
      options: ['Cão', 'Sapo', 'Abelha', 'Águia'],
      matchings: ['Anfíbio', 'Ave', 'Inseto', 'Mamífero'],
      correct_answer: ['D', 'A', 'C', 'B'],
      score: 4,
      item_scores: [1, 1, 1, 1],
    },
    answers: [
      ['D', 'A', 'C', 'B'],
      ['A', 'D', 'C', null],
    ],
  },
  {
    question: {
      ...shared,
      type: 6,
      desc: '<p>The chemical symbol of cobalt is ____.</p>',
      correct_answer: [['Co']],
      score: 1,
      item_scores: [1],
    },
    answers: [['Co'], ['CO']],
  },
  {
    question: {
      ...shared,
      type: 7,
      desc: '<p>以“家乡的秋天”为题，写一篇不少于600字的作文。</p>',
      correct_answer: '',
      score: 40,
    },
    answers: [{ text: '秋天来了，稻谷黄了……', files: [] }],
  },
  {
    question: {
      ...shared,
      type: 10,
      desc: '<p>Name the three primary colours: ____, ____, ____.</p>',
      correct_answer: [['red'], ['yellow'], ['blue', 'cyan']],
      score: 3,
      item_scores: [1, 1, 1],
    },
    answers: [
      ['Blue', 'red', 'yellow'],
      ['red', 'red', 'green'],
    ],
  },
  {
    question: {
      ...shared,
      type: 14,
      desc: '<p>Corrija as frases.</p>',
      options: ['Nós vai ao mercado.', 'Houveram muitos problemas.'],
      correct_answer: ['Nós vamos ao mercado.', 'Houve muitos problemas.'],
      score: 4,
      item_scores: [2, 2],
    },
    answers: [
      ['Nós vamos  ao mercado.', 'Houve muitos problemas.'],
      ['Nós vamos ao mercado.', 'Houveram problemas.'],
    ],
  },
];

/** Types that are graded like another, which they stand beside here. */
const twins: Partial<Record<QuestionType, readonly QuestionType[]>> = { 1: [8], 2: [9, 12, 13], 10: [11] };

function withTwins({ question, answers }: Asked): Asked[] {
  const types = [question.type, ...(twins[question.type] ?? [])];
  return types.map((type) => ({ question: Object.assign({}, question, { type }), answers }));
}

const all = asked.flatMap(withTwins);

/** Each with a number of its own, so that no two are the same text. */
export function buildMixedQuestions(count: number): { questions: Question[]; answers: Answer[] } {
  const questions: Question[] = [];
  const answers: Answer[] = [];
  for (let no = 0; no < count; no++) {
    const { question, answers: given } = at(all, no);
    questions.push({ ...question, desc: `${no + 1}. ${question.desc}` });
    answers.push(at(given, Math.floor(no / all.length)));
  }
  return { questions, answers };
}

/** Round and round. */
function at<T>(items: readonly T[], index: number): T {
  return items[index % items.length]!;
}
