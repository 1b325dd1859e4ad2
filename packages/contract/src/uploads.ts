// A file sent piece by piece, so that a cut costs one piece. Every call that takes a file also takes one that came so: without
// a body, and with the three fields of `sentFile` in its query.
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { inQuery } from './fields.ts';
import { limits } from './limits.ts';

/** Chosen by the sender, one for each file. */
const key = z
  .string()
  .min(1)
  .max(400)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** Pieces are numbered from zero. */
const part = inQuery.number.pipe(z.int().min(0).max(999));

export const sentFile = z.object({
  upload_key: key,
  upload_size: inQuery.number.pipe(z.int().positive()),
  upload_name: z.string().max(300),
});

const arrived = z.object({ parts: z.array(z.int()) });

export const uploadsCalls = defineCalls({
  'GET /web/upload/parts': {
    access: 'member',
    summary: 'Which pieces of a file of mine have arrived',
    request: z.strictObject({ key }),
    response: arrived,
    errors: [],
  },
  'POST /web/upload/part': {
    access: 'member',
    summary: 'A piece of a file, to be used with a call that takes the whole; sent twice, it is kept once',
    request: z.strictObject({ key, part }),
    upload: { maxBytes: limits.partBytes, extensions: ['part'] },
    response: arrived,
    errors: ['storage_full'],
  },
});
