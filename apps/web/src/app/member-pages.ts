import formLimits from '@tiku/contract/form-limits/member';
import { accountPages } from '../features/account/account.pages.ts';
import { bankPages } from '../features/bank/bank.pages.ts';
import { bundlePages } from '../features/bundle/bundle.pages.ts';
import { companyPages } from '../features/company/company.pages.ts';
import { examPages } from '../features/exam/exam.pages.ts';
import { examImportPages } from '../features/exam-import/exam-import.pages.ts';
import { feedbackPages } from '../features/feedback/feedback.pages.ts';
import { groupPages } from '../features/group/group.pages.ts';
import { gradebookPages } from '../features/homework/gradebook.pages.ts';
import { homeworkPages } from '../features/homework/homework.pages.ts';
import { homePages } from '../features/home/home.pages.ts';
import { homeworkMarkingPages } from '../features/homework/marking.pages.ts';
import { measurePages } from '../features/measure/measure.pages.ts';
import { noticePages } from '../features/notice/notice.pages.ts';
import { partnerPages } from '../features/partner/partner.pages.ts';
import { practicePages } from '../features/practice/practice.pages.ts';
import { questionListPages } from '../features/question-list/question-list.pages.ts';
import { reportPages } from '../features/report/report.pages.ts';
import { reviewPages } from '../features/review/review.pages.ts';
import { statisticsPages } from '../features/statistics/statistics.pages.ts';
import { addFormLimits } from '../lib/form/form-limits.ts';
import { addTexts } from '../lib/i18n.ts';
import { startKeeping } from '../lib/kept/kept-answers.ts';
import type { Page } from '../lib/navigation/page.ts';

// Operators get their texts with their pages, and so do those who look at the gallery.
addTexts(
  import.meta.glob<Record<string, string>>(
    [
      '../features/**/texts/*.json',
      '!../features/operator/**',
      '!../features/question/gallery/**',
      '../../../../packages/questions/src/*/texts/*.json',
    ],
    { import: 'default' },
  ),
);

addFormLimits(formLimits);

if (!import.meta.env.SSR) startKeeping();

/** The pages of the sidebar. They are loaded with the first of them. */
export const memberPages: readonly Page[] = [
  ...homePages,
  ...accountPages,
  ...examPages,
  ...questionListPages,
  ...groupPages,
  ...gradebookPages,
  ...homeworkMarkingPages,
  ...homeworkPages,
  ...measurePages,
  ...bankPages,
  ...bundlePages,
  ...noticePages,
  ...examImportPages,
  ...feedbackPages,
  ...companyPages,
  ...partnerPages,
  ...practicePages,
  ...reportPages,
  ...reviewPages,
  ...statisticsPages,
];
