import { partnerCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { readFinance } from './partner-finance.ts';
import { removeImage, replaceImage, sendPartnerImage } from './partner-images.ts';
import { exportPayments, listMonths, listPayments } from './partner-payments.ts';
import { keepPartner, ownId, readDraft, readPartner } from './keep-partner.ts';

export const partnerRoutes = defineRoutes(partnerCalls, {
  'GET /partner/info': (context) => readPartner(context),

  'GET /partner/info/draft': async (context) => ({ draft: await readDraft(context) }),

  'POST /partner/info': async (context, { partner }) => ({ draft: await keepPartner(context, partner) }),

  'POST /partner/image': async (context, { type, file }) => ({ draft: await replaceImage(context, type, file) }),

  'DELETE /partner/image': async (context, { type }) => ({ draft: await removeImage(context, type) }),

  'GET /partner/image': (context, { type, is_draft }) =>
    sendPartnerImage(context, { account_id: ownId(context), type, is_draft: is_draft === 1 }),

  'GET /partner/finance/info': async (context, { is_full }) => ({ finance: await readFinance(context, is_full === 1) }),

  'GET /partner/payments': (context, page) => listMonths(context, page),

  'GET /partner/payment/details': (context, wanted) => listPayments(context, wanted),

  'GET /partner/payment/details/excel': (context, month) => exportPayments(context, month),
});
