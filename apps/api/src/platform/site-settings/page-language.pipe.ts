import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { languagePath, type TranslationLanguage } from '@ministry/domain';
import { SiteSettingsService } from './site-settings.service.ts';

/** Browsers name the page of a form in `Referer`. */
const Referer = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().headers.referer,
);

@Injectable()
class PageLanguagePipe implements PipeTransform<string | undefined, TranslationLanguage | null> {
  constructor(private readonly settings: SiteSettingsService) {}

  transform(referer: string | undefined): TranslationLanguage | null {
    const language = referer !== undefined && URL.canParse(referer) ? languagePath(new URL(referer).pathname) : '';
    return this.settings.current.languages.offered.find((offered) => `/${offered}` === language) ?? null;
  }
}

/** The language of the page that a request comes from; null for the original, and for one that is not offered. */
export const PageLanguage = (): ParameterDecorator => Referer(PageLanguagePipe);
