import { type Type, type ValidationError, ValidationPipe } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { invalid, unknownField } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import type { AnyText } from '../texts/sentence.ts';
import { explanationOf } from '../validation/explained.ts';

/** Our sentences for the built-in checks of class-validator; every other check has its own sentence. */
const sentences: Record<string, (field: string) => AnyText> = {
  whitelistValidation: unknownField,
  nestedValidation: (name) => errorTexts.namedValues({ name }),
  unknownValue: () => errorTexts.requestNamedValues,
};

function collect(errors: ValidationError[], path: string, into: Record<string, AnyText>): Record<string, AnyText> {
  for (const error of errors) {
    const field = path + error.property;
    const [constraint, message] = Object.entries(error.constraints ?? {})[0] ?? [];
    if (constraint && message)
      into[field] = sentences[constraint]?.(field) ?? explanationOf(error, constraint) ?? message;
    collect(error.children ?? [], `${field}.`, into);
  }
  return into;
}

/** Does not convert path parameters: the base class would read '1e3' and '0x10' as numbers before `IdPipe` can refuse them. */
class BodyAndQueryPipe extends ValidationPipe {
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

type Rules = ReturnType<typeof getMetadataStorage>;

/** Looks up the rules of a class once: class-validator would search the rules of all classes at each request. Groups are not used here. */
function cacheRules(storage: Rules): void {
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, ReturnType<typeof find>>();
  storage.getTargetValidationMetadatas = (type, ...options) => {
    let rules = known.get(type);
    if (!rules) known.set(type, (rules = find(type, ...options)));
    return rules;
  };
}

cacheRules(getMetadataStorage());

const strict = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true, stopAtFirstError: true };

/** Checks values that did not arrive as a body. Returns the instance and what is wrong by field; the instance is valid if nothing is. */
export function checkAgainst<Value extends object>(
  type: Type<Value>,
  plain: object,
): { value: Value; errors: Record<string, AnyText> } {
  const value = plainToInstance(type, plain);
  return { value, errors: collect(validateSync(value, strict), '', {}) };
}

/** Checks bodies and queries against their classes. Unknown fields are refused; each error names its field. */
export const validationPipe = (): ValidationPipe =>
  new BodyAndQueryPipe({
    transform: true,
    ...strict,
    exceptionFactory: (errors) => invalid(collect(errors, '', {})),
  });
