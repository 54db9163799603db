import type { FastifyRequest } from 'fastify';
import { invalid } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import type { Submission } from './idempotency.service.ts';

const idempotencyHeader = 'idempotency-key';
export const keyPattern = /^[\x21-\x7e]{8,128}$/;

/** The submission of a request with an Idempotency-Key; null without one. @throws DomainError 400 for an invalid key */
export function submissionOf({ headers, method, url, body }: FastifyRequest): Submission | null {
  const key = headers[idempotencyHeader];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !keyPattern.test(key)) throw invalid({ [idempotencyHeader]: errorTexts.keyForm });
  const [path = ''] = url.split('?');
  return { route: `${method} ${path}`, key, body };
}
