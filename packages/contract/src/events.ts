// Tells open screens that something has changed, never what it says now.
import { z } from 'zod';
import { defineCalls } from './call.ts';

export const eventsCalls = defineCalls({
  'GET /web/events': {
    access: 'member',
    summary:
      'What changes for me while I stay connected, as server-sent events: each is JSON with a `topic` and whom of it it is `about`, by id or null for any',
    request: z.strictObject({}),
    response: 'events',
    errors: [],
  },
});
