import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { TranslationLanguage } from '@ministry/domain';
import { Public } from '../../platform/auth/access.ts';
import { FormAnswer, type FormOptions } from '../../platform/http/form-answer.ts';
import { multipartIgnored } from '../../platform/http/multipart.ts';
import { PageLanguage } from '../../platform/http/page-language.ts';
import { plainPagePolicy } from '../../platform/http/plain-page.ts';
import { AnyQuery } from '../../platform/http/query-parameters.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { VisitorPages } from '../../platform/site-settings/visitor-pages.ts';
import { NewsletterSubscriptionRequest, NewsletterSubscriptionResponse } from './newsletter.dto.ts';
import { NewsletterService } from './newsletter.service.ts';
import { unsubscribeConfirmation, unsubscribeQuestion } from './unsubscribe-page.ts';
import { Unsubscriptions } from './unsubscriptions.ts';

const htmlPage = { content: { 'text/html': { schema: { type: 'string' } } } } as const;
const token = {
  name: 'token',
  required: false,
  description: 'Out of a letter',
  schema: { type: 'string' },
  example: '0123456789abcdef0123456789abcdef',
} as const;

/** The form is at the foot of every page. */
const formOptions: FormOptions<NewsletterSubscriptionResponse> = {
  page: ({ body }) => body?.returnTo,
  anchor: 'newsletter',
  done: () => ({ newsletter: 'subscribed' }),
  refused: ({ code }) => ({ newsletter: code === 'VALIDATION_FAILED' ? 'invalid' : 'later' }),
  description: 'the page it was on, with `newsletter=subscribed`, `invalid` or `later`',
};

@ApiTags('Newsletter')
@Controller('newsletter')
@Public()
@RateClass('form')
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly unsubscriptions: Unsubscriptions,
    private readonly pages: VisitorPages,
  ) {}

  @Post('subscribe')
  @HttpCode(200)
  @Idempotent()
  @FormAnswer(formOptions)
  @ApiOperation({
    operationId: 'subscribeToNewsletter',
    summary: 'Get the newsletter; the same answer for an address that gets it already',
  })
  @ApiOkResponse({
    type: NewsletterSubscriptionResponse,
    description: 'A letter of welcome goes to anyone who is new or comes back',
  })
  async subscribe(
    @Body() { email }: NewsletterSubscriptionRequest,
    @PageLanguage() language: TranslationLanguage | null,
  ): Promise<NewsletterSubscriptionResponse> {
    await this.newsletter.subscribe(email, language);
    return { message: 'Thank you for subscribing!' };
  }

  @Get('unsubscribe')
  @AnyQuery()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', plainPagePolicy)
  // Hides the referrer from other sites, but not from this one: without it a browser would not tell where the form comes from.
  @Header('referrer-policy', 'same-origin')
  @ApiOperation({
    operationId: 'askToUnsubscribe',
    summary: 'A page that asks before it ends a subscription; changes nothing',
  })
  @ApiQuery(token)
  @ApiOkResponse({ ...htmlPage, description: 'A page with the question' })
  ask(@PageLanguage() language: TranslationLanguage | null): string {
    return unsubscribeQuestion(this.pages.in(language));
  }

  @Post('unsubscribe')
  @AnyQuery()
  @HttpCode(200)
  @RouteConfig(multipartIgnored)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', plainPagePolicy)
  @Header('referrer-policy', 'same-origin')
  @ApiOperation({
    operationId: 'unsubscribeFromNewsletter',
    summary: 'End a subscription, from the page or by a mail program (RFC 8058); the same answer for any token',
  })
  @ApiQuery(token)
  @ApiConsumes('application/x-www-form-urlencoded', 'multipart/form-data')
  @ApiBody({
    required: false,
    schema: {
      type: 'object',
      properties: {
        'List-Unsubscribe': {
          type: 'string',
          enum: ['One-Click'],
          description: 'What a mail program sends (RFC 8058)',
        },
      },
    },
  })
  @ApiOkResponse({ ...htmlPage, description: 'A page that says that it is done' })
  async unsubscribe(
    @Query('token') token: unknown,
    @PageLanguage() language: TranslationLanguage | null,
  ): Promise<string> {
    await this.unsubscriptions.end(token);
    return unsubscribeConfirmation(this.pages.in(language));
  }
}
