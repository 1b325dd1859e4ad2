import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type * as exams from './marked-exams.page.tsx';
import type * as questions from './marked-questions.page.tsx';

const page = declarePages({
  ...forMembers,
  menu: { group: 'questions' },
  parent: paths.home,
  texts: ['question-list', 'exam', 'practice'],
});
const drawsQuestions = {
  texts: [
    'question-list',
    'exam',
    'practice',
    'question',
    'report',
    'take',
    'questions/views',
    'questions/rich-text',
    'questions/editor',
  ],
} as const;

interface Marked {
  icon: 'cross' | 'star' | 'pencil';
  order: number;
  /** The exams whose questions somebody has marked, and the questions of one of them. */
  exams: [path: string, title: Page['title'], view: keyof typeof exams];
  questions: [path: string, title: Page['title'], view: keyof typeof questions];
}

function pagesOfMarked({ icon, order, exams, questions }: Marked): Page[] {
  const [path, title, examsView] = exams;
  const [questionsPath, questionsTitle, questionsView] = questions;
  return [
    page(path, title, { isKept: true, menu: { icon, order } }, () =>
      import('./marked-exams.page.tsx').then((module) => module[examsView]),
    ),
    page(questionsPath, questionsTitle, { ...drawsQuestions, isKept: true, parent: path }, () =>
      import('./marked-questions.page.tsx').then((module) => module[questionsView]),
    ),
  ];
}

export const questionListPages: readonly Page[] = [
  ...pagesOfMarked({
    icon: 'cross',
    order: 1,
    exams: [paths.wrongExams, 'page.wrong-questions', 'WrongExamsPage'],
    questions: [paths.wrongQuestions, 'page.exam-wrong-questions', 'WrongQuestionsPage'],
  }),
  ...pagesOfMarked({
    icon: 'star',
    order: 2,
    exams: [paths.favoritedQuestionExams, 'page.favorited-questions', 'FavoritedExamsPage'],
    questions: [paths.favoritedQuestions, 'page.exam-favorited-questions', 'FavoritedQuestionsPage'],
  }),
  ...pagesOfMarked({
    icon: 'pencil',
    order: 3,
    exams: [paths.notedExams, 'page.noted-questions', 'NotedExamsPage'],
    questions: [paths.notedQuestions, 'page.exam-noted-questions', 'NotedQuestionsPage'],
  }),
  page(paths.searchQuestions, 'page.search-questions', { ...drawsQuestions, menu: { icon: 'search', order: 4 } }, () =>
    import('./search-everywhere.page.tsx').then((module) => module.SearchEverywherePage),
  ),
];
