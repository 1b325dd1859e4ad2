import { sentMessagesCalls } from '@tiku/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineRoutes } from '../../platform/http/routes.ts';
import { showsOutbox } from '../../platform/messages/messages.ts';
import { selectNewestMessages } from '../../platform/messages/messages.store.ts';

export const sentMessagesRoutes = defineRoutes(sentMessagesCalls, {
  'GET /web/outbox': async (context) => {
    if (!showsOutbox(context)) throw new AppError('not_found');
    const messages = await selectNewestMessages(context.db, 50);
    return {
      list: messages.map(({ id, channel, recipient, subject, body, created_at }) => ({
        id,
        channel,
        recipient,
        subject,
        body,
        created_at: created_at.toISOString(),
      })),
    };
  },
});
