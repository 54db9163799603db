import { setTimeout as pause } from 'node:timers/promises';
import { type Context, diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, trace, type Tracer } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { watchOutgoingCalls } from './outgoing-calls.ts';
import { RequestTrace } from './request-trace.ts';
import { StatementSpans } from './statement-spans.ts';
import { setTraceId } from './trace-ids.ts';

/** Milliseconds for the last spans to be sent when the process ends. */
const flushMs = 2_000;
/** Milliseconds between two warnings that spans cannot be sent. */
const warningMs = 3_600_000;

/** Creates the exporter of the spans. The OpenTelemetry packages read the standard OTEL_ variables that are not passed here. */
function createProvider(url: string): BasicTracerProvider {
  // Without the detectors of host and process, which report names of accounts and folders.
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'ministry' }))
    .merge(detectResources({ detectors: [envDetector] }));
  const exporter = new OTLPTraceExporter({ url });
  return new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
}

/** Begins a trace for each request, within the trace of the proxy if a proxy is trusted. */
function traceRequests(fastify: FastifyInstance, tracer: Tracer, traces: RequestTrace, trustsProxy: boolean): void {
  const propagator = new W3CTraceContextPropagator();
  const getter = {
    keys: (headers: FastifyRequest['headers']) => Object.keys(headers),
    get: (headers: FastifyRequest['headers'], name: string) => headers[name],
  };
  const contexts = new WeakMap<FastifyRequest, Context>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const outer = trustsProxy ? propagator.extract(ROOT_CONTEXT, request.headers, getter) : ROOT_CONTEXT;
    const { method, id, routeOptions } = request;
    // The pattern of the route, never the URL, which may contain private data.
    const route = routeOptions.url ?? 'none';
    const span = tracer.startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.header.x-request-id': [id],
        },
      },
      outer,
    );
    contexts.set(request, trace.setSpan(ROOT_CONTEXT, span));
    setTraceId(request, span.spanContext().traceId);
    done();
  });
  // Entered here like the request context (openRequestContexts): a context that is entered before the body is read would be lost.
  fastify.addHook('preHandler', (request, _reply, done) => {
    traces.run(contexts.get(request) ?? ROOT_CONTEXT, done);
  });
  const end = (request: FastifyRequest, status?: number): void => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    if (!span) return;
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    traces.end(span, status === undefined ? 'aborted' : status >= 500 ? String(status) : undefined);
  };
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    end(request, statusCode);
    done();
  });
  fastify.addHook('onRequestAbort', (request, done) => {
    end(request);
    done();
  });
}

/** Reduces all diagnostics of the packages to one warning that the spans cannot be sent. */
function warnOfFailures(warn: () => void): void {
  let warnedAt = -Infinity;
  const ignore = (): void => undefined;
  const error = (): void => {
    if (performance.now() - warnedAt < warningMs) return;
    warnedAt = performance.now();
    warn();
  };
  diag.setLogger(
    { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}

/** Starts to send traces. This file is loaded only when traces are configured. */
export function startTracing(
  fastify: FastifyInstance,
  dataSource: DataSource,
  { url, trustsProxy }: { url: string; trustsProxy: boolean },
): void {
  const provider = createProvider(url);
  const tracer = provider.getTracer('ministry');
  const traces = new RequestTrace(tracer);
  traceRequests(fastify, tracer, traces, trustsProxy);
  dataSource.subscribers.push(new StatementSpans(traces, dataSource.options.type));
  const unwatch = watchOutgoingCalls(traces);
  warnOfFailures(() => fastify.log.warn('Traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT'));
  fastify.addHook('onClose', async () => {
    unwatch();
    await Promise.race([provider.shutdown().catch(() => undefined), pause(flushMs, undefined, { ref: false })]);
  });
}
