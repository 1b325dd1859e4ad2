import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

/** Every page about exams is for people with an account of their own or of a company. */
const shared = { layout: 'sidebar', roles: ['user', 'ee_user'] } as const;
const drawsQuestions = [
  'exam',
  'bank',
  'report',
  'questions/views',
  'questions/rich-text',
  'questions/editor',
] as const;

export const examPages: readonly Page[] = [
  {
    ...shared,
    path: paths.publishedExams,
    menu: { group: 'exams', icon: 'exam', order: 2 },
    parent: paths.home,
    title: 'page.published-exams',
    texts: ['exam'],
    load: () => import('./list/published-exams.page.tsx').then((module) => module.PublishedExamsPage),
  },
  {
    ...shared,
    path: paths.favoritedExams,
    isKept: true,
    menu: { group: 'exams', icon: 'star', order: 3 },
    parent: paths.home,
    title: 'page.favorited-exams',
    texts: ['exam'],
    load: () => import('./list/favorited-exams.page.tsx').then((module) => module.FavoritedExamsPage),
  },
  {
    ...shared,
    path: paths.publicExams,
    menu: { group: 'exams', icon: 'search', order: 1 },
    parent: paths.home,
    title: 'page.public-exams',
    texts: ['exam', 'bundle'],
    load: () => import('./list/public-exams.page.tsx').then((module) => module.PublicExamsPage),
  },
  {
    ...shared,
    path: paths.exam,
    isKept: true,
    parent: paths.publicExams,
    title: 'page.exam',
    texts: [...drawsQuestions, 'practice', 'exam/invitation'],
    load: () => import('./detail/exam-detail.page.tsx').then((module) => module.ExamDetailPage),
    visitors: {
      texts: ['exam/invitation'],
      load: () => import('./invitation/exam-invitation.page.tsx').then((module) => module.ExamInvitationPage),
    },
    drawn: 'for-link',
  },
  {
    ...shared,
    path: paths.reviews,
    parent: paths.publicExams,
    title: 'page.exam-reviews',
    texts: ['exam'],
    load: () => import('./reviews/exam-reviews.page.tsx').then((module) => module.ExamReviewsPage),
  },
  {
    ...shared,
    path: paths.questions,
    parent: paths.publicExams,
    title: 'page.exam-questions',
    texts: drawsQuestions,
    load: () => import('./questions/exam-questions.page.tsx').then((module) => module.ExamQuestionsPage),
  },
  {
    ...shared,
    path: paths.searchInExam,
    parent: paths.publicExams,
    title: 'page.exam-search',
    texts: drawsQuestions,
    load: () => import('./questions/search-questions.page.tsx').then((module) => module.SearchQuestionsPage),
  },
  {
    ...shared,
    path: paths.editQuestion,
    parent: paths.publishedExams,
    title: 'page.edit-question',
    texts: drawsQuestions,
    load: () => import('./edit/edit-question.page.tsx').then((module) => module.EditQuestionPage),
  },
  {
    ...shared,
    path: paths.editExamInfo,
    parent: paths.publishedExams,
    title: 'page.edit-exam',
    texts: ['exam'],
    load: () => import('./edit/edit-exam-info.page.tsx').then((module) => module.EditExamInfoPage),
  },
  {
    ...shared,
    path: paths.examLevels,
    parent: paths.publishedExams,
    title: 'page.exam-levels',
    texts: ['exam'],
    load: () => import('./levels/level-views.ts').then((module) => module.ExamLevelsPage),
  },
  {
    ...shared,
    path: paths.editExamLevel,
    parent: paths.publishedExams,
    title: 'page.edit-level',
    texts: ['exam'],
    load: () => import('./levels/level-views.ts').then((module) => module.EditExamLevelPage),
  },
];
