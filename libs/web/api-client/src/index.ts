export { ApiError, readableError } from './api-error.ts';
export { createApi, dataOf, pathWith } from './client.ts';
export type { Api, Credential, Page } from './client.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export type * from './types.ts';
