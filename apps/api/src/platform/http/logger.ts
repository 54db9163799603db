import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

/**
 * Logs JSON lines to standard output. Of a request only its id and method are logged: address, query, headers and body may
 * contain personal data.
 */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: { id: string; method: string }) => ({ id: request.id, method: request.method }),
      // Database errors hold the parameters of the statement, which may be personal data. So only name, code and stack are logged.
      err: (error: unknown) =>
        error instanceof Error
          ? { type: error.name, code: (error as { code?: string }).code, stack: stackWithoutData(error) }
          : { type: typeof error },
    },
  });
}

/** The stack frames, after the beginning of the message: it is cut off before any value that a driver quotes. */
function stackWithoutData(error: Error): string {
  const message = error.message.split(/['"`:(]/)[0]?.slice(0, 120) ?? '';
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return [message, ...frames].join('\n');
}

/** Contexts that are not logged: `main.ts` explains a failed start once, and Nest would add the stack. */
const startContexts = new Set(['ExceptionHandler', 'NestApplication']);

/** Writes Nest's own messages to the same log. */
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
