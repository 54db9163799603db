import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

/**
 * JSON lines on standard output. Only what is named here is written of a request: no address, query, header or body,
 * since any of them may carry a person's data.
 */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: { id: string; method: string }) => ({ id: request.id, method: request.method }),
      // Database errors carry the statement's parameters, which may be personal: name, code and stack suffice.
      err: (error: unknown) =>
        error instanceof Error
          ? { type: error.name, code: (error as { code?: string }).code, stack: stackWithoutData(error) }
          : { type: typeof error },
    },
  });
}

/** The frames alone: the message's place is taken by its first words, before any value that a driver quotes. */
function stackWithoutData(error: Error): string {
  const message = error.message.split(/['"`:(]/)[0]?.slice(0, 120) ?? '';
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return [message, ...frames].join('\n');
}

/** A start that fails is explained once, by `main.ts`; Nest would add the stack. */
const startContexts = new Set(['ExceptionHandler', 'NestApplication']);

/** Nest's own messages, in the same stream. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown, _stack?: string, context?: string): void {
    if (context !== undefined && startContexts.has(context)) return;
    this.logger.error(
      { context, err: message instanceof Error ? message : undefined },
      message instanceof Error ? message.name : String(message),
    );
  }
}
