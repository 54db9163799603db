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

/** Milliseconds: the head of a request must have arrived, and a connection must do something, within these. */
const headersTimeout = 30_000;
const connectionTimeout = 60_000;

interface CreateOptions {
  /** Only describe the application: no database, nothing is started. */
  preview?: boolean;
  /** Further modules, as tests bring them. */
  modules?: Type[];
  /** Told of every route there is. */
  onRoute?: (route: RouteOptions) => void;
}

/** What the proxy in front calls the request, so that one id leads from its log to ours and to the error that somebody reads out. */
function idOfProxy({ 'x-request-id': id }: IncomingHttpHeaders): string | undefined {
  return typeof id === 'string' && /^[\w-]{16,64}$/.test(id) ? id : undefined;
}

/** Fastify under Nest, with its limits. */
const createAdapter = (logger: FastifyBaseLogger, trustProxy: Config['trustProxy']): FastifyAdapter =>
  new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }: IncomingMessage) => (trustProxy && idOfProxy(headers)) || randomUUID(),
    // Every line names its request itself; a logger for each request would cost more than a prepared answer.
    childLoggerFactory: (parent: FastifyBaseLogger) => parent,
    trustProxy: trustProxy ?? false,
    bodyLimit,
    // An upload may take as long as it goes on; other bodies have a limit of their own (addMultipart).
    requestTimeout: 0,
    http: { headersTimeout },
    connectionTimeout,
    forceCloseConnections: 'idle',
    // Until the listener has closed, who still asks is answered; Fastify's own 503 has neither code nor request id.
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
    /** For pages that are written where nothing can be injected. */
    church(): Church;
    /** The languages in which the site is offered besides English. */
    offeredLanguages(): readonly TranslationLanguage[];
    /** How the sentences of the API are said in a language. */
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
  // First, so that a request's trace holds whatever answers it; loaded only where somebody takes the traces.
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
    // What is written in pieces leaves in pieces: otherwise the first of them waits until there is a block to compress.
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
