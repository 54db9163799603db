import { applyDecorators } from '@nestjs/common';
import { ApiResponse, getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { ErrorResponse } from '../errors/error-response.dto.ts';
import { anyQueryName } from './query-parameters.ts';

export type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;

const descriptions: Record<number, string> = {
  400: 'A field is wrong; `fields` says which',
  401: 'No credential, or one that is not right',
  403: 'The credential is right but may not do this, or the request comes from another site',
  404: 'There is no such thing, or it is not public',
  409: 'Refused as things stand; `code` says why',
  410: 'It was there, and has been removed',
  412: 'A header that the protocol needs is missing or of another version',
  413: 'The body is too large: 1 MB, of uploads and imports what the operation says',
  415: 'The content type is not accepted',
  422: 'Understood, but it cannot be done; `code` says why',
  429: 'Too many requests; see Retry-After',
  503: 'Busy; see Retry-After',
  507: 'The server has no room left',
};

/** Documents the errors of a route that do not follow from its address, access, headers and body. */
export const ApiErrors = (...statuses: number[]): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ...statuses.map((status) => ApiResponse({ status, description: descriptions[status], type: ErrorResponse })),
  );

/** Adds the errors that follow from address, access, headers and body. @param hasNotFound the address names something that may not exist */
export function describeCommonErrors(
  method: string,
  { parameters = [], requestBody, responses, security }: OperationObject,
  hasNotFound: boolean,
): void {
  const takes = (name: string): boolean => parameters.some((parameter) => 'in' in parameter && parameter.name === name);
  const isRead = method === 'get';
  const statuses = [
    ...(isRead && takes(anyQueryName) ? [] : [400]),
    401,
    ...(isRead && !security ? [] : [403]),
    ...(hasNotFound ? [404] : []),
    ...(requestBody ? [413, 415] : []),
    ...(takes('Idempotency-Key') ? [409, 422] : []),
    429,
    503,
  ];
  for (const status of statuses)
    responses[status] ??= {
      description: descriptions[status] ?? '',
      content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorResponse) } } },
    };
}
