// Sitting a paper under rules: what its screen reports while somebody does, and how things stand.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id, inQuery, instant } from '../fields.ts';
import { limits, switchCauses, switchReasons } from '../limits.ts';
import { answerDetails, sittingRules } from './practice-fields.ts';

const count = z.int().min(0);

export const practiceSittingCalls = defineCalls({
  'POST /exam/user_online_prac/switches': {
    access: 'member',
    summary:
      'Tell that I left the screen, with the answers not sent yet; once too often, and the paper is handed in. Told again it counts once',
    urgent: true,
    request: z.strictObject({
      answer_id: id,
      switches: z
        .array(
          z.strictObject({
            /** Counted up in this attempt: the same one twice is one. */
            seq: z.int().min(1).max(1_000_000),
            /** By the server's clock, as far as the client knows it. */
            left_at: instant,
            seconds: z.number().min(0).max(10_000_000),
            cause: z.literal(switchCauses),
          }),
        )
        .max(limits.switchesAtOnce),
      answer_details: answerDetails.optional(),
    }),
    response: z.object({
      /** Those that count. */
      switches_count: count,
      max_switches: count,
      /** Nothing more is taken: by this, or before. */
      handed_in: z.boolean(),
      list: z.array(z.object({ seq: z.int(), is_counted: z.boolean(), reason: z.literal(switchReasons).nullable() })),
    }),
    errors: ['not_found', 'homework_gone'],
  },
  'GET /exam/user_online_prac/state': {
    access: 'member',
    summary: 'How my attempt stands: until when, and under which rules. Those who watch see by it that I am there',
    request: z.strictObject({ answer_id: inQuery.id }),
    response: z.object({
      deadline: instant.nullable(),
      server_time: instant,
      handed_in_at: instant.nullable(),
      rules: sittingRules.nullable(),
      /** What those who sit it were told, in its order. */
      messages: z.array(
        z.object({
          message_id: id,
          text: z.string(),
          sender_name: z.string(),
          sent_at: instant,
          is_seen: z.boolean(),
        }),
      ),
    }),
    errors: ['not_found', 'homework_gone'],
  },
});
