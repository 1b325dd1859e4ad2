import { attack } from './attack/attack.ts';
import { bank } from './bank/bank.ts';
import { companies } from './companies/companies.ts';
import { crowd } from './crowd/crowd.ts';
import type { Inquiry } from './finding.ts';
import { grading } from './grading/grading.ts';
import { groups } from './groups/groups.ts';
import { history } from './history/history.ts';
import { homework } from './homework/homework.ts';
import { importing } from './import/import.ts';
import { joining } from './joining/joining.ts';
import { longCalls } from './long-calls/long-calls.ts';
import { rest } from './rest/rest.ts';
import { savesTogether } from './saves-together/saves-together.ts';
import { searching } from './search/search.ts';
import { streams } from './streams/streams.ts';
import { study } from './study/study.ts';
import { twins } from './twins/twins.ts';
import { wholeAttempt } from './whole-attempt/whole-attempt.ts';

export const inquiries: readonly Inquiry[] = [
  rest,
  wholeAttempt,
  crowd,
  joining,
  streams,
  longCalls,
  savesTogether,
  grading,
  importing,
  searching,
  history,
  groups,
  companies,
  homework,
  bank,
  study,
  twins,
  attack,
];
