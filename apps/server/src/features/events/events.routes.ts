import { eventsCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';

export const eventsRoutes = defineRoutes(eventsCalls, {
  'GET /web/events': async ({ actor, streams, reply }) => {
    const stream = await streams.open(actor);
    // A proxy that collects answers would keep them from the browser.
    void reply.type('text/event-stream').header('x-accel-buffering', 'no');
    return stream;
  },
});
