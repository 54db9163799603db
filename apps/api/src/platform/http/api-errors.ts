import { applyDecorators } from '@nestjs/common';
import { ApiResponse, getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { ErrorResponse } from '../errors/error-response.dto.ts';
import { anyQueryName } from './query-parameters.ts';

export type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;

const descriptions: Record<number, string> = {
  400: 'A field is invalid; `fields` says which',
  401: 'No credential, or a wrong one',
  403: 'The credential is valid but lacks the permission, or the request comes from another site',
  404: 'Not found, or not public',
  409: 'Conflicts with the current state; `code` says why',
  410: 'The upload existed and has been removed',
  412: 'A header that the protocol requires is missing or has another version',
  413: 'The body is too large. The limit is 1 MB; operations for uploads and imports state their own',
  415: 'The content type is not accepted',
  422: 'The request is valid but cannot be carried out; `code` says why',
  429: 'Too many requests; see Retry-After',
  503: 'Busy; see Retry-After',
  507: 'The server has no disk space left',
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
