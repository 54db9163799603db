import fc from 'fast-check';
import type { ApiRequest } from './api-client.ts';

/** The parts of an OpenAPI 3.0 document from which requests are generated. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  pattern?: string;
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}
export interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }>; headers?: Record<string, unknown> }>;
  security?: unknown[];
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Values that have broken servers before, for fields of any type. */
const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '𝔘𐍈🙏🏾',
    'ŋ Ŋ',
    '\u202egnp.exe',
    "' OR 1=1 --",
    '<img src=x onerror=alert(1)>',
    '../../etc/passwd',
    '=1+1',
    'a'.repeat(60_000),
  ),
  fc.constantFrom<unknown>(
    -1,
    0,
    1.5,
    1e308,
    -1e308,
    2 ** 31,
    2 ** 53,
    null,
    true,
    [],
    {},
    [[]],
    { $gt: '' },
    { __proto__: 1 },
  ),
);

/** Generates requests for every operation of a document: most are well formed with one error, some are nonsense. */
export class RequestDraw {
  constructor(private readonly document: OpenApi) {}

  request(path: string, method: string, operation: Operation): fc.Arbitrary<ApiRequest> {
    const parameters = operation.parameters ?? [];
    const draw = (place: Parameter['in']): fc.Arbitrary<Record<string, unknown>> =>
      fc.record(
        Object.fromEntries(
          parameters
            .filter((parameter) => parameter.in === place)
            .map(({ name, schema, required }) => [name, this.parameter(schema, place, required ?? false)]),
        ),
      );
    const body = operation.requestBody?.content['application/json']?.schema;
    return fc
      .record({
        inPath: draw('path'),
        inQuery: draw('query'),
        payload: body ? this.body(body) : fc.constant(undefined),
      })
      .map(({ inPath, inQuery, payload }) => ({
        method: method.toUpperCase() as 'GET',
        url: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(printable(inPath[name])) || '%20'),
        query: Object.fromEntries(
          Object.entries(inQuery)
            .filter(([, value]) => value !== undefined)
            .map(([name, value]) => [name, printable(value)]),
        ),
        ...(payload === undefined
          ? {}
          : { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } }),
      }));
  }

  /** Generates a body that is valid according to the schema. */
  wholeBody(operation: Operation): fc.Arbitrary<object> {
    return this.valid(this.bodySchema(operation), 0) as fc.Arbitrary<object>;
  }

  /** Names of the body's fields that accept free text. */
  textFields(operation: Operation): string[] {
    return Object.entries(this.resolve(this.bodySchema(operation)).properties ?? {}).flatMap(([name, field]) => {
      const { type, enum: choices } = this.resolve(field);
      return type === 'string' && !choices ? [name] : [];
    });
  }

  private bodySchema(operation: Operation): Schema {
    return operation.requestBody?.content['application/json']?.schema ?? {};
  }

  private parameter(schema: Schema, place: Parameter['in'], required: boolean): fc.Arbitrary<unknown> {
    const value = fc.oneof(
      { weight: 4, arbitrary: this.valid(schema, 0) },
      { weight: 1, arbitrary: fc.oneof(fc.string({ maxLength: 60 }), fc.integer(), fc.constant('')) },
    );
    return required || place === 'path' ? value : fc.option(value, { nil: undefined });
  }

  private body(schema: Schema): fc.Arbitrary<unknown> {
    const valid = this.valid(schema, 0);
    const names = Object.keys(this.resolve(schema).properties ?? {});
    const oneWrong = fc
      .record({ whole: valid, name: fc.constantFrom(...names, 'unknownField'), value: hostile })
      .map(({ whole, name, value }) => ({ ...(whole as object), [name]: value }));
    return fc.oneof(
      { weight: 4, arbitrary: valid },
      { weight: 5, arbitrary: oneWrong },
      { weight: 1, arbitrary: hostile.filter((value) => value !== undefined) },
    );
  }

  private resolve(schema: Schema): Schema {
    if (schema.$ref) return this.resolve(this.document.components.schemas[schema.$ref.split('/').pop() ?? ''] ?? {});
    if (schema.allOf?.[0] && schema.allOf.length === 1)
      return { ...this.resolve(schema.allOf[0]), nullable: schema.nullable };
    return schema;
  }

  private valid(given: Schema, depth: number): fc.Arbitrary<unknown> {
    const schema = this.resolve(given);
    const value = schema.enum ? fc.constantFrom(...schema.enum) : this.ofType(schema, depth);
    return schema.nullable ? fc.option(value, { nil: null }) : value;
  }

  private ofType(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    switch (schema.type) {
      case 'integer':
        return fc.integer({
          min: Math.max(schema.minimum ?? -5, -(2 ** 31)),
          max: Math.min(schema.maximum ?? 200, 2 ** 31 - 1),
        });
      case 'number':
        return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'array':
        return fc.array(this.valid(schema.items ?? {}, depth + 1), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.min(schema.maxItems ?? 4, 4),
        });
      case 'object': {
        const required = schema.required ?? [];
        const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
          const value = this.valid(field, depth + 1);
          return [name, required.includes(name) ? value : fc.option(value, { nil: undefined })] as const;
        });
        return fc.record(Object.fromEntries(fields));
      }
      default:
        return text(schema);
    }
  }
}

function text(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === 'date-time')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (schema.format === 'date')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (schema.format === 'email')
    return fc
      .tuple(fc.stringMatching(/^[a-z]{1,10}$/), fc.stringMatching(/^[a-z]{1,10}$/))
      .map(([name, host]) => `${name}@${host}.org`);
  if (schema.format === 'uri') return fc.stringMatching(/^[a-z]{1,12}$/).map((name) => `https://example.org/${name}`);
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  const minLength = schema.minLength ?? 0;
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(schema.maxLength ?? 60, 60)) });
}

/** Converts a value to text that a query or a path can carry: lone surrogates cannot be percent-encoded. */
const printable = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\p{Surrogate}/gu, '\ufffd');
