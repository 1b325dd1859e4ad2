import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type * as views from './marking-views.ts';

const texts = ['homework/mark', 'homework/results', 'question', 'questions/views', 'questions/rich-text'] as const;

const page = declarePages({ ...forMembers, parent: paths.managedGroups, texts });

/** How a grade came about is told in the words of practice. */
const withGrades = { texts: [...texts, 'practice'] } as const;

const view = (name: keyof typeof views) => () => import('./marking-views.ts').then((module) => module[name]);

/** Marking homework, and what came out of it. */
export const homeworkMarkingPages: readonly Page[] = [
  page(paths.homeworkMarks, 'page.group', withGrades, view('MarksPage')),
  page(
    paths.markAnswers,
    'page.group',
    { texts: [...texts, 'homework/rubric'], isQuiet: () => true },
    view('MarkAnswersPage'),
  ),
  page(paths.homeworkScores, 'page.group', {}, view('ScoresPage')),
  page(paths.memberScores, 'page.group', withGrades, view('MemberScoresPage')),
  page(paths.regrade, 'page.group', { texts: [...texts, 'questions/editor'] }, () =>
    import('./results/regrade.page.tsx').then((module) => module.RegradePage),
  ),
];
