import { captchaCalls } from '@tiku/contract';
import { defineRoutes } from '../http/routes.ts';
import { takeUse } from '../http/throttle.ts';
import { issueQuestionCaptcha, issueSliderCaptcha } from './captcha.ts';
import { issuingLimit } from './issuing-limit.ts';

export const captchaRoutes = defineRoutes(captchaCalls, {
  'GET /app/slider/captcha': async ({ db, ip, language }, { kind, purpose, target }) => {
    await takeUse(db, [issuingLimit(kind, ip)]);
    const request = { purpose, target };
    return kind === 'question'
      ? { slider: null, ...(await issueQuestionCaptcha(db, request, language)) }
      : { question: null, ...(await issueSliderCaptcha(db, request)) };
  },
});
