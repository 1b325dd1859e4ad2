import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type * as levels from './levels/level-views.ts';

const page = declarePages({
  ...forMembers,
  menu: { group: 'exams' },
  parent: paths.publicExams,
  texts: ['exam'],
});
const drawsQuestions = [
  'exam',
  'question',
  'report',
  'take',
  'questions/views',
  'questions/rich-text',
  'questions/editor',
] as const;

const level = (name: keyof typeof levels) => () => import('./levels/level-views.ts').then((module) => module[name]);

const lists: readonly Page[] = [
  page(paths.publishedExams, 'page.published-exams', { menu: { icon: 'exam', order: 2 }, parent: paths.home }, () =>
    import('./list/published-exams.page.tsx').then((module) => module.PublishedExamsPage),
  ),
  page(
    paths.favoritedExams,
    'page.favorited-exams',
    { menu: { icon: 'star', order: 3 }, parent: paths.home, isKept: true },
    () => import('./list/favorited-exams.page.tsx').then((module) => module.FavoritedExamsPage),
  ),
  page(
    paths.publicExams,
    'page.public-exams',
    { menu: { icon: 'search', order: 1 }, parent: paths.home, texts: ['exam', 'bundle'] },
    () => import('./list/public-exams.page.tsx').then((module) => module.PublicExamsPage),
  ),
];

/** What everybody may look at who may open the exam. */
const readersPages: readonly Page[] = [
  page(
    paths.exam,
    'page.exam',
    {
      isKept: true,
      texts: [...drawsQuestions, 'practice', 'exam/invitation'],
      visitors: {
        texts: ['exam/invitation'],
        load: () => import('./invitation/exam-invitation.page.tsx').then((module) => module.ExamInvitationPage),
      },
      drawn: 'for-link',
    },
    () => import('./detail/exam-detail.page.tsx').then((module) => module.ExamDetailPage),
  ),
  page(paths.reviews, 'page.exam-reviews', {}, () =>
    import('./reviews/exam-reviews.page.tsx').then((module) => module.ExamReviewsPage),
  ),
  page(paths.questions, 'page.exam-questions', { texts: drawsQuestions }, () =>
    import('./questions/exam-questions.page.tsx').then((module) => module.ExamQuestionsPage),
  ),
  page(paths.searchInExam, 'page.exam-search', { texts: drawsQuestions }, () =>
    import('./questions/search-questions.page.tsx').then((module) => module.SearchQuestionsPage),
  ),
];

const parent = paths.publishedExams;

const authorsPages: readonly Page[] = [
  page(paths.examChange, 'page.exam-change', { parent, texts: drawsQuestions }, () =>
    import('./change/exam-change.page.tsx').then((module) => module.ExamChangePage),
  ),
  page(paths.editQuestion, 'page.edit-question', { parent, texts: drawsQuestions }, () =>
    import('./edit/edit-question.page.tsx').then((module) => module.EditQuestionPage),
  ),
  page(paths.editExamInfo, 'page.edit-exam', { parent }, () =>
    import('./edit/edit-exam-info.page.tsx').then((module) => module.EditExamInfoPage),
  ),
  page(paths.examLevels, 'page.exam-levels', { parent }, level('ExamLevelsPage')),
  page(paths.editExamLevel, 'page.edit-level', { parent }, level('EditExamLevelPage')),
];

export const examPages: readonly Page[] = [...lists, ...readersPages, ...authorsPages];
