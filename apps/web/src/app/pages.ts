import { accountPages } from '../features/account/account.pages.ts';
import { bankPages } from '../features/bank/bank.pages.ts';
import { companyPages } from '../features/company/company.pages.ts';
import { entryPages } from '../features/account/entry/entry.pages.ts';
import { examPages } from '../features/exam/exam.pages.ts';
import { examImportPages } from '../features/exam-import/exam-import.pages.ts';
import { feedbackPages } from '../features/feedback/feedback.pages.ts';
import { groupPages } from '../features/group/group.pages.ts';
import { helpPages } from '../features/help/help.pages.ts';
import { homePages } from '../features/home/home.pages.ts';
import { noticePages } from '../features/notice/notice.pages.ts';
import { sentMessagesPages } from '../features/sent-messages/sent-messages.pages.ts';
import { questionListPages } from '../features/question-list/question-list.pages.ts';
import { practicePages } from '../features/practice/practice.pages.ts';
import { questionPages } from '../features/question/question.pages.ts';
import { welcomePages } from '../features/welcome/welcome.pages.ts';
import type { Page } from '../lib/navigation/page.ts';

/** Every page there is; each feature brings its own. */
export const pages: readonly Page[] = [
  ...welcomePages,
  ...homePages,
  ...helpPages,
  ...entryPages,
  ...accountPages,
  ...examPages,
  ...questionListPages,
  ...groupPages,
  ...bankPages,
  ...noticePages,
  ...examImportPages,
  ...feedbackPages,
  ...companyPages,
  ...sentMessagesPages,
  ...practicePages,
  ...questionPages,
];
