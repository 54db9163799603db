import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Language, languageOfPage, languages, originalLanguage, type TranslationLanguage } from '@ministry/domain';
import { localPage } from './form-page.ts';

/**
 * The language of the reader: the language in the query, otherwise that of the page of this site from which the request comes,
 * if that language is offered; otherwise English. A cached response must not depend on it.
 */
export function pageLanguage({ url, headers: { referer, host }, server }: FastifyRequest): Language {
  const [asked, another] = localPage(url).searchParams.getAll('language');
  if (asked !== undefined && another === undefined && Object.hasOwn(languages, asked)) return asked as Language;
  const page = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
  if (!page || page.host !== host) return originalLanguage;
  return languageOfPage(page.pathname, server.offeredLanguages()) ?? originalLanguage;
}

/** `pageLanguage` as a parameter of a handler, which stores it for messages that are sent later; null for the original. */
export const PageLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): TranslationLanguage | null => {
    const language = pageLanguage(context.switchToHttp().getRequest<FastifyRequest>());
    return language === originalLanguage ? null : language;
  },
);
