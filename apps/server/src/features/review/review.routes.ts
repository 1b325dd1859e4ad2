import { reviewCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { changePlan } from './plan.ts';
import { correctRating, readAnswered, readQueue, readSummary, readSuspended, suspend } from './queue.ts';

export const reviewRoutes = defineRoutes(reviewCalls, {
  'GET /review/summary': readSummary,
  'GET /review/queue': readQueue,
  'GET /review/answered': readAnswered,
  'GET /review/suspended': readSuspended,
  'PUT /review/rating': correctRating,
  'PUT /review/suspended': suspend,
  'PUT /review/plan': changePlan,
});
