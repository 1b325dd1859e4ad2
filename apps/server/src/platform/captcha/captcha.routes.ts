import { captchaCalls } from '@tiku/contract';
import { defineRoutes } from '../http/routes.ts';
import { sumUses } from '../limits/throttle.store.ts';
import { takeUse } from '../limits/throttle.ts';
import { issueQuestionCaptcha, issueSliderCaptcha } from './captcha.ts';
import { issuingLimit } from './issuing-limit.ts';
import { workFor } from './work.ts';

export const captchaRoutes = defineRoutes(captchaCalls, {
  'GET /app/slider/captcha': async ({ db, ip, language }, { kind, purpose, target }) => {
    const issued = await sumUses(db, [issuingLimit('slider', ip), issuingLimit('question', ip)]);
    await takeUse(db, [issuingLimit(kind, ip)]);
    const request = { purpose, target };
    return kind === 'question'
      ? issueQuestionCaptcha(db, request, workFor(issued), language)
      : issueSliderCaptcha(db, request, workFor(issued));
  },
});
