export { ApiError, readableError } from './api-error.ts';
export { apiPath } from './api-path.ts';
export type { AnswerOf, ApiPath, QueryOf, ReadTemplate } from './api-path.ts';
export { createApi, dataOf } from './client.ts';
export type { Api, Credential, Page } from './client.ts';
export { randomId } from './random-id.ts';
export type * from './schema.ts';
