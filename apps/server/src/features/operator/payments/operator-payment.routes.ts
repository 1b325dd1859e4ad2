import { operatorPaymentCalls } from '@tiku/contract';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { importPayments, listPayments } from './payments.ts';

export const operatorPaymentRoutes = defineRoutes(operatorPaymentCalls, {
  'POST /operator/payments': ({ db }, page) => listPayments(db, page),
  'POST /operator/payments/csv': (context, wanted) => importPayments(context, wanted),
});
