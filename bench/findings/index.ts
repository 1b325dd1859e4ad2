import { attack } from './attack/attack.ts';
import { bank } from './bank/bank.ts';
import { companies } from './companies/companies.ts';
import type { Inquiry } from './finding.ts';
import { grading } from './grading/grading.ts';
import { groups } from './groups/groups.ts';
import { history } from './history/history.ts';
import { homework } from './homework/homework.ts';
import { importing } from './import/import.ts';
import { searching } from './search/search.ts';
import { study } from './study/study.ts';
import { twins } from './twins/twins.ts';
import { wholeAttempt } from './whole-attempt/whole-attempt.ts';

export const inquiries: readonly Inquiry[] = [
  wholeAttempt,
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
