// What every request passes through on its way to a feature.
import compress from '@fastify/compress';
import { setImmediate as letOthersWork } from 'node:timers/promises';
import { apiBase, buildOpenApi, callsIn, limits } from '@tiku/contract';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { registerOffline } from './features/web-pages/offline.ts';
import { registerSitemap } from './features/web-pages/sitemap.ts';
import { createWebPages } from './features/web-pages/web-pages.ts';
import { features, fileRules } from './features.ts';
import { registerFileRoutes } from './platform/http/files/file.routes.ts';
import { createActors } from './platform/session/actors.ts';
import { serveEarly } from './platform/http/answer-early.ts';
import type { AnswerEarly } from './platform/http/answer-early.ts';
import { AppError } from './platform/errors/app-error.ts';
import { answerClientError } from './platform/http/client-errors.ts';
import type { Services } from './platform/services/services.ts';
import { handleError } from './platform/http/error-handler.ts';
import { registerHealth } from './platform/http/watch/health.ts';
import { registerMetrics } from './platform/http/watch/metrics.ts';
import { maxValues, parseJsonObject } from './platform/http/body/parse-json.ts';
import { registerRateLimits } from './platform/http/limits/rate-limits.ts';
import { createEarlyLog, registerRequestLog } from './platform/http/watch/request-log.ts';
import { compression, registerRoutes } from './platform/http/routes.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { registerShedding } from './platform/http/limits/shedding.ts';
import { acceptMultipart } from './platform/http/body/uploads.ts';
import { isPagePath, registerWebFiles } from './platform/http/web-files.ts';

export interface AppOptions {
  services: Services;
  log: FastifyBaseLogger;
  /** The folder of the built web application; none in tests of the API. */
  webDirectory?: string;
  /** Milliseconds the event loop may lag before newcomers are sent away with 503; 0 for never. */
  maxEventLoopDelay?: number;
}

export async function buildApp({
  services,
  log,
  webDirectory,
  maxEventLoopDelay = 1_000,
}: AppOptions): Promise<FastifyInstance> {
  const { config } = services;
  let answerEarly: AnswerEarly | undefined;
  const app = Fastify({
    serverFactory: serveEarly((request, response) => answerEarly?.(request, response) ?? false),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // `true` would let anybody choose the address that limits are counted by.
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // Every call brings its own limit; this one is for what is sent to no call at all.
    bodyLimit: limits.publicBodyBytes,
    // Sent away by `registerShedding` instead, in the form of every other refusal.
    return503OnClosing: false,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ ...securityHeaders, 'cache-control': 'no-store' });
      void handleError(error, request, reply);
    },
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 200 },
  });
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders);
    if (request.url.startsWith(apiBase)) void reply.header('cache-control', 'no-store');
    done();
  });
  app.setErrorHandler(handleError);
  registerRequestLog(app);
  readJsonStrictly(app);
  await app.register(compress, { global: false });
  acceptMultipart(app);
  const rateLimits = await registerRateLimits(app, config.rateLimit);
  const shedding = await registerShedding(app, rateLimits, maxEventLoopDelay);
  // They would hold up the stop for ever.
  app.addHook('preClose', async () => services.streams.close());
  registerHealth(app, services, shedding);
  const observe = registerMetrics(app, services);
  const actors = createActors(services.urgent.db);
  registerRoutes(app, { services, limits: rateLimits, actors }, features);
  registerFileRoutes(app, { ...services, limits: rateLimits.files, actors }, fileRules);
  // Written when somebody first asks for it, and between the answers to others: no start should wait for it, and nobody else.
  let openApi: Promise<string> | undefined;
  app.get(`${apiBase}/openapi.json`, { compress: compression }, async (_request, reply) => {
    openApi ??= buildOpenApi(callsIn(config.variant), config.brand, letOthersWork).then((document) =>
      JSON.stringify(document),
    );
    return reply.type('application/json').send(await openApi);
  });
  if (webDirectory) {
    const pages = createWebPages(services, webDirectory);
    await registerWebFiles(app, webDirectory);
    registerSitemap(app, services, pages);
    registerOffline(app, services, webDirectory, pages);
    app.get(pageRoute, async (request, reply) => (isPagePath(request) ? pages.send(reply) : refuseUnknown(request)));
    const call = `GET ${pageRoute}`;
    const logEarly = createEarlyLog(log, call);
    answerEarly = (request, response) => {
      const started = performance.now();
      const send = pages.findKept(request);
      if (!send || !shedding.takeTurnEarly()) return false;
      send(response);
      const milliseconds = performance.now() - started;
      logEarly(response.statusCode, milliseconds);
      observe(call, response.statusCode, milliseconds);
      return true;
    };
  }
  app.setNotFoundHandler(refuseUnknown);
  return app;
}

const pageRoute = '/*';

async function refuseUnknown({ server, url }: FastifyRequest): Promise<never> {
  throw new AppError(isKnownPath(server, url) ? 'method_not_allowed' : 'not_found');
}

/** Bodies are JSON objects or multipart. A form of another site can send neither, so it cannot act for anybody. */
function readJsonStrictly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      done(null, parseJsonObject(String(body), request.routeOptions.config.maxBodyValues ?? maxValues.public));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Pages aside, which may have any address. What is only for operators is known to nobody who asks for it in the wrong way. */
function isKnownPath(app: FastifyInstance, url: string): boolean {
  const { pathname } = new URL(url, 'http://localhost');
  if (pathname.startsWith(`${apiBase}/operator/`)) return false;
  return (['GET', 'POST', 'PUT', 'DELETE'] as const).some((method) => {
    const route = app.findRoute({ method, url: pathname });
    return route !== null && !('*' in route.params);
  });
}
