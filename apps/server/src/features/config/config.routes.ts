import { configCalls, languages, limits } from '@tiku/contract';
import { demoPassword, demoUsernames } from '../../demo/demo-accounts.ts';
import { defineRoutes } from '../../http/routes.ts';
import { showsOutbox } from '../../messages/messages.ts';

export const configRoutes = defineRoutes(configCalls, {
  'GET /web/config': async ({ config, keys, isDemo }) => ({
    variant: config.variant,
    brand: config.brand,
    languages: [...languages],
    forced_language: config.forcedLanguage ?? null,
    password_key: keys.passwordTransport.toString('base64'),
    limits: {
      image_bytes: limits.imageBytes,
      import_bytes: limits.importBytes,
      homework_questions: config.homeworkQuestions,
    },
    features: { wechat_login: config.wechat !== undefined, outbox: showsOutbox({ config, isDemo }) },
    demo: config.demo && isDemo ? { password: demoPassword, usernames: [...demoUsernames] } : null,
  }),
});
