import { sentMessagesCalls } from '@tiku/contract';
import { AppError } from '../../http/app-error.ts';
import { defineRoutes } from '../../http/routes.ts';
import { showsOutbox } from '../../messages/messages.ts';
import { selectNewestMessages } from '../../messages/messages.store.ts';

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
