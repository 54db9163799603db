import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, type Span, type SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';

/** Spans of the work for a request. None are created outside a request or after it is answered. */
export class RequestTrace {
  private readonly contexts = new AsyncLocalStorage<Context>();

  constructor(private readonly tracer: Tracer) {}

  /** Runs the work that answers a request. */
  run(context: Context, work: () => void): void {
    this.contexts.run(context, work);
  }

  /** Begins a span within the current request; undefined outside of a request. */
  start(name: string, kind: SpanKind, attributes: Record<string, string | number | undefined>): Span | undefined {
    const context = this.contexts.getStore();
    if (!context || !trace.getSpan(context)?.isRecording()) return undefined;
    return this.tracer.startSpan(name, { kind, attributes }, context);
  }

  /** Ends a span outside the request context: the timer that sends the spans must not belong to the request. */
  end(span: Span, failure?: string): void {
    if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure);
    this.contexts.exit(() => span.end());
  }
}
