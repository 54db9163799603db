import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorResponse } from '../errors/error-response.dto.ts';

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

/** Every route can be asked too often or meet a busy database. */
const always = [429, 503];

/** Declares the refusals of a route in the API description. */
export const ApiErrors = (...statuses: number[]): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ...[...new Set([...statuses, ...always])]
      .sort()
      .map((status) => ApiResponse({ status, description: descriptions[status], type: ErrorResponse })),
  );
