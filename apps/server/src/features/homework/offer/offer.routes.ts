import { homeworkOfferCalls } from '@tiku/contract';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { offerQuestions } from './offer-questions.ts';

export const homeworkOfferRoutes = defineRoutes(homeworkOfferCalls, {
  'POST /mymanaged/group/homework/offered': async (context, request) => offerQuestions(context, request),
});
