import { type Span, SpanKind } from '@opentelemetry/api';
import type { AfterQueryEvent, BeforeQueryEvent, EntitySubscriberInterface, QueryRunner } from 'typeorm';
import { codeOf } from '../database/errors.ts';
import type { RequestTrace } from './request-trace.ts';

/** Maximum length of the statement text in a span. */
const maxText = 2_000;
const table = /\b(?:FROM|INTO|UPDATE)\s+[`"]?(\w+)/i;

/** Statements use placeholders; a value that is written into the statement is replaced. */
export const withoutValues = (statement: string): string =>
  statement
    .replace(/'(?:[^'\\]|\\.|'')*'/g, '?')
    .replace(/\b\d+(?:\.\d+)?\b/g, '?')
    .slice(0, maxText);

/** A span for each statement, without its values. */
export class StatementSpans implements EntitySubscriberInterface {
  /** A connection runs one statement at a time. */
  private readonly spans = new WeakMap<QueryRunner, Span>();

  constructor(
    private readonly traces: RequestTrace,
    private readonly driver: string,
  ) {}

  beforeQuery({ query, queryRunner }: BeforeQueryEvent): void {
    const operation = /^\W*(\w+)/.exec(query)?.[1]?.toUpperCase() ?? 'QUERY';
    const collection = table.exec(query)?.[1];
    const span = this.traces.start(collection ? `${operation} ${collection}` : operation, SpanKind.CLIENT, {
      'db.system.name': this.driver === 'better-sqlite3' ? 'sqlite' : this.driver,
      'db.operation.name': operation,
      'db.collection.name': collection,
      'db.query.text': withoutValues(query),
    });
    if (span) this.spans.set(queryRunner, span);
  }

  afterQuery({ queryRunner, success, error }: AfterQueryEvent): void {
    const span = this.spans.get(queryRunner);
    if (!span) return;
    this.spans.delete(queryRunner);
    this.traces.end(span, success ? undefined : codeOf(error) || 'error');
  }
}
