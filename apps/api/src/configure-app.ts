import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyBaseLogger, type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import type { Language, TranslationLanguage } from '@ministry/domain';
import { AppModule } from './app.module.ts';
import { openRequestContexts } from './platform/auth/request-context.ts';
import { ResponseCache } from './platform/cache/response-cache.ts';
import type { Config } from './platform/config/config.ts';
import { Database } from './platform/database/database.ts';
import { limitDatabaseTime } from './platform/database/time-budget.ts';
import { answerErrorsOfRoutes, answerUnroutable } from './platform/errors/error.filter.ts';
import { serveApiDocs } from './platform/http/api-docs.ts';
import { addBodyParsers, bodyLimit } from './platform/http/body-parsers.ts';
import { answerConditionalGets } from './platform/http/conditional-get.ts';
import { createLogger, NestLog } from './platform/http/logger.ts';
import { addMultipart } from './platform/http/multipart.ts';
import type { Church } from './platform/http/plain-page.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { SiteSettingsService } from './platform/site-settings/site-settings.service.ts';
import type { Translate } from './platform/texts/sentence.ts';
import { traceIdOf } from './platform/tracing/trace-ids.ts';
import { TranslationsService } from './platform/translations/translations.service.ts';
import { VisitCounter } from './site/visits/visit-counter.ts';

/** Milliseconds within which the headers of a request must arrive, and after which an inactive connection is closed. */
const headersTimeout = 30_000;
const connectionTimeout = 60_000;

interface CreateOptions {
  /** Only describes the application: no database is opened, and nothing is started. */
  preview?: boolean;
  /** Additional modules, for tests. */
  modules?: Type[];
  /** Called for every route that is registered. */
  onRoute?: (route: RouteOptions) => void;
}

/** The request id of the reverse proxy, so that its log, our log and an error that a user reports share one id. */
function idOfProxy({ 'x-request-id': id }: IncomingHttpHeaders): string | undefined {
  return typeof id === 'string' && /^[\w-]{16,64}$/.test(id) ? id : undefined;
}

/** The Fastify adapter with its limits. */
const createAdapter = (logger: FastifyBaseLogger, trustProxy: Config['trustProxy']): FastifyAdapter =>
  new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }: IncomingMessage) => (trustProxy && idOfProxy(headers)) || randomUUID(),
    // Every log line contains the request id already; a child logger for each request would cost more than a cached response.
    childLoggerFactory: (parent: FastifyBaseLogger) => parent,
    trustProxy: trustProxy ?? false,
    bodyLimit,
    // An upload may last as long as data arrives; other bodies have their own time limit (addMultipart).
    requestTimeout: 0,
    http: { headersTimeout },
    connectionTimeout,
    forceCloseConnections: 'idle',
    // Requests that arrive before the listener has closed are still answered; Fastify's own 503 has neither an error code nor a request id.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerUnroutable,
    skipMiddie: true,
  });

function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        requestId: request.id,
        traceId: traceIdOf(request),
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** For code that renders pages outside of dependency injection. */
    church(): Church;
    /** The languages in which the site is offered besides English. */
    offeredLanguages(): readonly TranslationLanguage[];
    /** Translates the sentences of the API into a language. */
    translations(language: Language): Translate;
  }
}

/** Builds the application, the same for the server, the tests and the API description. Nothing listens yet. */
export async function createApp(
  config: Config,
  { preview = false, modules = [], onRoute }: CreateOptions = {},
): Promise<NestFastifyApplication> {
  const logger = createLogger(config);
  const adapter = createAdapter(logger, config.trustProxy);
  if (onRoute) adapter.getInstance().addHook('onRoute', onRoute);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(config, modules), adapter, {
    preview,
    logger: preview ? false : new NestLog(logger),
    bodyParser: false,
    abortOnError: false,
  });
  app.setGlobalPrefix('api', {
    exclude: [
      'healthz',
      'readyz',
      'feeds/{*file}',
      'sandbox-checkout/{*id}',
      'tickets/{*code}',
      'waiting-list/{*code}',
    ],
  });

  const fastify = adapter.getInstance();
  // First, so that the trace of a request includes every hook that may answer it; loaded only when a URL for traces is configured.
  if (config.tracesUrl && !preview) {
    const { startTracing } = await import('./platform/tracing/tracing.ts');
    startTracing(fastify, app.get(Database).dataSource, { url: config.tracesUrl, trustsProxy: !!config.trustProxy });
  }
  answerErrorsOfRoutes(fastify);
  addBodyParsers(fastify);
  await addMultipart(fastify);
  addSecurityHeaders(fastify, config);
  logRequests(fastify);
  openRequestContexts(fastify);
  limitDatabaseTime(fastify);
  answerConditionalGets(fastify);
  await fastify.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    // Flushes after every write, so that a streamed response arrives in chunks; otherwise the first chunk waits for a full compression block.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
  if (!preview) {
    fastify.decorate('church', () => app.get(SiteSettingsService).current.identity);
    fastify.decorate('offeredLanguages', () => app.get(SiteSettingsService).current.languages.offered);
    fastify.decorate('translations', (language: Language) => app.get(TranslationsService).sentencesIn(language));
    app.get(ResponseCache).addHook(fastify);
    app.get(VisitCounter).addHook(fastify);
    serveApiDocs(app);
    await serveMetrics(fastify, app.get(Metrics), config.metricsToken);
  }
  return app;
}
