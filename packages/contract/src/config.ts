import { z } from 'zod';
import { defineCalls } from './call.ts';
import { languages, variants } from './limits.ts';

export const configCalls = defineCalls({
  'GET /web/config': {
    access: 'public',
    summary: 'What a client needs to know of this deployment before it draws',
    request: z.strictObject({}),
    response: z.object({
      variant: z.literal(variants),
      brand: z.string(),
      languages: z.array(z.literal(languages)),
      /** The language everybody gets, or null where people choose. */
      forced_language: z.literal(languages).nullable(),
      /** AES-256 key for passwords on their way here, base64. */
      password_key: z.string(),
      limits: z.object({ image_bytes: z.int(), import_bytes: z.int(), homework_questions: z.int() }),
      features: z.object({
        wechat_login: z.boolean(),
        /** Whether what would have been sent by SMS and e-mail can be read at GET /web/outbox. */
        outbox: z.boolean(),
        /** Whether browsers keep what is needed without a connection. */
        offline: z.boolean(),
      }),
      /** The accounts to try while the deployment shows demo content. */
      demo: z.object({ password: z.string(), usernames: z.array(z.string()) }).nullable(),
    }),
    errors: [],
  },
});
