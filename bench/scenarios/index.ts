import { accountInfo } from './account-info.ts';
import { handIn } from './hand-in.ts';
import { homePage, landing } from './pages.ts';
import { readQuestions } from './read-questions.ts';
import { refreshToken } from './refresh-token.ts';
import { saveAnswer } from './save-answer.ts';
import type { Scenario } from './scenario.ts';
import { signIn } from './sign-in.ts';

export const scenarios: readonly Scenario[] = [
  accountInfo,
  refreshToken,
  signIn,
  saveAnswer,
  readQuestions,
  handIn,
  homePage,
  landing,
];
