import { languages, limits } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import { demoPassword, demoUsernames } from '../../platform/config/demo-accounts.ts';
import type { Services } from '../../platform/services/services.ts';
import { showsOutbox } from '../../platform/messages/messages.ts';

/** What the web has to know of a deployment before it draws anything. */
export function describeDeployment({
  config,
  keys,
  isDemo,
}: Pick<Services, 'config' | 'keys' | 'isDemo'>): ResponseOf<'GET /web/config'> {
  return {
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
    features: {
      wechat_login: config.wechat !== undefined,
      outbox: showsOutbox({ config, isDemo }),
      offline: config.offline,
    },
    demo: config.demo && isDemo ? { password: demoPassword, usernames: [...demoUsernames] } : null,
  };
}
