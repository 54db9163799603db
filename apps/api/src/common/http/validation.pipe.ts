import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { invalid } from '../errors/domain-error.ts';

function collect(errors: ValidationError[], path: string, into: Record<string, string>): Record<string, string> {
  for (const error of errors) {
    const field = path + error.property;
    const message = Object.values(error.constraints ?? {})[0];
    if (message !== undefined) into[field] = message;
    collect(error.children ?? [], `${field}.`, into);
  }
  return into;
}

/** Leaves path parameters as they were written: the pipe would read '1e3' and '0x10' as numbers before `IdPipe` can refuse them. */
class BodyAndQueryPipe extends ValidationPipe {
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/** Checks bodies and queries against their classes; unknown fields are refused, each fault names its field. */
export const validationPipe = (): ValidationPipe =>
  new BodyAndQueryPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => invalid(collect(errors, '', {})),
  });
