import { limits, uploadsCalls } from '@tiku/contract';
import { AppError } from '../../errors/app-error.ts';
import { defineRoutes } from '../routes.ts';
import { takeRoom } from '../../files/storage.ts';
import { insertPart, selectPartNumbers, sumUnfinished } from '../../files/upload-part.store.ts';

export const uploadsRoutes = defineRoutes(uploadsCalls, {
  'GET /web/upload/parts': async ({ db, actor }, { key }) => ({
    parts: await selectPartNumbers(db, { accountId: actor.accountId, key }),
  }),

  'POST /web/upload/part': async ({ db, actor, config }, { key, part, file }) => {
    const { accountId, company } = actor;
    const upload = { accountId, key };
    return db.transaction().execute(async (tx) => {
      // Locks the sender's room, so that no two pieces pass the limit together.
      await takeRoom(tx, config.storage, { accountId, companyId: company?.id ?? null }, file.bytes.length);
      const waiting = await sumUnfinished(tx, accountId);
      if (waiting + file.bytes.length > limits.unfinishedBytes) {
        throw new AppError('too_large', { sizes: { limit: limits.unfinishedBytes } });
      }
      await insertPart(tx, upload, part, file.bytes);
      return { parts: await selectPartNumbers(tx, upload) };
    });
  },
});
