import { statisticsCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { readDay, readDays, readMonths, readOverview } from './study-log.ts';
import { writeDay, writeDays, writeMonths } from './study-sheet.ts';

export const statisticsRoutes = defineRoutes(statisticsCalls, {
  'GET /user/study/statistics/logs': readDays,
  'GET /user/study/statistics/month/logs': readMonths,
  'GET /user/study/statistics/log/details': (context, { date }) => readDay(context, date),
  'GET /user/study/statistics/overview': readOverview,
  'GET /user/study/statistics/logs/excel': writeDays,
  'GET /user/study/statistics/month/logs/excel': writeMonths,
  'GET /user/study/statistics/log/details/excel': (context, { date }) => writeDay(context, date),
});
