import { companyStudyCalls } from '@tiku/contract';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { readDay, readDays, readExams, readMonths, readUserHome, readUsers } from './read-study.ts';
import { writeDay, writeDays, writeExams, writeMonths, writeUsers } from './study-sheets.ts';

export const companyStudyRoutes = defineRoutes(companyStudyCalls, {
  'GET /ee/company/study/statistics/logs': readDays,
  'GET /ee/company/study/statistics/month/logs': readMonths,
  'GET /ee/company/study/statistics/log/details': readDay,
  'GET /ee/company/study/statistics/users': readUsers,
  'GET /ee/company/study/statistics/exams': readExams,
  'GET /ee/company/user/home': (context, { user_id }) => readUserHome(context, user_id),
  'GET /ee/company/study/statistics/logs/excel': writeDays,
  'GET /ee/company/study/statistics/month/logs/excel': writeMonths,
  'GET /ee/company/study/statistics/log/details/excel': writeDay,
  'GET /ee/company/study/statistics/exams/excel': writeExams,
  'GET /ee/company/study/statistics/users/excel': writeUsers,
});
