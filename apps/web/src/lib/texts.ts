// Which texts there are. A feature with texts adds one line here, and its keys are then checked by the compiler.
import type account from '../features/account/texts/en.json';
import type bank from '../features/bank/texts/en.json';
import type bundle from '../features/bundle/texts/en.json';
import type bundleInvitation from '../features/bundle/invitation/texts/en.json';
import type captcha from '../features/captcha/texts/en.json';
import type company from '../features/company/texts/en.json';
import type companyMembership from '../features/company/membership/texts/en.json';
import type accountEntry from '../features/account/entry/texts/en.json';
import type exam from '../features/exam/texts/en.json';
import type examInvitation from '../features/exam/invitation/texts/en.json';
import type examImport from '../features/exam-import/texts/en.json';
import type feedback from '../features/feedback/texts/en.json';
import type group from '../features/group/texts/en.json';
import type help from '../features/help/texts/en.json';
import type homeworkGradebook from '../features/homework/gradebook/texts/en.json';
import type homeworkMark from '../features/homework/mark/texts/en.json';
import type homeworkResults from '../features/homework/results/texts/en.json';
import type homeworkWatch from '../features/homework/watch/texts/en.json';
import type homeworkRubric from '../features/homework/rubric/texts/en.json';
import type home from '../features/home/texts/en.json';
import type homework from '../features/homework/texts/en.json';
import type measure from '../features/measure/texts/en.json';
import type notice from '../features/notice/texts/en.json';
import type offline from '../features/offline/texts/en.json';
import type operator from '../features/operator/texts/en.json';
import type sentMessages from '../features/sent-messages/texts/en.json';
import type partner from '../features/partner/texts/en.json';
import type practice from '../features/practice/texts/en.json';
import type question from '../features/question/texts/en.json';
import type questionGallery from '../features/question/gallery/texts/en.json';
import type questionList from '../features/question-list/texts/en.json';
import type report from '../features/report/texts/en.json';
import type review from '../features/review/texts/en.json';
import type statistics from '../features/statistics/texts/en.json';
import type submission from '../features/submission/texts/en.json';
import type take from '../features/take/texts/en.json';
import type tour from '../features/tour/texts/en.json';
import type welcome from '../features/welcome/texts/en.json';
import type app from '../app/texts/en.json';
import type ui from '../../../../packages/ui/src/texts/en.json';
import type questionEditor from '../../../../packages/questions/src/editor/texts/en.json';
import type questionRichText from '../../../../packages/questions/src/rich-text/texts/en.json';
import type questionViews from '../../../../packages/questions/src/views/texts/en.json';

export interface Texts {
  app: typeof app;
  ui: typeof ui;
  account: typeof account;
  'account/entry': typeof accountEntry;
  bank: typeof bank;
  'bundle/invitation': typeof bundleInvitation;
  captcha: typeof captcha;
  bundle: typeof bundle;
  company: typeof company;
  'company/membership': typeof companyMembership;
  exam: typeof exam;
  'exam-import': typeof examImport;
  'exam/invitation': typeof examInvitation;
  feedback: typeof feedback;
  group: typeof group;
  help: typeof help;
  home: typeof home;
  'homework/gradebook': typeof homeworkGradebook;
  'homework/mark': typeof homeworkMark;
  'homework/results': typeof homeworkResults;
  'homework/watch': typeof homeworkWatch;
  'homework/rubric': typeof homeworkRubric;
  homework: typeof homework;
  measure: typeof measure;
  notice: typeof notice;
  offline: typeof offline;
  operator: typeof operator;
  partner: typeof partner;
  practice: typeof practice;
  question: typeof question;
  'question/gallery': typeof questionGallery;
  'question-list': typeof questionList;
  'questions/editor': typeof questionEditor;
  'questions/rich-text': typeof questionRichText;
  'questions/views': typeof questionViews;
  'sent-messages': typeof sentMessages;
  report: typeof report;
  review: typeof review;
  statistics: typeof statistics;
  submission: typeof submission;
  take: typeof take;
  tour: typeof tour;
  welcome: typeof welcome;
}

export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    keySeparator: false;
    nsSeparator: false;
    resources: Texts;
  }
}
