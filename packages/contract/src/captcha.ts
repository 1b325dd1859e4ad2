import { z } from 'zod';
import { defineCalls } from './call.ts';

/** What a captcha is for. It works for that, and for that number, address or user name, only. */
const captchaPurposes = [
  'sign-in',
  'register',
  'reset-password',
  'change-password',
  'link-mobile',
  'guest-feedback',
] as const;
export type CaptchaPurpose = (typeof captchaPurposes)[number];

/** The answer to a captcha: what was typed in `captcha_text`, where a slider was dragged to in `captcha_data`. */
export const captchaAnswer = {
  captcha_id: z.string().min(1).max(100),
  captcha_text: z.string().trim().max(100).optional(),
  captcha_data: z.string().max(1_000).optional(),
};

export const captchaCalls = defineCalls({
  'GET /app/slider/captcha': {
    access: 'public',
    summary: 'A puzzle to slide into place, or a question in words for those who cannot see one',
    request: z.strictObject({
      purpose: z.literal(captchaPurposes),
      /** The number, address or user name it is for; nothing where the purpose has no target. */
      target: z.string().trim().max(254).default(''),
      kind: z.literal(['slider', 'question']).default('slider'),
    }),
    response: z.object({
      captcha_id: z.string(),
      slider: z
        .object({
          /** Data addresses of pictures. */
          background: z.string(),
          piece: z.string(),
          width: z.int(),
          height: z.int(),
          piece_width: z.int(),
          /** How far from the top the piece slides. */
          piece_top: z.int(),
        })
        .nullable(),
      question: z.string().nullable(),
    }),
    errors: [],
  },
});
